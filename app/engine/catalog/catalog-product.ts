import type { PackageData } from "~/brand/package-data";
import type { Row } from "../database/schema";
import type { SimpleProduct } from "../graphql/resolvers.generated";
import type { CountedPrice } from "./prices-per-unit";
import type { QuantityBreak } from "./quantity-breaks";
import type { ProductAttributes } from "./search/product-attributes";

export interface CatalogOption extends Row<"product_option"> {
  values: Row<"product_option_value">[];
}

/** A product with its options, in the form used throughout the engine. */
export interface CatalogProduct extends Row<"product"> {
  options: CatalogOption[];
  countedPrices: CountedPrice[];
  /** Ordered by quantity. */
  quantityBreaks: QuantityBreak[];
  /** Weight and size of a piece; null when they are not recorded. */
  measures: PackageData | null;
  /** Of the categories that the shop shows. */
  categoryUids: string[];
  /** Of all categories that list it, hidden ones too: a coupon's products do not depend on what the shop shows. */
  linkedCategoryUids: string[];
  attributes: ProductAttributes;
  /** As the contract shows it. Created once and shared by all responses: never modify it. */
  view: SimpleProduct;
}
