import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { ModerateReviewsDocument, type ReviewStatus, ReviewsDocument } from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { statusOf } from "../ui/status-filter";
import { reviewStatuses } from "./review-statuses";

/** Name of a checked review's field. */
const CHECKED = /^review-(\d{1,9})$/;

/** One page of the reviews of the address's status, or the one that the address names. */
export async function readReviews(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const status = statusOf<ReviewStatus>(searchParams, reviewStatuses);
  const id = searchParams.get("id");
  const after = searchParams.get("after");
  const { reviews } = await visit.read(ReviewsDocument, { status, after, id });
  const changed = Number(searchParams.get("changed") ?? Number.NaN);
  return {
    status: (id !== null && reviews.items[0]?.status) || status,
    search,
    reviews: reviews.items,
    endCursor: reviews.end_cursor ?? null,
    hasStores: visit.staff.stores.length > 1,
    /** Number of reviews that the form before has changed; null without one. */
    changed: Number.isSafeInteger(changed) ? changed : null,
  };
}

export type ReviewsView = Awaited<ReturnType<typeof readReviews>>;

/** Approves or rejects the checked reviews, and shows the list again. */
export async function decideReviews(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const ids = [...form.keys()].flatMap((name) => CHECKED.exec(name)?.[1] ?? []);
  const decision = fieldText(form, "decision") === "APPROVED" ? "APPROVED" : "REJECTED";
  const result = await visit.attempt(ModerateReviewsDocument, { ids, decision });
  if (!result.ok) return failedForm(result, { message: result.message });
  const query = new URLSearchParams(new URL(request.url).search);
  query.delete("after");
  query.set("changed", String(result.data.moderateReviews.changed));
  return redirect(`/admin/reviews?${query}`, 303);
}
