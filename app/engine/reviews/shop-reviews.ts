import { loadProducts } from "../catalog/load-products";
import type { EngineContext } from "../graphql/context";
import type { ShopReviews } from "../graphql/resolvers.generated";
import type { WantedPage } from "../shared/page-of";
import { listReviews } from "./list-reviews";
import { averageOf, countOf, requireStars } from "./review-ratings";
import { shopReviewResponse } from "./review-response";
import { readDistribution } from "./star-counts";

/**
 * What is said of the shop and all its products.
 * @param rating only the reviews with so many stars; null: all
 * @throws GraphQLError when page, size or stars are out of range
 */
export async function shopReviews(
  { db, storeCode }: EngineContext,
  rating: number | null,
  page: WantedPage,
): Promise<ShopReviews> {
  if (rating !== null) requireStars(rating);
  const distribution = await readDistribution(db, { storeCode });
  const total = countOf(distribution.filter(({ stars }) => rating === null || stars === rating));
  const { reviews, page_info } = await listReviews(db, { storeCode }, { ...page, rating, total });
  const skus = reviews.map(({ sku }) => sku ?? "");
  const bySku = await loadProducts(db, storeCode, skus);
  return {
    average: averageOf(distribution),
    total_count: countOf(distribution),
    distribution,
    items: reviews.map((review) => shopReviewResponse(review, bySku.get(review.sku ?? ""))),
    page_info,
  };
}
