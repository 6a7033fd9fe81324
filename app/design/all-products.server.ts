import type { Blueprint } from "./blueprint";
import type { DesignedProduct } from "./designed-product";
import { beachGoods } from "./products/beach-goods";
import { blankets } from "./products/blankets";
import { bookMarks } from "./products/bookmarks";
import { books } from "./products/books";
import { bowls } from "./products/bowls";
import { busrolls } from "./products/busrolls";
import { canvases } from "./products/canvases";
import { doormats } from "./products/doormats";
import { floorMats } from "./products/floor-mats";
import { games } from "./products/games";
import { pendants } from "./products/jewellery";
import { mugs } from "./products/mugs";
import { neonSigns } from "./products/neon-signs";
import { ornaments } from "./products/ornaments";
import { photoBlocks } from "./products/photo-blocks";
import { pillows } from "./products/pillows";
import { placemats } from "./products/placemats";
import { puzzles } from "./products/puzzles";
import { shapedGoods } from "./products/shaped-goods";
import { skateboards } from "./products/skateboards";
import { tableGoods } from "./products/table-goods";
import { tags } from "./products/tags";
import { umbrellas } from "./products/umbrellas";
import { wallGoods } from "./products/wall-goods";
import { wallPrints } from "./products/wall-prints";
import { wallTiles } from "./products/wall-tiles";
import { wearables } from "./products/wearables";
import { yogaMats } from "./products/yoga-mats";

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
  ...floorMats,
  ...placemats,
  ...bookMarks,
  ...wallTiles,
  ...beachGoods,
  ...yogaMats,
  ...umbrellas,
  ...skateboards,
  ...ornaments,
  ...tags,
  ...bowls,
  ...books,
  ...busrolls,
  ...games,
  ...wearables,
  ...wallGoods,
  ...tableGoods,
  ...pendants,
  ...neonSigns,
];

/** The blueprints of all of them, by key. */
export const blueprints: Record<string, Blueprint> = Object.fromEntries(
  allProducts.map(({ blueprint }) => [blueprint.key, blueprint]),
);
