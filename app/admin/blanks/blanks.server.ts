import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { BlanksDocument, CreateBlankDocument } from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";
import { blankFields } from "./blank-fields.server";

/** The blanks of the address's store; those that are low, of all stores. */
export async function readBlanks(request: Request) {
  const visit = await openAdmin(request);
  const { searchParams } = new URL(request.url);
  const store = wantedStore(request, visit.staff.stores);
  const isLow = searchParams.has("low");
  const { blanks } = await visit.read(BlanksDocument, {});
  return json({
    blanks: blanks.filter(({ store_code, is_low }) => (isLow ? is_low : store_code === store)),
    store,
    stores: visit.staff.stores,
    isLow,
    formKey: newFormKey(),
    isDeleted: searchParams.has("deleted"),
  });
}

/** Adds a blank, and shows its page. */
export async function addBlank(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const store_code = fieldText(form, "store");
  const result = await visit.attempt(CreateBlankDocument, {
    input: { store_code, key: fieldText(form, "key"), fields: blankFields(form) },
  });
  if (!result.ok) return failedForm<FormRejection>(result, rejectionOf(result, form));
  return redirect(`/admin/blanks?${new URLSearchParams({ store: store_code })}`, 303);
}
