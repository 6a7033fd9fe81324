import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  DecideSharedPhotoDocument,
  DecideSharedPhotosDocument,
  type SharedPhotoDecision,
  type SharedPhotoStatus,
  SharedPhotosDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { type AdminVisit, openAdmin } from "../frame/staff-session.server";
import { changedOf, checkedIds, withChanged } from "../ui/checked-ids";
import { searchOf, statusOf } from "../ui/status-filter";
import { viewsOf } from "../views/views.server";
import { decisionResults, sharedPhotoStatuses } from "./shared-photo-statuses";

/** One page of the shared photos of the address's status, or the one that the address names. */
export async function readSharedPhotos(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const id = searchParams.get("id");
  const status = statusOf<SharedPhotoStatus>(searchParams, sharedPhotoStatuses);
  const { sharedPhotos } = await visit.read(SharedPhotosDocument, {
    status,
    search: searchOf(searchParams),
    after: searchParams.get("after"),
    id,
  });
  const done = searchParams.get("done") ?? "";
  return {
    status: (id !== null && sharedPhotos.items[0]?.status) || status,
    isOne: id !== null,
    search,
    searched: searchOf(searchParams) ?? "",
    photos: sharedPhotos.items,
    endCursor: sharedPhotos.end_cursor ?? null,
    hasStores: visit.staff.stores.length > 1,
    formKey: newFormKey(),
    done: isDecision(done) ? decisionResults[done] : null,
    views: await viewsOf(visit, "SHARED_PHOTOS"),
    /** Number of photos that the form before has decided about together; null without one. */
    changed: changedOf(searchParams),
  };
}

export type SharedPhotosView = Awaited<ReturnType<typeof readSharedPhotos>>;

/** Publishes a photo or the checked ones, takes them down, or records a withdrawal, and shows the list again. */
export async function decideSharedPhoto(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const together = fieldText(form, "checked");
  if (together) return decideTogether(visit, request, { ids: checkedIds(form), decision: together });
  const [id, decision] = [fieldText(form, "id"), fieldText(form, "decision")];
  if (!isDecision(decision)) throw new Response("Please reload the page and try again.", { status: 400 });
  // Another decision on the same page, after going back, is another form.
  const key = `${fieldText(form, "key")}${decision[0]}-${id}`;
  const result = await visit.attempt(DecideSharedPhotoDocument, { input: { id, key, decision } });
  if (!result.ok) return failedForm(result, { message: result.message });
  const query = new URLSearchParams(new URL(request.url).search);
  query.delete("changed");
  query.set("done", decision);
  return redirect(`/admin/shared-photos?${query}`, 303);
}

async function decideTogether(
  visit: AdminVisit,
  request: Request,
  { ids, decision }: { ids: string[]; decision: string },
): Promise<Response> {
  if (!isDecision(decision)) throw new Response("Please reload the page and try again.", { status: 400 });
  const result = await visit.attempt(DecideSharedPhotosDocument, { ids, decision });
  if (result.ok) return redirect(withChanged(request, result.data.decideSharedPhotos.changed), 303);
  return failedForm(result, { message: result.message });
}

function isDecision(text: string): text is SharedPhotoDecision {
  return Object.hasOwn(decisionResults, text);
}
