import type { Blueprint } from "./blueprint";
import type { DesignedProduct } from "./designed-product";
import { blankets } from "./products/blankets";
import { books } from "./products/books";
import { bowls } from "./products/bowls";
import { busrolls } from "./products/busrolls";
import { canvases } from "./products/canvases";
import { doormats } from "./products/doormats";
import { games } from "./products/games";
import { pendants } from "./products/jewellery";
import { mugs } from "./products/mugs";
import { ornaments } from "./products/ornaments";
import { photoBlocks } from "./products/photo-blocks";
import { pillows } from "./products/pillows";
import { puzzles } from "./products/puzzles";
import { shapedGoods } from "./products/shaped-goods";
import { tableGoods } from "./products/table-goods";
import { tags } from "./products/tags";
import { wallGoods } from "./products/wall-goods";
import { wallPrints } from "./products/wall-prints";

/** Everything that can be designed. */
export const allProducts: DesignedProduct[] = [
  ...canvases,
  ...wallPrints,
  ...photoBlocks,
  ...mugs,
  ...pillows,
  ...blankets,
  ...shapedGoods,
  ...puzzles,
  ...doormats,
  ...ornaments,
  ...tags,
  ...bowls,
  ...books,
  ...busrolls,
  ...games,
  ...wallGoods,
  ...tableGoods,
  ...pendants,
];

/** The blueprints of all of them, by key. */
export const blueprints: Record<string, Blueprint> = Object.fromEntries(
  allProducts.map(({ blueprint }) => [blueprint.key, blueprint]),
);
