import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { IssueGiftCardDocument } from "../documents.generated";
import { failedForm, type TypedProblem, typedProblem } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";

/** Fields that the staff's API takes as they are typed. */
const TEXTS = ["amount", "recipient_name", "recipient_email", "message", "deliver_on", "reason"] as const;

type Typed = Record<(typeof TEXTS)[number], string>;

/** What the page shows after a form that failed, with what was typed. */
export interface NewGiftCardProblem extends TypedProblem {
  fields: Typed;
  store: string;
}

/** The form of a new gift card. @throws Response 403 without the permission */
export async function readNewGiftCard(request: Request) {
  const visit = await openAdmin(request);
  if (!visit.can("customers.giftcardaccount"))
    throw new Response("Your role doesn't allow this.", { status: 403 });
  const { staff } = visit;
  return json({ store: wantedStore(request, staff.stores), stores: staff.stores, formKey: newFormKey() });
}

/** Issues a gift card, and shows the list. */
export async function issueGiftCard(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const fields = Object.fromEntries(TEXTS.map((name) => [name, fieldText(form, name)])) as Typed;
  const store = fieldText(form, "store");
  const input = { store_code: store, key: fieldText(form, "key"), ...fields };
  const result = await visit.attemptTyped(IssueGiftCardDocument, { input });
  if (result.ok) return redirect("/admin/gift-cards?issued", 303);
  return failedForm<NewGiftCardProblem>(result, { ...typedProblem(result), fields, store });
}
