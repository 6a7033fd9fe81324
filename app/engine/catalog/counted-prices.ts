/** What a product costs for each of something that a design has (Blueprint.counts), such as each letter of a sign. */
export interface CountedPrice {
  /** As the blueprint counts it, such as letters. */
  code: string;
  /** In the plural, such as Letters. */
  title: string;
  /** Each. */
  cents: number;
  /** Each without the offer; null when it is no offer. */
  regularCents: number | null;
  /** How many the price that lists tell takes in. */
  min: number;
}

type Counted = { countedPrices: readonly CountedPrice[] };

/** What all that a design counts costs. */
export function countedCents({ countedPrices }: Counted, counts: DesignCounts = {}): number {
  return countedPrices.reduce((total, { code, cents }) => total + (counts[code] ?? 0) * cents, 0);
}

/** What is missing from there to the price that lists tell: no design is cheaper. */
export function centsToStart(product: Counted, counts?: DesignCounts): number {
  const min = product.countedPrices.reduce((total, counted) => total + counted.min * counted.cents, 0);
  return Math.max(min - countedCents(product, counts), 0);
}

/** What of a price is counted: code → how many. */
export type DesignCounts = Readonly<Record<string, number>>;

/** From so many pieces of a product in a cart, each costs less (Magento's price tiers). */
export interface QuantityBreak {
  quantity: number;
  basisPoints: number;
}

/** The columns of a product, which the seed has written. */
export function readCountedPrices(column: string): CountedPrice[] {
  return JSON.parse(column);
}

/** The column of a product, ordered by quantity. */
export function readQuantityBreaks(column: string): QuantityBreak[] {
  return JSON.parse(column);
}

/** The column of a line. */
export function readCounts(column: string): DesignCounts {
  return JSON.parse(column);
}

/** The highest break that so many pieces reach; undefined below the first. */
export function breakAt(breaks: readonly QuantityBreak[], pieces: number): QuantityBreak | undefined {
  return breaks.findLast(({ quantity }) => pieces >= quantity);
}
