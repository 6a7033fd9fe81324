import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import {
  DecideSharedPhotoDocument,
  type SharedPhotoDecision,
  type SharedPhotoStatus,
  SharedPhotosDocument,
} from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { newFormKey } from "../frame/form-key.server";
import { openAdmin } from "../frame/staff-session.server";
import { statusOf } from "../ui/status-filter";
import { decisionResults, sharedPhotoStatuses } from "./shared-photo-statuses";

/** One page of the shared photos of the address's status, or the one that the address names. */
export async function readSharedPhotos(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const id = searchParams.get("id");
  const status = statusOf<SharedPhotoStatus>(searchParams, sharedPhotoStatuses);
  const { sharedPhotos } = await visit.read(SharedPhotosDocument, {
    status,
    after: searchParams.get("after"),
    id,
  });
  const done = searchParams.get("done") ?? "";
  return {
    status: (id !== null && sharedPhotos.items[0]?.status) || status,
    isOne: id !== null,
    search,
    photos: sharedPhotos.items,
    endCursor: sharedPhotos.end_cursor ?? null,
    hasStores: visit.staff.stores.length > 1,
    formKey: newFormKey(),
    done: isDecision(done) ? decisionResults[done] : null,
  };
}

export type SharedPhotosView = Awaited<ReturnType<typeof readSharedPhotos>>;

/** Publishes a photo, takes it down or records its withdrawal, and shows the list again. */
export async function decideSharedPhoto(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const [id, decision] = [fieldText(form, "id"), fieldText(form, "decision")];
  if (!isDecision(decision)) throw new Response("Please reload the page and try again.", { status: 400 });
  // Another decision on the same page, after going back, is another form.
  const key = `${fieldText(form, "key")}${decision[0]}-${id}`;
  const result = await visit.attempt(DecideSharedPhotoDocument, { input: { id, key, decision } });
  if (!result.ok) return failedForm(result, { message: result.message });
  const query = new URLSearchParams(new URL(request.url).search);
  query.set("done", decision);
  return redirect(`/admin/shared-photos?${query}`, 303);
}

function isDecision(text: string): text is SharedPhotoDecision {
  return Object.hasOwn(decisionResults, text);
}
