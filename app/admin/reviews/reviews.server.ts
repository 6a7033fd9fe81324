import { redirect } from "@remix-run/node";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { ModerateReviewsDocument, type ReviewStatus, ReviewsDocument } from "../documents.generated";
import { failedForm } from "../frame/failed-form.server";
import { openAdmin } from "../frame/staff-session.server";
import { changedOf, checkedIds, withChanged } from "../ui/checked-ids";
import { searchOf, statusOf } from "../ui/status-filter";
import { viewsOf } from "../views/views.server";
import { reviewStatuses } from "./review-statuses";

/** One page of the reviews of the address's status, or the one that the address names. */
export async function readReviews(request: Request) {
  const visit = await openAdmin(request);
  const { search, searchParams } = new URL(request.url);
  const status = statusOf<ReviewStatus>(searchParams, reviewStatuses);
  const id = searchParams.get("id");
  const after = searchParams.get("after");
  const { reviews } = await visit.read(ReviewsDocument, {
    status,
    search: searchOf(searchParams),
    after,
    id,
  });
  return {
    status: (id !== null && reviews.items[0]?.status) || status,
    search,
    searched: searchOf(searchParams) ?? "",
    reviews: reviews.items,
    endCursor: reviews.end_cursor ?? null,
    hasStores: visit.staff.stores.length > 1,
    views: await viewsOf(visit, "REVIEWS"),
    /** Number of reviews that the form before has changed; null without one. */
    changed: changedOf(searchParams),
  };
}

export type ReviewsView = Awaited<ReturnType<typeof readReviews>>;

/** Approves or rejects the checked reviews, and shows the list again. */
export async function decideReviews(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  const visit = await openAdmin(request);
  const ids = checkedIds(form);
  const decision = fieldText(form, "decision") === "APPROVED" ? "APPROVED" : "REJECTED";
  const result = await visit.attempt(ModerateReviewsDocument, { ids, decision });
  if (!result.ok) return failedForm(result, { message: result.message });
  return redirect(withChanged(request, result.data.moderateReviews.changed), 303);
}
