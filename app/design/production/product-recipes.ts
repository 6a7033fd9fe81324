import type { ChosenOptions } from "../blueprint/blueprint";
import {
  backPrinted,
  clothTransfer,
  decal,
  dieCut,
  dyeInjection,
  garment,
  inkjet,
  laserMetal,
  laserWood,
  latex,
  press,
  router,
  transfer,
  uv,
} from "./presets";
import type { ProductRecipe } from "./recipe";

/** Every mat, coaster or bookmark of a set has the same design. */
const eachOfSet = ({ pieces }: ChosenOptions) => Number(pieces);

const UMBRELLA_PANELS = 8;
/** Panels of an umbrella that share a design, by the option `panels`. */
const panelsAlike: Record<string, number> = { same: UMBRELLA_PANELS, turns: UMBRELLA_PANELS / 2, own: 1 };

/** Blueprint → its recipe. */
export const productRecipes: Record<string, ProductRecipe> = {
  "acrylic-print": {
    ...backPrinted,
    promise: "We print your photo on the back in six colors over a white layer",
  },
  apron: { ...clothTransfer, promise: "Polyester twill that feels like cotton" },
  bathmat: { ...clothTransfer, pixelsPerInch: 150, promise: "The print is dyed in" },
  beachtowel: { ...clothTransfer, pixelsPerInch: 150, promise: "Printed velour on the front" },
  bookmarks: { ...dieCut, copies: eachOfSet, promise: "printed on both sides, with rounded corners" },
  busroll: { ...inkjet, promise: "Matte paper (230 g/m²)" },
  calendar: { ...press, promise: "on a white wire binding" },
  canvas: { ...inkjet, pixelsPerInch: 200, promise: "printed with archival pigment inks" },
  carpet: { ...dyeInjection, promise: "Low pile that won't catch claws" },
  choppingboard: { ...laserWood, promise: "Text and pictures are laser-engraved inside the groove" },
  customframe: { ...inkjet, promise: "Mats are acid-free and bevel-cut" },
  didacticgame: { ...dieCut, promise: "each picture printed twice" },
  doormat: { ...dyeInjection, promise: "The print is dyed all the way through the pile" },
  doubleacrylic: { ...inkjet, promise: "A photo print between two sheets of clear acrylic" },
  flipflops: { ...latex, promise: "with the print under a matte film" },
  frame: { ...inkjet, promise: "Matte photo paper (230 g/m²)" },
  jewellery: { ...laserMetal, promise: "Both sides are diamond-engraved." },
  luggagetag: { ...dieCut, promise: "printed on both sides and sealed at the edges" },
  "metal-print": { ...transfer, promise: "Dyes are pressed into the coating at 400 °F" },
  mobilestand: {
    ...uv,
    /** Ink alone would be glassy on clear acrylic; on wood, the grain shows as the page says. */
    byOptions: ({ tone }) => ({ white: tone === "clear" ? "full" : "none" }),
    promise: "printed on the front and sealed",
  },
  mousepad: { ...transfer, promise: "The print is dyed in" },
  "neon-sign": {
    ...router,
    minBend: 4,
    promise: "bent by hand along your letters",
    /** The lines along which tubes are bent, each in the color of its light. */
    bySurface: {
      tubes: { color: "process", promise: "Spacers and screws, or a chain, are included" },
    },
  },
  ornaments: { ...decal, promise: "with the picture fired in on one side" },
  "pet-bowls": { ...decal, promise: "under a second clear glaze" },
  "pet-tags": { ...laserMetal, promise: "The text is laser-engraved" },
  photoblanket: { ...clothTransfer, pixelsPerInch: 150, promise: "The print is dyed into the fiber" },
  photoblocks: { ...backPrinted, promise: "with your photo fused to the back" },
  photoboard: { ...uv, promise: "with a gloss or matte photo surface" },
  photobook: { ...press, promise: "printed on both sides and sewn" },
  photocoaster: { ...uv, copies: eachOfSet, promise: "with the same design" },
  photolamp: {
    ...backPrinted,
    /** The light comes through the picture. */
    white: "none",
    promise: "A frosted acrylic shade, printed on the inside",
  },
  photomagnet: { ...latex, pixelsPerInch: 300, promise: "Printed vinyl under a clear, wipeable film" },
  photomug: { ...transfer, promise: "The picture is heat-fused into the glaze" },
  photopendant: {
    ...inkjet,
    pixelsPerInch: 600,
    promise: "We print the photo small and sharp",
    bySurface: { back: { ...laserMetal, promise: "Flip it over for the engraving." } },
  },
  photoprints: { ...inkjet, promise: "with or without a white border" },
  photopuzzle: {
    ...press,
    promise: "with a glare-free linen finish",
    bySurface: { box: { promise: "a sturdy box with the picture on the lid" } },
  },
  pillow: { ...garment, promise: "printed with water-based ink" },
  playingcards: {
    ...dieCut,
    promise: "52 cards and a joker on 310 g/m² casino card stock",
    bySurface: { box: { promise: "in a box that matches the back" } },
  },
  poster: { ...inkjet, promise: "printed with twelve inks" },
  rubixcube: { ...latex, pixelsPerInch: 300, promise: "printed under a clear film" },
  rug: { ...dyeInjection, promise: "The print goes through the pile" },
  skateboard: { ...transfer, promise: "with a heat-transferred print" },
  socks: { ...clothTransfer, promise: "smooth polyester on the outside" },
  stocking: { ...clothTransfer, promise: "A printed velvet front" },
  switchpanel: { ...uv, promise: "printed under a wipeable clear coat" },
  tablemat: { ...transfer, copies: eachOfSet, promise: "Every mat in a set has the same design." },
  umbrella: {
    ...clothTransfer,
    copies: ({ panels }) => panelsAlike[panels] ?? 1,
    promise: "printed before sewing",
  },
  "wall-set": { ...inkjet, pixelsPerInch: 200, promise: "Three stretched canvases of the same size" },
  wallclock: { ...backPrinted, promise: "printed from behind" },
  walltiles: { ...latex, promise: "Inch-thick foam board with a satin print" },
  "wood-print": { ...uv, promise: "We print straight onto the wood with no white layer" },
  yogamat: { ...transfer, pixelsPerInch: 200, promise: "A printed suede top" },
};
