import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  AdjustBalanceDocument,
  CustomerDocument,
  EndCustomerSessionsDocument,
  EraseCustomerDocument,
  ExportCustomerDocument,
} from "../documents.generated";
import { type FormRejection, failedDownload, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { jsonResponse } from "../ui/download-response";
import { type CustomerIntent, doneTexts, isCustomerIntent } from "./customer-intents";

/** A customer with everything that staff see. @throws Response 404 when there is none in the person's stores */
export async function readCustomer(request: Request, id: string) {
  const visit = await openAdmin(request);
  const { customer } = await visit.read(CustomerDocument, { id });
  if (!customer) throw new Response("Not found", { status: 404 });
  const done = new URL(request.url).searchParams.get("done") ?? "";
  return {
    customer,
    formKey: newFormKey(),
    done: isCustomerIntent(done) ? doneTexts[done] : null,
    can: {
      draft: visit.can("sales.create"),
      seeGiftCards: visit.can("customers.giftcardaccount"),
      adjust: visit.can("customers.balance"),
      signOut: visit.can("customers.sign-out"),
      privacy: visit.can("customers.privacy"),
    },
  };
}

export type CustomerView = Awaited<ReturnType<typeof readCustomer>>;

/** What the page shows after a form that failed. */
export interface CustomerFormProblem extends FormRejection {
  intent: CustomerIntent;
}

/**
 * Does what a form of the page requests, and shows the customer again, or the list once they are erased.
 * @throws Response 400 for an unknown form
 */
export async function changeCustomer(request: Request, id: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const intent = fieldText(form, "intent");
  if (!isCustomerIntent(intent)) throw new Response("Please reload the page and try again.", { status: 400 });
  const result = await sendForm(visit, id, intent, form);
  if (result.ok && intent === "erase") return redirect("/admin/customers?done=erase", 303);
  if (result.ok) return redirect(`/admin/customers/${encodeURIComponent(id)}?done=${intent}`, 303);
  return failedForm<CustomerFormProblem>(result, { intent, ...rejectionOf(result, form) });
}

/** Downloads everything stored about the customer as JSON. @throws Response as `openAdmin` and its calls do */
export async function downloadCustomer(request: Request, id: string): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const input = { customer_id: id, key: `${fieldText(form, "key")}-export` };
  const result = await visit.attempt(ExportCustomerDocument, { input });
  if (!result.ok) throw failedDownload(result);
  return jsonResponse(result.data.exportCustomer, `customer-${Number(id)}`);
}

function sendForm(visit: AdminVisit, id: string, intent: CustomerIntent, form: FormData) {
  const input = { customer_id: id, key: `${fieldText(form, "key")}-${intent}` };
  if (intent === "sign-out") return visit.attempt(EndCustomerSessionsDocument, { input });
  if (intent === "erase")
    return visit.attemptTyped(EraseCustomerDocument, {
      input: { ...input, email: fieldText(form, "email") },
    });
  return visit.attemptTyped(AdjustBalanceDocument, {
    input: {
      ...input,
      kind: fieldText(form, "kind") === "POINTS" ? "POINTS" : "CREDIT",
      is_taken_away: fieldText(form, "direction") === "take",
      amount: fieldText(form, "amount"),
      reason: fieldText(form, "reason"),
    },
  });
}
