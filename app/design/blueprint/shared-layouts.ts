import type { Box, Layer, PhotoLayer } from "../document/document";
import { hundredths } from "../geometry/measure";
import type { Arrangement } from "./arrangements";
import { partOf, photoSlot, squareIn, surface, textSlot } from "./layers";
import { blush, cream, ink, lilac, mint, navy, pine, sand, sky, terracotta, white } from "./palette";
import { five, GAP, grid, lead, pair, row, strip, triangle } from "./photo-grids";
import type { Size } from "./sizes";

/** Arrangements of photos and names that fit every printed surface: inside its usable area, or bleeding off its edges. */

/** The room of a layout: the whole surface, and the area in which everything is safe, in millimeters. */
export interface Room {
  size: Size;
  area: Box;
  /** Photos take the place of the name, as on pages that are too many to name. */
  isNameless?: boolean;
}

export interface SharedLayout {
  key: string;
  title: string;
  /** Background color (hex). */
  background: string;
  /** It reaches the edges, which a surface that is seen in part only does not show. */
  bleeds?: boolean;
  layers: (room: Room) => Layer[];
}

type Shape = PhotoLayer["shape"];
type Style = { font: string; color: string };

/** The height of a name below or above, as a fraction of the area. */
const NAME = 0.16;
/** From this proportion an area is wide, so that a name is beside the photos instead of below them. */
const WIDE = 1.7;

/** The first ones suit every product; the others are for those that are sold most. */
export const sharedLayouts: SharedLayout[] = [
  one("shared-classic", "Classic frame", sand, { font: "playfair-display", color: navy }, "rectangle", below),
  one("shared-arch", "Arch portrait", blush, { font: "pacifico", color: terracotta }, "arch", below),
  one("shared-round", "Round portrait", sky, { font: "fredoka", color: navy }, "circle", below),
  one("shared-heart", "Heart portrait", cream, { font: "pacifico", color: terracotta }, "heart", below),
  many("shared-pair", "Side by side", mint, { font: "fredoka", color: pine }, (at) => row(2, at)),
  many("shared-trio", "Trio", lilac, { font: "caveat", color: navy }, (at) => row(3, at), "rounded"),
  many("shared-grid", "Grid of four", cream, { font: "fredoka", color: terracotta }, (at) => grid(2, 2, at)),
  {
    key: "shared-band",
    title: "Name band",
    background: navy,
    bleeds: true,
    layers: ({ size, area }) => {
      const { photos, text } = below(area);
      const photo = isWide(area)
        ? { x: 0, y: 0, width: hundredths(photos.x + photos.width), height: size.height }
        : { x: 0, y: 0, width: size.width, height: hundredths(photos.y + photos.height) };
      return [photoSlot("photo", photo), textSlot("name", text, { font: "bebas-neue", color: cream })];
    },
  },
  one("shared-polaroid", "Polaroid", white, { font: "caveat", color: ink }, "rectangle", polaroid),
  one("shared-on-top", "Name on top", sky, { font: "bebas-neue", color: navy }, "rounded", above),
  one("shared-beside", "Name beside it", mint, { font: "playfair-display", color: pine }, "rounded", beside),
  many("shared-round-pair", "Round pair", sand, { font: "pacifico", color: terracotta }, pair, "circle"),
  many("shared-hearts", "Twin hearts", blush, { font: "fredoka", color: pine }, pair, "heart"),
  many(
    "shared-arches",
    "Twin arches",
    lilac,
    { font: "playfair-display", color: navy },
    (at) => row(2, at),
    "arch",
  ),
  many("shared-round-trio", "Round trio", navy, { font: "caveat", color: cream }, triangle, "circle"),
  many("shared-lead", "One large, two small", pine, { font: "fredoka", color: cream }, lead),
  many("shared-strip", "Photo strip", ink, { font: "caveat", color: white }, strip),
  many("shared-five", "Collage of five", white, { font: "fredoka", color: navy }, five),
  many("shared-six", "Collage of six", cream, { font: "pacifico", color: pine }, (at) =>
    isWide(at) ? grid(3, 2, at) : grid(2, 3, at),
  ),
  bare("shared-frame", "Framed, no text", cream, (at) => [at]),
  bare("shared-heart-only", "Heart, no text", blush, (at) => [at], "heart"),
  bare("shared-round-only", "Circle, no text", mint, (at) => [at], "circle"),
  edgeToEdge("shared-diptych", "Diptych to the edges", (size) => row(2, whole(size), 0)),
  edgeToEdge("shared-mosaic", "Mosaic to the edges", (size) => grid(2, 2, whole(size), 0)),
];

