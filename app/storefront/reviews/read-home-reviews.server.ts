import { ShopReviewsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { shopReviewView } from "./review-view";
import { readShopRating } from "./shop-rating.server";

const SHOWN = 3;

/** Reads the newest reviews for the home page; null when there are none or the provider is unavailable. */
export async function readHomeReviews() {
  const rating = await readShopRating();
  if (!rating) return null;
  const variables = { rating: null, page: 1, pageSize: SHOWN };
  const answer = await requestPublic(ShopReviewsDocument, variables).catch(() => null);
  const reviews = answer?.shopReviews.items.map(shopReviewView) ?? [];
  return reviews.length > 0 ? { ...rating, reviews } : null;
}

export type HomeReviewsView = NonNullable<Awaited<ReturnType<typeof readHomeReviews>>>;
