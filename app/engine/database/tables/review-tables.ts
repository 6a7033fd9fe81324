import type { Generated } from "kysely";

export interface ReviewTable {
  id: Generated<number>;
  store_code: string;
  /** Null when the review is about the shop as a whole. */
  sku: string | null;
  /** Tells reviewers apart without keeping who they are: author-key.ts. */
  author_key: string;
  nickname: string;
  summary: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  /** The reviewer proved a purchase. */
  is_verified: number;
  /** pending, approved or rejected: review-states.ts. */
  status: string;
  created_at: string;
  decided_at: string | null;
}

export interface ProductQuestionTable {
  id: Generated<number>;
  store_code: string;
  /** Names a question that the shop wrote down itself; null for one that was asked. */
  seed_key: string | null;
  /** The product it was asked about; null for a question of a whole kind of products. */
  sku: string | null;
  /** Kind of products (key of a blueprint) that a question without a sku is about; null: every product. */
  blueprint: string | null;
  position: number;
  nickname: string | null;
  /** Where the answer is to be mailed; forgotten once it was. */
  email: string | null;
  question: string;
  answer: string;
  /** pending, published or rejected. */
  status: string;
  created_at: string;
  answered_at: string | null;
}
