import type { Generated } from "kysely";

/** The wish list of a customer, created with its first product. */
export interface WishlistTable {
  id: Generated<number>;
  /** Unique. */
  customer_id: number;
  updated_at: string;
}

export interface WishlistItemTable {
  id: Generated<number>;
  wishlist_id: number;
  sku: string;
  /** JSON: option code → value code; options may be missing. */
  options: string;
  quantity: number;
  /** The customer's note. */
  description: string | null;
  added_at: string;
}

/** Products that a visitor compares. Whoever has the uid of a guest's list may use it. */
export interface CompareListTable {
  /** 32 random characters. */
  uid: string;
  store_code: string;
  /** Unique; null for a guest's list. */
  customer_id: number | null;
  /** JSON list, oldest first. */
  skus: string;
  updated_at: string;
}
