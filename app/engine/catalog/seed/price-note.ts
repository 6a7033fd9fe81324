import type { ProductData } from "~/brand/product-data";

/**
 * Explanation of the list price; [INCLUDED] is replaced with the included counted parts, such as 3 letters and 1 shape.
 */
export function priceNote({ priceNote = "", countedPrices = {} }: ProductData): string {
  const included = Object.values(countedPrices)
    .filter(({ least }) => least > 0)
    .map(({ title, least }) => `${least} ${inNumber(title.toLowerCase(), least)}`);
  return priceNote.replace("[INCLUDED]", included.join(" and "));
}

function inNumber(plural: string, count: number): string {
  return count === 1 ? plural.replace(/s$/, "") : plural;
}
