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
  /** What it cost before; null when it is not reduced. */
  regular_price_cents: number | null;
  /** Working days to make it. */
  production_days: number;
  is_virtual: number;
  is_salable: number;
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
  price_cents: number;
  position: number;
}
