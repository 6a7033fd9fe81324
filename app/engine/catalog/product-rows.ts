import type { Row } from "../database/schema";

/** The rows of products, each list in its own order. */
export interface ProductRows {
  products: Row<"product">[];
  options: Row<"product_option">[];
  values: Row<"product_option_value">[];
  links: Row<"category_product">[];
}
