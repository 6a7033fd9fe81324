import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { ChangeCategoryProductsDocument, ChangeProductsDocument } from "../../documents.generated";
import { failedForm } from "../../frame/failed-form.server";
import { keyOfIntent } from "../../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../../frame/staff-session.server";
import { readBulkChoice } from "./plan-products.server";
import { readPlanned } from "./planned-field";
import { categoryOfValue, isCategoryStep, listPath } from "./product-steps";

/** The result of a confirmed step that did not change every product. */
export interface BulkOutcome {
  /** Why nothing was changed; null when some products were. */
  message: string | null;
  changed: number;
  unchanged: { sku: string; reason: string }[];
  /** The list's query. */
  list: string;
}

type Changed = Pick<BulkOutcome, "changed" | "unchanged">;

/** Takes the step that was confirmed, and shows the list again. @throws Response 400 for an unknown step */
export async function changeProducts(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const { list } = readBulkChoice(form);
  const result = await sendStep(visit, form);
  if (!result.ok)
    return failedForm<BulkOutcome>(result, { message: result.message, changed: 0, unchanged: [], list });
  const { changed, unchanged } = result.data;
  if (unchanged.length > 0) return json<BulkOutcome>({ message: null, changed, unchanged, list });
  return redirect(listPath(list, changed), 303);
}

async function sendStep(visit: AdminVisit, form: FormData): Promise<AdminResult<Changed>> {
  const { step, skus, amount, listing } = readBulkChoice(form);
  const intent = fieldText(form, "intent");
  const common = { as_draft: intent === "draft", key: keyOfIntent(form, intent) };
  if (isCategoryStep(step)) {
    const version = fieldText(form, "version");
    const input = { ...common, ...categoryOfValue(listing), skus, version, is_added: step === "PUT_IN" };
    const result = await visit.attempt(ChangeCategoryProductsDocument, { input });
    return result.ok ? { ...result, data: result.data.changeCategoryProducts } : result;
  }
  const input = { ...common, products: readPlanned(form), step, amount: amount || null };
  const result = await visit.attempt(ChangeProductsDocument, { input });
  return result.ok ? { ...result, data: result.data.changeProducts } : result;
}
