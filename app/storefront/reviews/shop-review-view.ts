import type { SaidOfShopFragment } from "~/provider/contract/documents.generated";
import { longDay } from "../ui/long-day";
import type { ReviewView } from "./review-view";

/** Converts a review from the shop's list. */
export function shopReviewView(review: SaidOfShopFragment): ReviewView {
  const { product } = review;
  return {
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    rating: review.rating,
    day: longDay(review.created_at),
    writtenAt: review.created_at,
    isVerified: review.verified,
    product: product ? { name: product.name ?? "", path: `/${product.url_key}` } : null,
  };
}
