import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  RemoveViewDocument,
  SavedViewsDocument,
  SaveViewDocument,
  type ViewList,
} from "../documents.generated";
import { type FormRejection, failedForm, rejectionOf } from "../frame/failed-form.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { isViewList, viewPath } from "./view-lists";

/** All saved views of the person. */
export async function readViews(request: Request) {
  const visit = await openAdmin(request);
  const { savedViews } = await visit.read(SavedViewsDocument, {});
  return { views: savedViews, isRemoved: new URL(request.url).searchParams.has("removed") };
}

export type ViewsView = Awaited<ReturnType<typeof readViews>>;

/** The person's views of one list. */
export async function viewsOf(visit: AdminVisit, list: ViewList) {
  const { savedViews } = await visit.read(SavedViewsDocument, {});
  return savedViews.filter((view) => view.list === list);
}

/**
 * Saves the filter of a list and shows the list, or removes a view.
 * @throws Response 400 for an unknown list
 */
export async function changeViews(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const id = fieldText(form, "remove");
  if (id) {
    const removed = await visit.attempt(RemoveViewDocument, { id });
    if (removed.ok) return redirect("/admin/views?removed", 303);
    return failedForm<FormRejection>(removed, rejectionOf(removed, form));
  }
  const list = fieldText(form, "list");
  if (!isViewList(list)) throw new Response("Please reload the page and try again.", { status: 400 });
  const input = { list, name: fieldText(form, "name"), query: fieldText(form, "query") };
  const result = await visit.attempt(SaveViewDocument, { input });
  if (result.ok) return redirect(viewPath(result.data.saveView), 303);
  return failedForm<FormRejection>(result, rejectionOf(result, form));
}
