/** Reduction by a price code: one product or everything that is shipped, by a fixed price or a rate. */
export interface PriceCodeTable {
  store_code: string;
  /** Plain text, such as 6.9911x14at; shoppers' requests contain it as base64. */
  code: string;
  /** Empty: everything that is shipped. */
  sku: string;
  /** The only value of the product's option `size` that has the fixed price; null: the price of the cheapest choice. */
  size: string | null;
  /** Fixed price of a piece; null: the rate applies. */
  price_cents: number | null;
  percent_basis_points: number;
  starts_at: string | null;
  ends_at: string | null;
}

/** What the shop's pages say about a price code; without a row it is nowhere listed. */
export interface PriceCodeListingTable {
  store_code: string;
  code: string;
  /** Shown on the deals page; may be empty when `is_public` is 0. */
  title: string;
  /** 1: the deals page lists the code while it runs. */
  is_public: number;
  /** 1: the deals page counts down to the end. */
  show_timer: number;
}
