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
  delivered_at: string | null;
}

export interface ShipmentItemTable {
  shipment_id: number;
  order_item_id: number;
  quantity: number;
}

/** A buyer's claim about a delivered product, and the store's decision. */
export interface OrderClaimTable {
  id: Generated<number>;
  order_id: number;
  /** One claim per order line. */
  order_item_id: number;
  /** damaged, wrong_item, misprinted or other. */
  reason: string;
  /** replace or refund. */
  wish: string;
  message: string;
  photo_id: string | null;
  /** open, replaced, refunded or declined. */
  status: string;
  answer: string;
  created_at: string;
  decided_at: string | null;
}
