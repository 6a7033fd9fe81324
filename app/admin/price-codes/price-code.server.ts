import { json, redirect } from "@remix-run/node";
import type { AdminResult } from "~/provider/admin.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  ChangePriceCodeDocument,
  CreatePriceCodeDocument,
  DeletePriceCodeDocument,
  EndPriceCodeDocument,
  PriceCodeDocument,
  type PriceCodeFormInput,
  ResetPriceCodeDocument,
} from "../documents.generated";
import { failedForm, type TypedProblem, typedProblem } from "../frame/failed-form.server";
import { keyOfIntent, newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";
import { fieldsOf, newPriceCode, type PriceCodeFields, typedFields } from "./price-code-fields.server";

/** What the page shows after a form that failed, with what was typed. */
export interface PriceCodeProblem extends TypedProblem {
  /** Null for a form without fields. */
  fields: PriceCodeFields | null;
  code: string;
}

const doneTexts: Record<string, string> = {
  created: "The price code is ready to use.",
  changed: "The price code was changed. The shop uses it now.",
  ended: "The price code has ended. Carts with it show the regular prices and say so.",
  reset: "The price code is as in the brand's folder again.",
};

/** The form of a new price code. */
export async function readNewPriceCode(request: Request) {
  const { staff } = await openAdmin(request);
  return json({
    priceCode: null,
    fields: newPriceCode,
    store: wantedStore(request, staff.stores),
    stores: staff.stores,
    formKey: newFormKey(),
    done: null,
  });
}

/** The form of the price code with that code in the address's store. @throws Response 404 when there is none */
export async function readPriceCode(request: Request, code: string) {
  const visit = await openAdmin(request);
  const store = wantedStore(request, visit.staff.stores);
  const { priceCode } = await visit.read(PriceCodeDocument, { store, code });
  if (!priceCode) throw new Response("There's no such price code.", { status: 404 });
  return json({
    priceCode,
    fields: fieldsOf(priceCode),
    store,
    stores: visit.staff.stores,
    formKey: newFormKey(),
    done: doneTexts[new URL(request.url).searchParams.get("done") ?? ""] ?? null,
  });
}

/** Creates a price code, and shows it. */
export async function createPriceCode(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const [store_code, code] = [fieldText(form, "store"), fieldText(form, "code")];
  const fields = typedFields(form);
  const input = { store_code, code, key: fieldText(form, "key"), fields };
  const result = await visit.attemptTyped(CreatePriceCodeDocument, { input });
  if (result.ok) return toPriceCode(store_code, code.trim(), "created");
  return failedForm<PriceCodeProblem>(result, { ...typedProblem(result), fields, code });
}

/** Changes, ends, resets or deletes a price code. */
export async function changePriceCode(request: Request, code: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  const store_code = fieldText(form, "store");
  const key = keyOfIntent(form, intent);
  const fields = intent === "change" ? typedFields(form) : null;
  const result = await attempt(
    visit,
    intent,
    { store_code, code, key, version: fieldText(form, "version") },
    fields,
  );
  if (!result.ok) return failedForm<PriceCodeProblem>(result, { ...typedProblem(result), fields, code });
  if (intent === "delete") return redirect("/admin/price-codes?deleted", 303);
  return toPriceCode(
    store_code,
    code,
    intent === "change" ? "changed" : intent === "end" ? "ended" : "reset",
  );
}

async function attempt(
  visit: AdminVisit,
  intent: string,
  input: PriceCodeFormInput,
  fields: PriceCodeFields | null,
): Promise<AdminResult<unknown>> {
  if (fields) return visit.attemptTyped(ChangePriceCodeDocument, { input: { ...input, fields } });
  if (intent === "end") return visit.attempt(EndPriceCodeDocument, { input });
  if (intent === "reset") return visit.attempt(ResetPriceCodeDocument, { input });
  if (intent === "delete") return visit.attempt(DeletePriceCodeDocument, { input });
  throw new Response("Please reload the page and try again.", { status: 400 });
}

function toPriceCode(store: string, code: string, done: string): Response {
  const query = new URLSearchParams({ store, done });
  return redirect(`/admin/price-codes/${encodeURIComponent(code)}?${query}`, 303);
}
