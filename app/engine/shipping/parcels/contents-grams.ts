import type { CatalogProduct } from "../../catalog/catalog-product";
import { pieceOf } from "./piece";

interface WeighedLine {
  product: Pick<CatalogProduct, "measures">;
  options: Readonly<Record<string, string>>;
  quantity: number;
}

/** Weight of lines, in grams, without boxes; products without a recorded weight, such as emailed ones, weigh nothing. */
export function contentsGrams(lines: readonly WeighedLine[]): number {
  return lines.reduce(
    (total, { options, product: { measures }, quantity }) =>
      total + (measures ? pieceOf(measures, options).grams * quantity : 0),
    0,
  );
}
