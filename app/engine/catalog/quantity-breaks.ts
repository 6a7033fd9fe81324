/** A discount from a minimum number of pieces in the cart (Magento's price tiers). */
export interface QuantityBreak {
  quantity: number;
  basisPoints: number;
}

/** Parses the product's column, ordered by quantity. */
export function readQuantityBreaks(column: string): QuantityBreak[] {
  return JSON.parse(column);
}

/** The highest break reached by that many pieces; undefined below the first. */
export function breakAt(breaks: readonly QuantityBreak[], pieces: number): QuantityBreak | undefined {
  return breaks.findLast(({ quantity }) => pieces >= quantity);
}
