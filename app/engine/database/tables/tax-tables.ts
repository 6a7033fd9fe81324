/** A state's tax rate, valid in all of it. */
export interface TaxStateTable {
  /** US state, such as CA. */
  region_code: string;
  /** Thousandths of a percent: 6875 is 6.875 %. */
  rate_thousandths: number;
  /** 1: separately stated shipping is taxed like the items. */
  taxes_shipping: number;
}

/** Additional tax of a county, city or district. */
export interface TaxPlaceTable {
  /** The place's range of ZIP codes, five digits, inclusive. Ranges do not overlap. */
  postcode_from: string;
  postcode_to: string;
  region_code: string;
  name: string;
  /** Thousandths of a percent. */
  rate_thousandths: number;
}
