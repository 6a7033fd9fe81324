/** What a state takes everywhere in it. */
export interface TaxStateTable {
  /** US state, such as CA. */
  region_code: string;
  /** Thousandths of a percent: 6875 is 6.875 %. */
  rate_thousandths: number;
  /** Whether shipping, stated apart, is taxed like the goods. */
  taxes_shipping: number;
}

/** What a county, city or district takes on top. */
export interface TaxPlaceTable {
  /** The ZIP codes of the place, five digits, both ends included. No two places share one. */
  postcode_from: string;
  postcode_to: string;
  region_code: string;
  name: string;
  /** Thousandths of a percent. */
  rate_thousandths: number;
}
