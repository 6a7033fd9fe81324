import type { Generated } from "kysely";

/** A parcel of an order. */
export interface ShipmentTable {
  id: Generated<number>;
  order_id: number;
  /** The order's number and the index of the parcel, such as MPC100000001-2. */
  number: string;
  /** Code of a carrier (shipments/carriers.ts). */
  carrier: string;
  tracking_number: string;
  shipped_at: string;
  /** When the carrier reported that it has the parcel. */
  in_transit_at: Generated<string | null>;
  delivered_at: string | null;
  /** When staff voided it, as if it had never been shipped; its number is not used again. */
  voided_at: Generated<string | null>;
  /** When staff recorded that the carrier lost it. */
  lost_at: Generated<string | null>;
}

export interface ShipmentItemTable {
  shipment_id: number;
  order_item_id: number;
  quantity: number;
}

/** Pieces of an order line that are made again. */
export interface OrderRemakeTable {
  id: Generated<number>;
  order_id: number;
  order_item_id: number;
  /** Null: not for a claim. */
  claim_id: number | null;
  /** waste: spoiled before shipping. replacement: for a shipped piece, so that it is shipped in addition. */
  kind: "waste" | "replacement";
  quantity: number;
  reason: string;
  /** What it costs the shop, for all pieces. */
  cost_cents: number;
  created_at: string;
}

/** A buyer's claim about a delivered product, and the store's decision. */
export interface OrderClaimTable {
  id: Generated<number>;
  order_id: number;
  /** One claim per order line. */
  order_item_id: number;
  /** damaged, wrong_item, not_received, misprinted or other. */
  reason: string;
  /** replace or refund. */
  wish: string;
  /** Pieces of the line; null: all of them. */
  quantity: Generated<number | null>;
  message: string;
  photo_id: string | null;
  /** open, replaced, refunded or declined. */
  status: string;
  answer: string;
  created_at: string;
  decided_at: string | null;
}
