import type { Generated, Insertable, Selectable } from "kysely";

/**
 * The tables, in column types that SQLite and PostgreSQL share: integer, text, JSON as text.
 * Money is integer cents, rates are basis points, times are ISO 8601 text in UTC, booleans are 0 and 1.
 */
export interface Database {
  configuration: ConfigurationTable;
  category: CategoryTable;
  product: ProductTable;
  category_product: CategoryProductTable;
  product_option: ProductOptionTable;
  product_option_value: ProductOptionValueTable;
  cms_page: CmsPageTable;
  header_offer: HeaderOfferTable;
  tax_rate: TaxRateTable;
  coupon: CouponTable;
  customer: CustomerTable;
  customer_token: CustomerTokenTable;
  customer_address: CustomerAddressTable;
  photo: PhotoTable;
  design: DesignTable;
  design_revision: DesignRevisionTable;
  cart: CartTable;
  cart_item: CartItemTable;
  sales_order: SalesOrderTable;
  sales_order_item: SalesOrderItemTable;
  mail_outbox: MailOutboxTable;
}

export interface ConfigurationTable {
  store_code: string;
  key: string;
  value: string;
}

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

export interface CmsPageTable {
  identifier: string;
  store_code: string;
  title: string;
  content_heading: string;
  /** HTML. */
  content: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
}

/** An offer of the banner above the header. */
export interface HeaderOfferTable {
  store_code: string;
  position: number;
  /** Shown only with this price offer code; null: to everybody. */
  price_code: string | null;
  sale_title: string;
  offer_text: string;
  offer_description: string;
  store_notice: string;
  starts_at: string | null;
  ends_at: string | null;
  show_timer: number;
}

export interface TaxRateTable {
  /** US state, such as CA. */
  region_code: string;
  label: string;
  rate_basis_points: number;
}

export interface CouponTable {
  code: string;
  store_code: string;
  label: string;
  /** One of the two is above zero. */
  percent_basis_points: number;
  amount_cents: number;
  minimum_subtotal_cents: number;
  starts_at: string | null;
  ends_at: string | null;
}

export interface CustomerTable {
  id: Generated<number>;
  store_code: string;
  /** Lower case, trimmed. Unique within the store. */
  email: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  phone_no: string | null;
  date_of_birth: string | null;
  taxvat: string | null;
  is_subscribed: number;
  created_at: string;
}

export interface CustomerTokenTable {
  /** SHA-256 of the token, hex. The token itself is never kept. */
  token_hash: string;
  customer_id: number;
  created_at: string;
  expires_at: string;
}

export interface AddressColumns {
  firstname: string;
  lastname: string;
  company: string | null;
  /** JSON list of lines. */
  street: string;
  city: string;
  region_code: string;
  postcode: string;
  country_code: string;
  telephone: string;
}

export interface CustomerAddressTable extends AddressColumns {
  id: Generated<number>;
  customer_id: number;
  default_billing: number;
  default_shipping: number;
}

/** A design or photo belongs to the customer, or else to whoever holds the owner token (kept as SHA-256 hex). */
interface OwnedColumns {
  owner_hash: string;
  customer_id: number | null;
}

export interface PhotoTable extends OwnedColumns {
  id: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  bytes: number;
  created_at: string;
}

export interface DesignTable extends OwnedColumns {
  id: string;
  sku: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** Never changed once written: carts and orders point at a revision. */
export interface DesignRevisionTable {
  design_id: string;
  revision: number;
  document: string;
  created_at: string;
}

export interface CartTable {
  /** 32 random characters. */
  id: string;
  store_code: string;
  customer_id: number | null;
  is_active: number;
  email: string | null;
  coupon_code: string | null;
  /** JSON of CartAddress, or null. */
  shipping_address: string | null;
  billing_address: string | null;
  billing_same_as_shipping: number;
  save_in_address_book: number;
  shipping_method: string | null;
  payment_method: string | null;
  /** Counts up at each change. */
  version: number;
  created_at: string;
  updated_at: string;
}

export interface CartItemTable {
  uid: string;
  cart_id: string;
  sku: string;
  quantity: number;
  /** JSON: option code → value code. */
  options: string;
  design_id: string | null;
  design_revision: number | null;
  position: number;
}

export interface SalesOrderTable {
  id: Generated<number>;
  number: string;
  /** 32 random characters; opens the order without a login. */
  token: string;
  store_code: string;
  /** The cart it was placed from; null again when it was cancelled unpaid and its cart given back. Unique. */
  cart_id: string | null;
  customer_id: number | null;
  email: string;
  status: string;
  shipping_method: string | null;
  shipping_method_title: string | null;
  payment_method: string;
  payment_method_title: string;
  /** What the payment provider calls it; set once paid. */
  payment_reference: string | null;
  shipping_address: string | null;
  billing_address: string;
  /** JSON list of totals lines {code, label, cents}. */
  totals: string;
  grand_total_cents: number;
  arrival_date: string | null;
  created_at: string;
}

export interface SalesOrderItemTable {
  id: Generated<number>;
  order_id: number;
  sku: string;
  name: string;
  url_key: string;
  quantity: number;
  /** JSON list of {code, label, value, title}. */
  options: string;
  unit_price_cents: number;
  row_total_cents: number;
  discount_cents: number;
  tax_cents: number;
  design_id: string | null;
  design_revision: number | null;
  position: number;
}

export interface MailOutboxTable {
  id: Generated<number>;
  store_code: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: string;
  sent_at: string | null;
  attempts: number;
  /** While a process sends it no other may; past this time it is anybody's again. */
  claimed_until: string | null;
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
