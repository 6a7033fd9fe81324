import type { Generated } from "kysely";

/** A design or photo belongs, in its store, to the customer, or else to whoever holds the owner token (kept as SHA-256 hex). */
interface OwnedColumns {
  store_code: Generated<string>;
  owner_hash: string;
  customer_id: number | null;
}

export interface PhotoTable extends OwnedColumns {
  id: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** The original's. */
  bytes: number;
  /** Such as 2024-05-03T14:22:10, by the camera's own clock; null when the file did not say. */
  taken_at: string | null;
  created_at: string;
}

export interface DesignTable extends OwnedColumns {
  id: string;
  sku: string;
  revision: number;
  /** Null until its owner gives it one. */
  name: string | null;
  /** Opens the design, to be looked at alone, for whoever has it; null when it is not shared. */
  share_token: string | null;
  /** When its owner deleted it, where a cart or an order still needs it; null otherwise. */
  removed_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Never changed once written: carts and orders point at a revision. */
export interface DesignRevisionTable {
  design_id: string;
  revision: number;
  document: string;
  created_at: string;
}
