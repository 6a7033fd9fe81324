import type { Generated } from "kysely";

export interface ReviewTable {
  id: Generated<number>;
  store_code: string;
  /** Null for a review of the store as a whole. */
  sku: string | null;
  /** Distinguishes reviewers without storing who they are: author-key.ts. */
  author_key: string;
  nickname: string;
  summary: string;
  text: string;
  /** 1 to 5. */
  rating: number;
  /** 1: the reviewer proved a purchase. */
  is_verified: number;
  /** pending, approved or rejected: review-states.ts. */
  status: string;
  created_at: string;
  decided_at: string | null;
}

/** The state of a question before staff changed it. */
export interface QuestionChangeTable {
  id: Generated<number>;
  question_id: number;
  admin_user_id: number;
  question: string;
  answer: string;
  status: string;
  changed_at: string;
}

export interface ProductQuestionTable {
  id: Generated<number>;
  store_code: string;
  /** Identifies a question written by the store; null for a shopper's question. */
  seed_key: string | null;
  /** The product it was asked about; null for a question about a product type. */
  sku: string | null;
  /** The product type (key of a blueprint) of a question without a sku; null: every product. */
  blueprint: string | null;
  position: number;
  nickname: string | null;
  /** Where to email the answer; cleared once sent. */
  email: string | null;
  question: string;
  answer: string;
  /** pending, published or rejected. */
  status: string;
  created_at: string;
  answered_at: string | null;
}
