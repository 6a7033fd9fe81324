import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ModeratedEntries } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import type { Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { decideLockedReview, findReview } from "../reviews/decide-review";
import { lockRatings } from "../reviews/recount-ratings";
import type { ReviewStatus } from "../reviews/review-states";
import { rowId } from "../shared/row-id";
import type { StaffSession } from "../staff/staff-session";
import { moderateEntries } from "./moderate-entries";

/**
 * Approves or rejects several reviews, each with its entry in the audit log. Those that have the status already are left
 * as they are, so that a form that is sent twice acts once.
 * @throws GraphQLError of category input for none, too many, or one that the session does not see
 */
export async function moderateReviews(
  context: AdminContext,
  ids: string[],
  status: Exclude<ReviewStatus, "pending">,
): Promise<ModeratedEntries> {
  const session = await requireSession(context);
  try {
    return await moderateEntries(ids, "reviews", (id) =>
      context.db.transaction().execute((transaction) => moderate(transaction, session, rowId(id), status)),
    );
  } finally {
    await context.catchUpInvalidations();
  }
}

async function moderate(
  transaction: Transaction,
  session: StaffSession,
  id: number,
  status: ReviewStatus,
): Promise<boolean> {
  const storeCode = await visibleStore(transaction, session, id);
  if (storeCode !== undefined) await lockRatings(transaction, storeCode);
  const review = storeCode !== undefined && (await findReview(transaction, { id, storeCode }));
  if (!review) throw inputError("There's no such review. Please reload the page and try again.", "ids");
  if (review.status === status) return false;
  await decideLockedReview(transaction, review, status);
  await recordAudit(transaction, {
    userId: session.user.id,
    action: status === "approved" ? "review.approve" : "review.reject",
    subject: { type: "review", id: String(id) },
    storeCode: review.store_code,
    changedFields: ["status"],
  });
  return true;
}

/** The store of a review that the session sees. */
async function visibleStore(
  transaction: Transaction,
  { storeCodes }: StaffSession,
  id: number,
): Promise<string | undefined> {
  const review = await transaction
    .selectFrom("review")
    .select("store_code")
    .where("id", "=", id)
    .where("store_code", "in", storeCodes)
    .executeTakeFirst();
  return review?.store_code;
}
