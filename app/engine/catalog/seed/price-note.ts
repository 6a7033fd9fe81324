import type { ProductData } from "~/brand/product-data";

/**
 * Explanation of the list price; [INCLUDED] is replaced with the included counted parts, such as 3 letters and 1 shape.
 */
export function priceNote({ priceNote = "", countedPrices = {} }: ProductData): string {
  const included = Object.values(countedPrices)
    .filter(({ min }) => min > 0)
    .map(({ title, min }) => `${min} ${inNumber(title.toLowerCase(), min)}`);
  return priceNote.replace("[INCLUDED]", included.join(" and "));
}

function inNumber(plural: string, count: number): string {
  return count === 1 ? plural.replace(/s$/, "") : plural;
}
