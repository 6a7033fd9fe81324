import type { ProductSeed } from "./product-seed";
import { blankets } from "./products/blankets";
import { canvases } from "./products/canvases";
import { mugs } from "./products/mugs";
import { petTags } from "./products/pet-tags";
import { pillows } from "./products/pillows";

/** Bestsellers first: this is the order of a list that nobody sorted. */
export const productSeeds: ProductSeed[] = interleave([mugs, pillows, canvases, blankets, petTags]);

/** The first of every family, then the second of every family, and so on. */
function interleave(families: ProductSeed[][]): ProductSeed[] {
  const longest = Math.max(...families.map((family) => family.length));
  return Array.from({ length: longest }, (_, row) =>
    families.flatMap((family) => family.slice(row, row + 1)),
  ).flat();
}
