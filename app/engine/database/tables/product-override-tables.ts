import type { Generated } from "kysely";

/** A field of a product that differs from the brand's folder. */
export interface ProductOverrideTable {
  sku: string;
  /** Such as "name" or "option_price:size:15oz" (catalog/overrides/override-fields.ts). */
  field: string;
  /** A text; cents; 0 or 1; a place on a category's page, from 1; or the column `photos`. */
  value: string;
}

/** What staff have changed of a product and not published yet; one for each product. */
export interface ProductDraftTable {
  sku: string;
  /** JSON object of field to value; null goes back to the folder's. */
  changes: string;
  /** When it is published, ISO 8601; null: not scheduled. */
  publish_at: string | null;
  /** Who saved or scheduled it last. */
  admin_user_id: number;
  updated_at: string;
}

/** A publication of a product's fields. */
export interface ProductChangeTable {
  id: Generated<number>;
  sku: string;
  /** JSON list of PublishedField. */
  changes: string;
  admin_user_id: number;
  published_at: string;
  /** The publication that it undoes; null for any other. */
  undoes: number | null;
}

/** A product that staff have made as a copy of another one. */
export interface AddedProductTable {
  sku: string;
  store_code: string;
  copied_sku: string;
  /** JSON of PicturedAs (catalog/added-products.ts). */
  pictured: string;
  admin_user_id: number;
  created_at: string;
}

/** A picture that staff have uploaded; its file is among the shop's files (catalog/uploaded-pictures.ts). */
export interface ProductPictureTable {
  /** Such as photo-mug-0123456789abcdef.jpg. */
  file: string;
  sku: string;
  bytes: number;
  admin_user_id: number;
  created_at: string;
}

/** A file of products that a person has uploaded; one for each person. */
export interface CatalogImportTable {
  admin_user_id: number;
  /** CSV, compressed by gzip, in base64. */
  content: string;
  created_at: string;
}
