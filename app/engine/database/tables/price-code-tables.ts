/** What a price code makes cheaper: one product or everything that is shipped, by a fixed price or a rate. */
export interface PriceCodeTable {
  store_code: string;
  /** In plain text, such as 6.9911x14at; shoppers carry it as base64. */
  code: string;
  /** Empty: everything that is shipped. */
  sku: string;
  /** The value of the product's option `size` that alone has the fixed price; null: the price of the cheapest choice. */
  size: string | null;
  /** Fixed price of a piece; null: the rate counts. */
  price_cents: number | null;
  percent_basis_points: number;
  starts_at: string | null;
  ends_at: string | null;
}
