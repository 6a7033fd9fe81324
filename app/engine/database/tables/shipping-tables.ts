import type { Generated } from "kysely";

/** A part of a store's shipping data: the folder's shipping.yaml, unless it was changed here. */
export interface ShippingSettingTable {
  store_code: string;
  name: "zones" | "methods" | "boxes";
  /** JSON of that member of ShippingData. */
  content: string;
}

/** A parcel that staff registered with the label service, and its label. */
export interface ShippingLabelTable {
  id: Generated<number>;
  /** The order's number and the form's key; the reference at the service; unique. */
  idempotency_key: string;
  store_code: string;
  order_id: number;
  /** Code of a box (ShippingData). */
  box: string | null;
  /** JSON of Size, on the outside. */
  millimeters: string;
  /** With the box. */
  grams: number;
  /** buying and voiding are carried out by a job when they are interrupted. */
  state: "quoting" | "quoted" | "buying" | "bought" | "failed" | "voiding" | "voided";
  /** JSON of Rate[]. */
  rates: string;
  /** The chosen rate. */
  rate_id: Generated<string | null>;
  /** The service's id of the parcel. */
  shipment_reference: Generated<string | null>;
  carrier: Generated<string | null>;
  service: Generated<string | null>;
  cents: Generated<number | null>;
  tracking_number: Generated<string | null>;
  /** Where the service has the PDF. */
  file_url: Generated<string | null>;
  /** 1: the PDF is stored. */
  has_file: Generated<number>;
  /** Why the last attempt failed. */
  problem: Generated<string | null>;
  attempts: Generated<number>;
  /** While it is carried out: when the lease expires. */
  due_at: string;
  created_at: string;
}

/** A webhook call about a parcel; each is applied once. */
export interface TrackingEventTable {
  provider: string;
  event_id: string;
  type: string;
  received_at: string;
  /** Of the parcel that it reports; null: it changes no parcel. */
  tracking_number: Generated<string | null>;
  parcel_state: Generated<"in-transit" | "delivered" | null>;
  /** When a parcel was changed; null while there is none with the number. */
  applied_at: Generated<string | null>;
}
