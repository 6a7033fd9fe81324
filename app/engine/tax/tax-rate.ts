/** Taxing authorities; `local`: county, city and districts together, where the data do not separate them. */
export const TAX_LEVELS = ["state", "county", "city", "special", "local"] as const;
export type TaxLevel = (typeof TAX_LEVELS)[number];

export interface TaxJurisdiction {
  level: TaxLevel;
  /** Such as Illinois or Cook County. */
  name: string;
  /** Thousandths of a percent, above zero: 1750 is 1.75 %. */
  thousandths: number;
}

/** What a state exempts of clothing; `cents` are the price of one piece. */
export type ClothingRule =
  | { kind: "exempt" }
  /** Pieces below that price are exempt. */
  | { kind: "exempt_below"; cents: number }
  /** Only what exceeds that price is taxed. */
  | { kind: "exempt_up_to"; cents: number };

/** The sales tax of a state and a place in it. */
export interface TaxRate {
  /** Label with the place, such as "Sales tax (Chicago, Illinois)". */
  label: string;
  /** Code of the state. */
  region: string;
  /** Of all jurisdictions together, in thousandths of a percent, above zero: 10250 is 10.25 %. */
  thousandths: number;
  /** True if shipping is taxed like the items. */
  taxesShipping: boolean;
  /** The state first. */
  jurisdictions: TaxJurisdiction[];
  /** Null: clothing is taxed like other goods. */
  clothing: ClothingRule | null;
  /** True if the place taxes clothing that the state exempts. */
  placeTaxesClothing: boolean;
}
