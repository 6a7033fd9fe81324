import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import type { Connection, Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { recountProduct, recountShop } from "./recount-ratings";
import { type ReviewStatus, reviewRejection } from "./review-states";

/**
 * Approves or rejects a review that was read after `lockRatings`, and recomputes the ratings.
 * @throws GraphQLError of category input when the transition is not allowed
 */
export async function decideLockedReview(
  transaction: Transaction,
  review: Row<"review">,
  status: ReviewStatus,
): Promise<Row<"review">> {
  const rejection = reviewRejection(review.status, status);
  if (rejection) throw inputError(rejection);
  const change = { status, decided_at: new Date().toISOString() };
  await transaction.updateTable("review").set(change).where("id", "=", review.id).execute();
  if (review.sku !== null) await recountProduct(transaction, review.sku);
  await recountShop(transaction, review.store_code);
  await invalidateCache(transaction);
  return { ...review, ...change };
}

/** The store's review with that id; undefined when there is none. */
export function findReview(db: Connection, { id, storeCode }: { id: number; storeCode: string }) {
  return db
    .selectFrom("review")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
}
