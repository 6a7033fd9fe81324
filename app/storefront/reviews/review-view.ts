/** Data of reviews for the pages. */

export interface StarCountView {
  stars: number;
  count: number;
}

export interface ReviewView {
  nickname: string;
  summary: string;
  /** Plain text; line breaks are kept. */
  text: string;
  /** 1 to 5. */
  rating: number;
  /** Such as November 20, 2026. */
  day: string;
  /** ISO 8601. */
  writtenAt: string;
  /** The author bought the product here. */
  isVerified: boolean;
  /** The reviewed product, where it is not obvious from the page. */
  product: { name: string; path: string } | null;
}

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

export interface QuestionView {
  /** Null for a frequently asked question that the shop wrote itself. */
  nickname: string | null;
  question: string;
  answer: string;
  day: string;
  /** ISO 8601. */
  answeredAt: string;
}

/** One page of a product's answered questions. */
export interface QuestionListView {
  questions: QuestionView[];
  count: number;
  page: number;
  pages: number;
}
