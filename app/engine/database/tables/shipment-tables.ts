import type { Generated } from "kysely";

/** A parcel of an order. */
export interface ShipmentTable {
  id: Generated<number>;
  order_id: number;
  /** The order's number and which of its parcels it is, such as MPC100000001-2. */
  number: string;
  /** Code of a carrier (shipments/carriers.ts). */
  carrier: string;
  tracking_number: string;
  shipped_at: string;
  delivered_at: string | null;
}

export interface ShipmentItemTable {
  shipment_id: number;
  order_item_id: number;
  quantity: number;
}

/** What a buyer says is wrong with a product that has arrived, and what the shop answers. */
export interface OrderClaimTable {
  id: Generated<number>;
  order_id: number;
  /** There is one claim for each line of an order. */
  order_item_id: number;
  /** damaged, wrong_item, misprinted or other. */
  reason: string;
  /** replace or refund. */
  wish: string;
  message: string;
  photo_id: string | null;
  /** open, replaced, refunded or declined. */
  status: string;
  response: string;
  created_at: string;
  decided_at: string | null;
}

/** Money that went back to the buyer; never changed. */
export interface OrderRefundTable {
  id: Generated<number>;
  order_id: number;
  /** "cancelled", or "claim" with its id: the same reason is never refunded twice. */
  reason_key: string;
  amount_cents: number;
  /** How much of it went back to points, gift cards and store credit. */
  balance_cents: Generated<number>;
  /** What the payment provider calls it. */
  reference: string;
  created_at: string;
}
