import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { CreateDraftOrderDocument } from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";

/** The form of a new draft order. @throws Response 403 without the permission */
export async function readNewDraftOrder(request: Request) {
  const visit = await openAdmin(request);
  if (!visit.can("sales.create")) throw new Response("Your role doesn't allow this.", { status: 403 });
  return json({ stores: visit.staff.stores, formKey: newFormKey() });
}

/** Starts a draft order for an email address, or for the account of a customer's page, and opens it. */
export async function startDraftOrder(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const input = {
    key: `${fieldText(form, "key")}-draft`,
    store_code: fieldText(form, "store"),
    customer_id: fieldText(form, "customer") || null,
    email: fieldText(form, "email"),
  };
  const result = await visit.attempt(CreateDraftOrderDocument, { input });
  if (result.ok) return redirect(`/admin/draft-orders/${result.data.createDraftOrder}`, 303);
  return failedForm<FormRejection>(result, rejectionOf(result, form));
}
