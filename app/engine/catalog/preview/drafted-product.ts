/** A product whose draft counts as published for one request. `changes`: field to value; null is the folder's. */
export interface DraftedProduct {
  sku: string;
  changes: ReadonlyMap<string, string | null>;
}
