import type { PageDescription } from "../content/page-description";
import type { BulkError } from "./bulk-line";
import type { TypedRow } from "./typed-rows";

/** A product in the selection list of a row. */
export interface Choice {
  value: string;
  label: string;
}

/** One of the customer's designs. */
export interface DesignEntry {
  id: string;
  sku: string;
  name: string;
  pictureUrl: string;
  /** The reason why it cannot be ordered; null when it can. */
  problem: string | null;
}

export interface BulkOrderView {
  page: PageDescription;
  products: Choice[];
  designs: DesignEntry[];
  designPage: number;
  designPages: number;
  /** A sample list to start from. */
  template: string;
}

/** The rejected submission with its errors. */
export interface BulkResponse {
  /** The form that was sent: rows or list. */
  way: "rows" | "list";
  rows: TypedRow[];
  list: string;
  errors: BulkError[];
  /** A message about the whole order; empty when there is none. */
  message: string;
}
