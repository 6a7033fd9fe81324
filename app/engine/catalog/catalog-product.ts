import type { Row } from "../database/schema";
import type { SimpleProduct } from "../graphql/resolvers.generated";
import type { CountedPrice, QuantityBreak } from "./counted-prices";
import type { ProductAttributes } from "./search/product-attributes";

export interface CatalogOption extends Row<"product_option"> {
  values: Row<"product_option_value">[];
}

/** A product with its options, as the whole engine reads it. */
export interface CatalogProduct extends Row<"product"> {
  options: CatalogOption[];
  countedPrices: CountedPrice[];
  /** The least quantity first. */
  quantityBreaks: QuantityBreak[];
  categoryUids: string[];
  attributes: ProductAttributes;
  /** As the contract shows it; made once and shared by all answers, so never changed. */
  view: SimpleProduct;
}
