import type { Generated } from "kysely";

/** What the workshop makes products of, such as white mugs. */
export interface BlankTable {
  id: Generated<number>;
  store_code: string;
  name: string;
  /** On hand; below zero when more was used than counted. */
  quantity: number;
  /** At this number or fewer, it is low. */
  low_quantity: number;
  /** JSON list of BlankProduct (blanks/blank-products.ts). */
  products: string;
}

/** A change of a blank's number. */
export interface BlankChangeTable {
  id: Generated<number>;
  blank_id: number;
  kind: "received" | "counted" | "spoiled" | "used";
  /** By how much the number changed. */
  quantity: number;
  /** For a used one. */
  order_number: string | null;
  created_at: string;
}
