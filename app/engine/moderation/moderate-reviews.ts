import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ModeratedReviews } from "../admin-api/resolvers.generated";
import { recordAudit } from "../audit/record-audit";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { decideReview } from "../reviews/decide-review";
import { lockRatings } from "../reviews/recount-ratings";
import type { ReviewStatus } from "../reviews/review-states";
import { rowId } from "../shared/row-id";
import type { StaffSession } from "../staff/staff-session";

/** Reviews of one form. */
const MAX_AT_ONCE = 50;

/**
 * Approves or rejects several reviews, each with its entry in the audit log. Those that have the status already are left
 * as they are, so that a form that is sent twice acts once.
 * @returns how many changed
 * @throws GraphQLError of category input for none, too many, or one that the session does not see
 */
export async function moderateReviews(
  context: AdminContext,
  ids: string[],
  status: Exclude<ReviewStatus, "pending">,
): Promise<ModeratedReviews> {
  const session = await requireSession(context);
  if (ids.length === 0) throw inputError("Check the reviews that you've decided about first.", "ids");
  if (ids.length > MAX_AT_ONCE)
    throw inputError(`Decide about ${MAX_AT_ONCE} reviews at most at once.`, "ids");
  let changed = 0;
  try {
    for (const id of [...new Set(ids)]) {
      const isChanged = await context.db
        .transaction()
        .execute((transaction) => moderate(transaction, session, rowId(id), status));
      if (isChanged) changed += 1;
    }
  } finally {
    await context.catchUpInvalidations();
  }
  return { changed };
}

async function moderate(
  transaction: Transaction,
  session: StaffSession,
  id: number,
  status: ReviewStatus,
): Promise<boolean> {
  const visible = await visibleReview(transaction, session, id);
  if (visible) await lockRatings(transaction, visible.store_code);
  const review = visible && (await visibleReview(transaction, session, id));
  if (!review) throw inputError("There's no such review. Please reload the page and try again.", "ids");
  if (review.status === status) return false;
  await decideReview(transaction, { id, storeCode: review.store_code }, status);
  await recordAudit(transaction, {
    userId: session.user.id,
    action: status === "approved" ? "review.approve" : "review.reject",
    subject: { type: "review", id: String(id) },
    storeCode: review.store_code,
    changedFields: ["status"],
  });
  return true;
}

async function visibleReview(
  transaction: Transaction,
  { storeCodes }: StaffSession,
  id: number,
): Promise<Pick<Row<"review">, "store_code" | "status"> | undefined> {
  return transaction
    .selectFrom("review")
    .select(["store_code", "status"])
    .where("id", "=", id)
    .where("store_code", "in", storeCodes)
    .executeTakeFirst();
}
