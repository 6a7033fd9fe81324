import type { Row } from "../../database/schema";
import type { DraftedProduct } from "./drafted-product";

/** Drafts that count as published for one request. */
export interface CatalogPreview {
  product: DraftedProduct | null;
  /** The row that publishing its draft would make. */
  category: Row<"category"> | null;
}
