import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import { loadProducts } from "../catalog/load-products";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError, inputError } from "../graphql/errors";
import type { ReviewToModerate } from "../graphql/resolvers.generated";
import { moderationToken } from "./moderation-token";
import { lockRatings, recountProduct, recountShop } from "./recount-ratings";
import { shopReviewResponse } from "./review-response";
import { type ReviewStatus, reviewRejection } from "./review-states";

const WRONG_LINK = "This link is no longer valid. Please use the link in our latest email.";

/** The review of the token; null when it is invalid. */
export async function reviewToModerate(
  context: EngineContext,
  token: string,
): Promise<ReviewToModerate | null> {
  const claims = moderationToken.read(context.settings, token);
  const review = claims && (await findReview(context.db, context.storeCode, claims.reviewId));
  return review ? moderationResponse(context, review) : null;
}

/**
 * Approves or rejects the token's review, and recomputes the ratings.
 * @throws GraphQLError when the token is invalid, or the transition is not allowed
 */
export async function moderateReview(
  context: EngineContext,
  token: string,
  status: ReviewStatus,
): Promise<ReviewToModerate> {
  const { db, storeCode, settings } = context;
  const claims = moderationToken.read(settings, token);
  if (!claims) throw authorizationError(WRONG_LINK);
  const decided = await db.transaction().execute(async (transaction) => {
    await lockRatings(transaction, storeCode);
    const review = await findReview(transaction, storeCode, claims.reviewId);
    if (!review) throw authorizationError(WRONG_LINK);
    const rejection = reviewRejection(review.status, status);
    if (rejection) throw inputError(rejection);
    const decision = await decide(transaction, review, status);
    await invalidateCache(transaction);
    return decision;
  });
  await context.catchUpInvalidations();
  return moderationResponse(context, decided);
}

async function decide(db: Connection, review: Row<"review">, status: ReviewStatus): Promise<Row<"review">> {
  const change = { status, decided_at: new Date().toISOString() };
  await db.updateTable("review").set(change).where("id", "=", review.id).execute();
  if (review.sku !== null) await recountProduct(db, review.sku);
  await recountShop(db, review.store_code);
  return { ...review, ...change };
}

function findReview(db: Connection, storeCode: string, id: number) {
  return db
    .selectFrom("review")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", storeCode)
    .executeTakeFirst();
}

async function moderationResponse({ db, storeCode }: EngineContext, review: Row<"review">) {
  const bySku = await loadProducts(db, storeCode, [review.sku ?? ""]);
  return {
    review: shopReviewResponse(review, bySku.get(review.sku ?? "")),
    status: review.status.toUpperCase() as ReviewToModerate["status"],
  };
}
