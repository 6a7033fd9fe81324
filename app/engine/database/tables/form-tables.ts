import type { Generated } from "kysely";

/** A pet's photo that the shopper allows the store to show. */
export interface SharedPhotoTable {
  photo_id: string;
  store_code: string;
  email: string;
  customer_id: number | null;
  pet_name: string;
  story: string;
  /** The text that the shopper agreed to. */
  consent: string;
  /** "new" until the staff has decided; only "approved" photos are public; "withdrawn" by the customer is final. */
  status: string;
  created_at: string;
}

/** A code sent to the buyer of a held order. */
export interface OrderVerificationTable {
  /** 32 random characters, known to the requester of the code. */
  id: string;
  order_id: number;
  /** SHA-256 of id and code, hex. */
  code_hash: string;
  attempts: number;
  created_at: string;
  expires_at: string;
}

/** A status change of an order and its cause. */
export interface OrderEventTable {
  id: Generated<number>;
  order_id: number;
  kind: string;
  from_status: string;
  to_status: string;
  created_at: string;
}
