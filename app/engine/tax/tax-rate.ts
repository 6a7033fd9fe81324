/** The sales tax of one place, state and what is taken on top together, as the totals need it. */
export interface TaxRate {
  /** Names the place, such as "Sales tax (Chicago, Illinois)". */
  label: string;
  /** Thousandths of a percent, above zero: 10250 is 10.25 %. */
  thousandths: number;
  /** Whether shipping is taxed like the goods. */
  taxesShipping: boolean;
}

const WHOLE = 100_000;

/** The tax on an amount, in cents, rounded half up. */
export function taxOn(cents: number, { thousandths }: Pick<TaxRate, "thousandths">): number {
  return Math.floor((cents * thousandths + WHOLE / 2) / WHOLE);
}

/** The tax on what shipping costs, in cents: none without a tax, or where the state leaves shipping out. */
export function taxOnShipping(cents: number, rate: TaxRate | null): number {
  return rate?.taxesShipping ? taxOn(cents, rate) : 0;
}
