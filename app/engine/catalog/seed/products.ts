import type { ProductSeed } from "./product-seed";
import { acrylicPrints } from "./products/acrylic-prints";
import { bathMats } from "./products/bath-mats";
import { beachTowels } from "./products/beach-towels";
import { blankets } from "./products/blankets";
import { bookmarks } from "./products/bookmarks";
import { bowls } from "./products/bowls";
import { busRolls } from "./products/bus-rolls";
import { calendars } from "./products/calendars";
import { canvasPortraits } from "./products/canvas-portraits";
import { canvases } from "./products/canvases";
import { clocks } from "./products/clocks";
import { coasters } from "./products/coasters";
import { customFrames } from "./products/custom-frames";
import { cuttingBoards } from "./products/cutting-boards";
import { doormats } from "./products/doormats";
import { doubleAcrylics } from "./products/double-acrylics";
import { flipFlops } from "./products/flip-flops";
import { frames } from "./products/frames";
import { cubes, memoryGames, playingCards } from "./products/games";
import { giftCertificates } from "./products/gift-certificates";
import { giftWrap } from "./products/gift-wrap";
import { hangingAndWrap } from "./products/hanging-and-wrap";
import { jewelry } from "./products/jewelry";
import { lamps } from "./products/lamps";
import { luggageTags } from "./products/luggage-tags";
import { magnets } from "./products/magnets";
import { memberships } from "./products/memberships";
import { metalPrints } from "./products/metal-prints";
import { mousePads } from "./products/mouse-pads";
import { mugs } from "./products/mugs";
import { neonSigns } from "./products/neon-signs";
import { offers } from "./products/offers";
import { ornaments } from "./products/ornaments";
import { petTags } from "./products/pet-tags";
import { phoneStands } from "./products/phone-stands";
import { photoBlocks } from "./products/photo-blocks";
import { photoBoards } from "./products/photo-boards";
import { photoBooks } from "./products/photo-books";
import { photoPrints } from "./products/photo-prints";
import { pillows } from "./products/pillows";
import { placemats } from "./products/placemats";
import { posters } from "./products/posters";
import { puzzles } from "./products/puzzles";
import { rugs } from "./products/rugs";
import { skateboards } from "./products/skateboards";
import { switchPlates } from "./products/switch-plates";
import { umbrellas } from "./products/umbrellas";
import { wallSets } from "./products/wall-sets";
import { wallTiles } from "./products/wall-tiles";
import { aprons, socks, stockings } from "./products/wearables";
import { woodPrints } from "./products/wood-prints";
import { yogaMats } from "./products/yoga-mats";

/** What pets are made into, bestsellers first. */
const gifts = interleave([
  mugs,
  pillows,
  canvases,
  blankets,
  petTags,
  canvasPortraits,
  ornaments,
  photoBlocks,
  acrylicPrints,
  frames,
  bowls,
  wallSets,
  woodPrints,
  metalPrints,
  posters,
  doormats,
  bathMats,
  rugs,
  placemats,
  wallTiles,
  beachTowels,
  yogaMats,
  umbrellas,
  flipFlops,
  skateboards,
  puzzles,
  coasters,
  photoBoards,
  magnets,
  mousePads,
  luggageTags,
  photoBooks,
  calendars,
  photoPrints,
  clocks,
  jewelry,
  lamps,
  customFrames,
  cuttingBoards,
  doubleAcrylics,
  phoneStands,
  bookmarks,
  switchPlates,
  neonSigns,
  busRolls,
  playingCards,
  socks,
  memoryGames,
  aprons,
  cubes,
  stockings,
]);

/** In the order of a list that nobody sorted: what goes with a gift, and offers, after the gifts. */
export const productSeeds: ProductSeed[] = [
  ...gifts,
  ...interleave([hangingAndWrap, giftWrap]),
  ...offers,
  ...giftCertificates,
  ...memberships,
];

/** The first of every family, then the second of every family, and so on. */
function interleave(families: ProductSeed[][]): ProductSeed[] {
  const longest = Math.max(...families.map((family) => family.length));
  return Array.from({ length: longest }, (_, row) =>
    families.flatMap((family) => family.slice(row, row + 1)),
  ).flat();
}
