import type { Generated } from "kysely";

export interface ConfigurationTable {
  store_code: string;
  key: string;
  value: string;
  /** What staff have changed it from; null when they have not. */
  previous_value: Generated<string | null>;
}

export interface CmsPageTable {
  identifier: string;
  store_code: string;
  title: string;
  content_heading: string;
  /** HTML. */
  content: string;
  /** What `content` is made of; null for content that was written in HTML. */
  content_markdown: string | null;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  /** Such as NOINDEX,NOFOLLOW; empty: it may be indexed. */
  meta_robots: string;
  page_layout: string;
  /** Path or absolute URL; empty: the page's own. */
  custom_canonical_url: string;
  /** Path of a PNG or JPEG for search results; empty: none. */
  richsnippet_image_path: string;
  richsnippet_image_name: string;
  /** JSON of Remarketing; missing members are empty. */
  remarketing: Generated<string>;
  updated_at: string;
}

/** An offer in the banner above the header. */
export interface HeaderOfferTable {
  store_code: string;
  position: number;
  /** Shown only with this price code; null: to everybody. */
  price_code: string | null;
  sale_title: string;
  offer_text: string;
  offer_description: string;
  store_notice: string;
  starts_at: string | null;
  ends_at: string | null;
  show_timer: number;
}

export interface CouponTable {
  code: string;
  store_code: string;
  label: string;
  /** Exactly one of the two is above zero. */
  percent_basis_points: number;
  amount_cents: number;
  minimum_subtotal_cents: number;
  starts_at: string | null;
  ends_at: string | null;
  /** 1: shown on the deals page. */
  is_public: Generated<number>;
  /** 0: staff have deactivated it. */
  is_active: Generated<number>;
  /** 1: issued to one person, with a row in `personal_coupon`. */
  is_personal: Generated<number>;
  /** Orders that may use it; null: any number. */
  uses_per_coupon: Generated<number | null>;
  /** Orders of one person that may use it; null: any number. */
  uses_per_customer: Generated<number | null>;
  /** JSON list of the products that it reduces; null with `category_uids` null: all. */
  skus: Generated<string | null>;
  /** JSON list of the categories whose products it reduces. */
  category_uids: Generated<string | null>;
}

/** An order that used a coupon; the row is deleted when the order is canceled. */
export interface CouponUseTable {
  order_id: number;
  store_code: string;
  code: string;
  /** SHA-256 of the mailbox of the order's address, hex (promotions/coupon-person.ts); empty once the order is erased. */
  mailbox: string;
  discount_cents: number;
  /** The price of the items after the discount. */
  revenue_cents: number;
  used_at: string;
}

/** A row of another table as the brand's folder had it at the last start (shared/seeded-rows.ts). */
export interface SeededRowTable {
  store_code: string;
  table_name: string;
  /** The values of the row's key, separated by spaces. */
  row_key: string;
  /** JSON of the row's columns. */
  content: string;
}
