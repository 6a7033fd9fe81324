/**
 * Price of each unit of a counted part of a design (Blueprint.counts), such as each letter of a sign, or of each started
 * step of something measured, such as its tube.
 */
export interface CountedPrice {
  /** The blueprint's code, such as letters. */
  code: string;
  /** Plural, such as Letters. */
  title: string;
  /** Per unit. */
  cents: number;
  /** Per unit without the offer; null when there is no offer. */
  regularCents: number | null;
  /** The number of units included in the list price. */
  min: number;
  /** For what is measured instead of counted, in millimeters. */
  measure?: Measure;
}

export interface Measure {
  /** Included in the list price, whatever the other parts cost. */
  includedMm: number;
  /** Length that the price is charged for; a started one counts. */
  stepMm: number;
}

/** Code of the length of a neon sign's tube, in whole millimeters, in counts and prices. */
export const TUBE = "tube_mm";

/** Number of times that the price is charged. */
export function chargedUnits(
  { code, measure }: Pick<CountedPrice, "code" | "measure">,
  counts: DesignCounts,
): number {
  const count = counts[code] ?? 0;
  return measure ? Math.ceil(Math.max(count - measure.includedMm, 0) / measure.stepMm) : count;
}

type Counted = { countedPrices: readonly CountedPrice[] };

/** Total price of the counted parts of a design. */
export function countedCents({ countedPrices }: Counted, counts: DesignCounts = {}): number {
  return countedPrices.reduce((total, price) => total + chargedUnits(price, counts) * price.cents, 0);
}

/** Difference to the list price, which is the minimum for any design; what is measured doesn't count towards it. */
export function centsToStart(product: Counted, counts?: DesignCounts): number {
  const countedPrices = product.countedPrices.filter(({ measure }) => !measure);
  const min = countedPrices.reduce((total, counted) => total + counted.min * counted.cents, 0);
  return Math.max(min - countedCents({ countedPrices }, counts), 0);
}

/** Counted parts of a design: code → number. */
export type DesignCounts = Readonly<Record<string, number>>;

/** Parses the product's column, which the seed writes. */
export function readCountedPrices(column: string): CountedPrice[] {
  return JSON.parse(column);
}

/** Parses the line's column. */
export function readCounts(column: string): DesignCounts {
  return JSON.parse(column);
}
