import type { Generated } from "kysely";
import type { TaxClass } from "../../tax/tax-class";

export interface CategoryTable {
  uid: string;
  store_code: string;
  parent_uid: string | null;
  name: string;
  url_key: string;
  url_path: string;
  description: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  in_menu: number;
  position: number;
  /** JSON of CategoryPageMetadata; missing members are empty. */
  page_metadata: Generated<string>;
  /** JSON of ProductRule; empty for a category that only lists products that name it. */
  product_rule: Generated<string>;
  /** The products that it lists, one SKU a line, in order. */
  product_skus: Generated<string>;
  /** 0: the shop does not show it. */
  is_visible: Generated<number>;
}

export interface ProductTable {
  sku: string;
  store_code: string;
  name: string;
  url_key: string;
  blueprint: string | null;
  tool_path: string | null;
  /** The blueprint's template that a new design of this product starts with. */
  template: string | null;
  short_description: string;
  /** HTML. */
  description: string;
  meta_title: string;
  meta_description: string;
  meta_keyword: string;
  /** Price with the cheapest value of every option. */
  price_cents: number;
  /** Price without the offer; null when there is no offer. */
  regular_price_cents: number | null;
  /** JSON of CountedPrice[]. */
  counted_prices: Generated<string>;
  /** JSON of QuantityBreak[], ordered by quantity. */
  quantity_breaks: Generated<string>;
  /** Explanation of the price, shown beside it; may be empty. */
  price_note: Generated<string>;
  /** JSON of PackageData; empty without. */
  package: Generated<string>;
  /** Working days to make it. */
  production_days: number;
  is_virtual: number;
  tax_class: Generated<TaxClass>;
  /** 0: it cannot be bought, temporarily or not yet. */
  is_salable: number;
  /** 0: discontinued, without a page. */
  is_enabled: Generated<number>;
  /** Product family, such as mugs. */
  family: Generated<string>;
  /** Pets it is made for, such as dog,cat; empty for any. */
  pets: Generated<string>;
  /** Occasions it suits, such as birthday,christmas. */
  occasion: Generated<string>;
  /** People it is a good gift for, such as mom,teacher. */
  recipient: Generated<string>;
  /** When it was added to the catalog. */
  created_at: Generated<string>;
  /** JSON of GalleryPhotograph[]. */
  photos: Generated<string>;
  /** Hundredths of a star, 0 to 500. */
  rating: number;
  review_count: number;
  position: number;
}

export interface CategoryProductTable {
  category_uid: string;
  sku: string;
  position: number;
}

export interface ProductOptionTable {
  uid: string;
  sku: string;
  code: string;
  title: string;
  position: number;
}

export interface ProductOptionValueTable {
  uid: string;
  option_uid: string;
  code: string;
  title: string;
  /** Added to the product's price, in cents. */
  price_cents: number;
  /** Added to the product's regular price, in cents; null: the same as `price_cents`. */
  regular_price_cents: number | null;
  position: number;
  /** 0: the product is not sold in it. */
  is_offered: Generated<number>;
}
