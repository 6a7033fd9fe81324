/** The combined sales tax of a place and its state, for computing totals. */
export interface TaxRate {
  /** Label with the place, such as "Sales tax (Chicago, Illinois)". */
  label: string;
  /** Thousandths of a percent, above zero: 10250 is 10.25 %. */
  thousandths: number;
  /** True if shipping is taxed like the items. */
  taxesShipping: boolean;
}

const WHOLE = 100_000;

/** The tax on an amount, in cents, rounded half up. */
export function taxOn(cents: number, { thousandths }: Pick<TaxRate, "thousandths">): number {
  return Math.floor((cents * thousandths + WHOLE / 2) / WHOLE);
}

/** The tax on shipping, in cents: zero without a tax rate, or where the state does not tax shipping. */
export function taxOnShipping(cents: number, rate: TaxRate | null): number {
  return rate?.taxesShipping ? taxOn(cents, rate) : 0;
}