/** Checks whether a template is one of the shared layouts. */
export function isShared(template: string): boolean {
  return template.startsWith("shared-");
}

/** Number of layouts on products that are sold less. */
export const FEW_LAYOUTS = 8;

/**
 * Returns the shared layouts as arrangements of a product's only surface.
 * @param roomOf the room for the chosen options
 */
export function sharedArrangements(
  layouts: SharedLayout[],
  roomOf: (options: Record<string, string>) => Room,
): Arrangement[] {
  return layouts.map(({ key, title, background, layers }) => ({ key: surfaceKey }) => ({
    key,
    title,
    surfaces: (options) => ({ [surfaceKey]: surface(background, ...layers(roomOf(options))) }),
  }));
}

/** The areas of the photos and of the name. */
interface Split {
  photos: Box;
  text: Box;
}

function one(
  key: string,
  title: string,
  background: string,
  style: Style,
  shape: Shape,
  split: (area: Box) => Split,
): SharedLayout {
  return many(key, title, background, style, (at) => [at], shape, split);
}

function many(
  key: string,
  title: string,
  background: string,
  style: Style,
  places: (photos: Box) => Box[],
  shape: Shape = "rectangle",
  split: (area: Box) => Split = below,
): SharedLayout {
  return {
    key,
    title,
    background,
    layers: ({ area, isNameless }) => {
      if (isNameless) return photosIn(places(area), shape);
      const { photos, text } = split(area);
      return [...photosIn(places(photos), shape), textSlot("name", text, style)];
    },
  };
}

function bare(
  key: string,
  title: string,
  background: string,
  places: (area: Box) => Box[],
  shape: Shape = "rectangle",
): SharedLayout {
  return { key, title, background, layers: ({ area }) => photosIn(places(area), shape) };
}

function edgeToEdge(key: string, title: string, places: (size: Size) => Box[]): SharedLayout {
  return {
    key,
    title,
    background: white,
    bleeds: true,
    layers: ({ size }) => photosIn(places(size), "rectangle"),
  };
}

/** Circles and hearts are not stretched. */
function photosIn(places: Box[], shape: Shape): Layer[] {
  const isRegular = shape === "circle" || shape === "heart";
  return places.map((place, index) =>
    photoSlot(index === 0 ? "photo" : `photo-${index + 1}`, isRegular ? squareIn(place) : place, shape),
  );
}

function below(area: Box): Split {
  if (isWide(area)) return beside(area);
  return { photos: partOf(area, [0, 0, 1, 1 - NAME - GAP]), text: partOf(area, [0, 1 - NAME, 1, NAME]) };
}

function above(area: Box): Split {
  if (isWide(area)) return beside(area);
  return { photos: partOf(area, [0, NAME + GAP, 1, 1 - NAME - GAP]), text: partOf(area, [0, 0, 1, NAME]) };
}

function beside(area: Box): Split {
  const column = partOf(area, [0.63, 0, 0.37, 1]);
  const height = hundredths(Math.min(column.height * 0.34, column.width * 0.5));
  const text = { ...column, y: hundredths(column.y + (column.height - height) / 2), height };
  return { photos: partOf(area, [0, 0, 0.6, 1]), text };
}

/** A square photo with a wide margin below. */
function polaroid(area: Box): Split {
  if (isWide(area)) return beside(area);
  const { photos, text } = below(area);
  return { photos: squareIn(photos), text };
}

function isWide({ width, height }: Box): boolean {
  return width > height * WIDE;
}

function whole({ width, height }: Size): Box {
  return { x: 0, y: 0, width, height };
}
