import type { PageDescription } from "../content/page-description";
import type { BulkError } from "./bulk-line";
import type { TypedRow } from "./typed-rows";

/** A choice of a row. */
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
  /** What keeps it from being ordered; null when nothing does. */
  problem: string | null;
}

export interface BulkOrderView {
  page: PageDescription;
  products: Choice[];
  designs: DesignEntry[];
  designPage: number;
  designPages: number;
  /** A list to begin with. */
  template: string;
}

/** What an action answers that did not lead to the cart. */
export interface BulkResponse {
  /** Which of the two ways was taken. */
  way: "rows" | "list";
  rows: TypedRow[];
  list: string;
  errors: BulkError[];
  /** What is wrong as a whole; empty when nothing is. */
  message: string;
}
