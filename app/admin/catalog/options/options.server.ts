import { redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { CatalogProductDocument, SaveProductDraftDocument } from "../../documents.generated";
import { draftDone } from "../../drafts/draft-done";
import { type FormRejection, failedForm, rejectionOf } from "../../frame/failed-form.server";
import { newFormKey } from "../../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../../frame/staff-session.server";
import { changeDraft, type ProductFormInput, productFormInput } from "../draft-forms.server";
import { productPath } from "../product-path";
import { fieldsByOption, numberedFields, typedOptions } from "./option-fields";

/** The options of a product with its draft. @throws Response 404 when there is none in the person's stores */
export async function readOptionsPage(request: Request, sku: string) {
  const visit = await openAdmin(request);
  const { name, version, draft, fields } = await readProduct(visit, sku);
  const { searchParams } = new URL(request.url);
  return {
    product: { name, version, draft: draft ?? null },
    options: fieldsByOption(numberedFields(fields)),
    path: productPath(sku),
    mayEdit: visit.can("catalog.edit"),
    formKey: newFormKey(),
    done: draftDone[searchParams.get("done") ?? ""] ?? null,
  };
}

export type OptionsPageView = Awaited<ReturnType<typeof readOptionsPage>>;

/** Carries out a form of the page, and shows it again. @throws Response 400 for an unknown form */
export async function changeOptions(request: Request, sku: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const input = productFormInput(form, sku);
  const result =
    intent === "save" ? await save(visit, form, input) : await changeDraft(visit, intent, form, input);
  if (!result.ok) return failedForm<FormRejection>(result, rejectionOf(result, form));
  return redirect(`${productPath(sku)}/options?${new URLSearchParams({ done: intent })}`, 303);
}

async function save(
  visit: AdminVisit,
  form: FormData,
  input: ProductFormInput,
): Promise<AdminResult<unknown>> {
  const fields = numberedFields((await readProduct(visit, input.sku)).fields);
  const typed = typedOptions(form, fields);
  const result = await visit.attempt(SaveProductDraftDocument, { input: { ...input, fields: typed } });
  if (result.ok) return result;
  const wrong = fields.find(({ code }) => code === result.field);
  return { ...result, field: wrong ? `value-${wrong.index}` : result.field };
}

async function readProduct(visit: AdminVisit, sku: string) {
  const { catalogProduct } = await visit.read(CatalogProductDocument, { sku });
  if (!catalogProduct) throw new Response("There's no such product.", { status: 404 });
  return catalogProduct;
}
