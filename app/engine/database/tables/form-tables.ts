import type { Generated } from "kysely";

/** A pet's photo that a shopper lets us show. */
export interface SharedPhotoTable {
  photo_id: string;
  store_code: string;
  email: string;
  customer_id: number | null;
  pet_name: string;
  story: string;
  /** The words that were agreed to. */
  consent: string;
  /** "new", until somebody of the shop has looked at it. */
  status: string;
  created_at: string;
}

/** A code sent to the buyer of a held order. */
export interface OrderVerificationTable {
  /** 32 random characters, known to whoever asked for the code. */
  id: string;
  order_id: number;
  /** SHA-256 of id and code, hex. */
  code_hash: string;
  attempts: number;
  created_at: string;
  expires_at: string;
}

/** A step in an order's life and what caused it. */
export interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  kind: string;
  from_status: string;
  to_status: string;
  created_at: string;
}
