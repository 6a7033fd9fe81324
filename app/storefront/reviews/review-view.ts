/** Reviews as the pages show them. */

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
  /** Bought here. */
  isVerified: boolean;
  /** What it is about, where the page does not say it anyway. */
  product: { name: string; path: string } | null;
}

/** One page of reviews, and what all of them say together. */
export interface ReviewListView {
  /** 0 to 5. */
  average: number;
  count: number;
  /** Five stars first; empty where the provider does not tell. */
  distribution: StarCountView[];
  reviews: ReviewView[];
  /** From 1. */
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
  /** Null for a question that is asked often and that the shop wrote down itself. */
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
