import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { type BlankFilterInput, BlanksDocument, CreateBlankDocument } from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";
import { storeOf } from "../frame/wanted-store";
import { viewsOf } from "../views/views.server";
import { blankFields } from "./blank-fields.server";

/** The blanks of the address's store; those that are low, of all stores. */
export async function readBlanks(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const { stores } = visit.staff;
  const filter = blankFilter(searchParams, stores);
  const { blanks } = await visit.read(BlanksDocument, { filter });
  return json({
    blanks,
    store: storeOf(searchParams, stores),
    stores,
    name: filter.search ?? "",
    isLow: filter.is_low === true,
    search,
    views: await viewsOf(visit, "BLANKS"),
    formKey: newFormKey(),
    isDeleted: searchParams.has("deleted"),
  });
}

/** The filter of the list's address. @param stores of the person; without a store in the address, the first one */
export function blankFilter(query: URLSearchParams, stores: { code: string }[]): BlankFilterInput {
  const isLow = query.has("low");
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100) || null,
    store_code: isLow ? null : storeOf(query, stores),
    is_low: isLow,
  };
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
