import type { CatalogProduct } from "../catalog/catalog-product";
import type { Row } from "../database/schema";
import type { ProductReview, ShopReview } from "../graphql/resolvers.generated";
import { breakdownOf } from "./review-ratings";
import { withinReview } from "./within-review";

/** A review as the contract shows it, with its product. */
export function productReviewResponse(review: Row<"review">, product: CatalogProduct): ProductReview {
  return {
    product: withinReview(product.view),
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    created_at: review.created_at,
    average_rating: review.rating * 20,
    ratings_breakdown: breakdownOf(review.rating),
    verified: review.is_verified === 1,
  };
}

/** A review as the contract shows it in the store's list; without a product it is about the store. */
export function shopReviewResponse(review: Row<"review">, product: CatalogProduct | undefined): ShopReview {
  return {
    product: product ? withinReview(product.view) : null,
    rating: review.rating,
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    created_at: review.created_at,
    verified: review.is_verified === 1,
  };
}
