/** Price of each unit of a counted part of a design (Blueprint.counts), such as each letter of a sign. */
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
}

type Counted = { countedPrices: readonly CountedPrice[] };

/** Total price of the counted parts of a design. */
export function countedCents({ countedPrices }: Counted, counts: DesignCounts = {}): number {
  return countedPrices.reduce((total, { code, cents }) => total + (counts[code] ?? 0) * cents, 0);
}

/** Difference to the list price, which is the minimum for any design. */
export function centsToStart(product: Counted, counts?: DesignCounts): number {
  const min = product.countedPrices.reduce((total, counted) => total + counted.min * counted.cents, 0);
  return Math.max(min - countedCents(product, counts), 0);
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
