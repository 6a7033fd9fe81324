import type { Generated } from "kysely";

/**
 * A refund to the buyer; append-only. Its amount is the sum of its items' amounts, shipping, tax and adjustment.
 */
export interface OrderRefundTable {
  id: Generated<number>;
  order_id: number;
  /** "cancelled", "claim" with its id, or the key of a request: each is refunded only once. */
  reason_key: string;
  amount_cents: number;
  /** The part refunded to points, gift cards and store credit. */
  balance_cents: Generated<number>;
  /** Of shipping, without its tax. */
  shipping_cents: Generated<number>;
  /** The sales tax of items and shipping. */
  tax_cents: Generated<number>;
  /** The part of `tax_cents` on shipping. */
  shipping_tax_cents: Generated<number>;
  /** Free amount without tax; negative when the rest of a refund deducts earlier free amounts. */
  adjustment_cents: Generated<number>;
  /** The key of the payment operation; "balances" without one. */
  reference: string;
  created_at: string;
}

/** Refunded pieces of an order line. */
export interface OrderRefundItemTable {
  refund_id: number;
  order_item_id: number;
  /** Above zero. */
  quantity: number;
  /** After discounts, with gift wrapping, without tax. */
  amount_cents: number;
  tax_cents: number;
}

/** What was canceled of an order before it was paid; append-only. The order's lines and totals are without it. */
export interface OrderCancellationTable {
  id: Generated<number>;
  order_id: number;
  /** Of the product, or "Shipping". */
  name: string;
  /** Pieces; null: shipping. */
  quantity: number | null;
  /** After discounts, with gift wrapping, without tax. */
  amount_cents: number;
  tax_cents: number;
  /** By how much it reduces the sale that a tax service calculated: after points, of what is a sale, with tax. */
  sale_cents: number;
  created_at: string;
}
