import { loadProducts } from "../catalog/load-products";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";
import type { ReviewToModerate } from "../graphql/resolvers.generated";
import { decideReview, findReview } from "./decide-review";
import { moderationToken } from "./moderation-token";
import { shopReviewResponse } from "./review-response";
import type { ReviewStatus } from "./review-states";

const WRONG_LINK = "This link is no longer valid. Please use the link in our latest email.";

/** The review of the token; null when it is invalid. */
export async function reviewToModerate(
  context: EngineContext,
  token: string,
): Promise<ReviewToModerate | null> {
  const claims = moderationToken.read(context.settings, token);
  const review =
    claims && (await findReview(context.db, { id: claims.reviewId, storeCode: context.storeCode }));
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
  const decided = await db
    .transaction()
    .execute((transaction) => decideReview(transaction, { id: claims.reviewId, storeCode }, status));
  if (!decided) throw authorizationError(WRONG_LINK);
  await context.catchUpInvalidations();
  return moderationResponse(context, decided);
}

async function moderationResponse({ db, storeCode }: EngineContext, review: Row<"review">) {
  const bySku = await loadProducts(db, storeCode, [review.sku ?? ""]);
  return {
    review: shopReviewResponse(review, bySku.get(review.sku ?? "")),
    status: review.status.toUpperCase() as ReviewToModerate["status"],
  };
}
