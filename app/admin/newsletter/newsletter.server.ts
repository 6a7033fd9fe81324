import { json, redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { ExportSubscribersDocument } from "../documents.generated";
import { failedDownload } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { wantedStore } from "../frame/wanted-store";
import { listResponse } from "../ui/download-response";

/** The form of the export. @throws Response 403 for people who may not export */
export async function readNewsletter(request: Request) {
  const { staff, can } = await openAdmin(request);
  if (!can("newsletter.export")) throw new Response("Your role doesn't allow this.", { status: 403 });
  return json({ store: wantedStore(request, staff.stores), stores: staff.stores });
}

/** Downloads the subscribers of the form's store and days as CSV. @throws Response as `openAdmin` and its calls do */
export async function exportSubscribers(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const [store_code, from, to] = ["store", "from", "to"].map((name) => fieldText(form, name));
  const result = await visit.attempt(ExportSubscribersDocument, { input: { store_code, from, to } });
  if (!result.ok) throw failedDownload(result);
  return listResponse(result.data.exportSubscribers, "subscribers");
}

/** Where somebody continues who had to confirm their identity before an export: the form. */
export function backToNewsletter(): Response {
  return redirect("/admin/newsletter");
}
