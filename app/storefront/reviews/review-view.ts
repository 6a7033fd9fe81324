import type { SaidOfShopFragment } from "~/provider/contract/documents.generated";
import { productPath } from "../catalog/catalog-paths";
import { longDay } from "../ui/long-day";

export interface StarCountView {
  stars: number;
  count: number;
}

/** Converts a review from the shop's list. */
export function shopReviewView({ rating, product, ...words }: SaidOfShopFragment) {
  return reviewView(words, rating, product && { name: product.name ?? "", path: productPath(product) });
}

/** @param product the reviewed product, where it is not obvious from the page */
export function reviewView(
  words: Omit<SaidOfShopFragment, "rating" | "product" | "verified"> & { verified?: boolean },
  rating: number,
  product: { name: string; path: string } | null,
) {
  return {
    nickname: words.nickname,
    summary: words.summary,
    /** Plain text; line breaks are kept. */
    text: words.text,
    /** 1 to 5. */
    rating,
    /** Such as November 20, 2026. */
    day: longDay(words.created_at),
    /** ISO 8601. */
    writtenAt: words.created_at,
    /** The author bought the product here. */
    isVerified: words.verified ?? false,
    product,
  };
}

export type ReviewView = ReturnType<typeof reviewView>;

/** One page of reviews, and the statistics of all of them. */
export interface ReviewListView {
  /** 0 to 5. */
  average: number;
  count: number;
  /** Five stars first; empty if the provider does not support it. */
  distribution: StarCountView[];
  reviews: ReviewView[];
  /** Counts from 1. */
  page: number;
  pages: number;
}

export const NO_REVIEWS: ReviewListView = {
  average: 0,
  count: 0,
  distribution: [],
  reviews: [],
  page: 1,
  pages: 0,
};
