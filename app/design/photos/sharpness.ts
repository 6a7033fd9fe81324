import type { SurfaceBlueprint } from "../blueprint/blueprint";
import { chooseOption } from "../document/choose-option";
import type { DesignDocument, PhotoLayer } from "../document/document";
import { coverFrame } from "../geometry/geometry";
import { layersOf } from "../layers/layers";
import { viewingOf } from "../production/viewing";
import { findBlueprint } from "../products/known-products";
import { printedFrame } from "../surfaces/bleed";
import { findSurface, surfaceSizes } from "../surfaces/surfaces";
import type { PhotoSource, PhotoSources } from "./photo-source";

/**
 * The sharpness of a printed photo, by its pixels per inch inside the crop: sharp from 200, fair from 120, otherwise
 * poor. Coarse materials need fewer pixels (SurfaceBlueprint.coarseness). A photo below the floor of its product
 * (viewing.ts), which would hold its order, is poor in any case.
 */
export type Sharpness = "sharp" | "fair" | "poor";

const SHARP = 200;
const FAIR = 120;
const MILLIMETERS_PER_INCH = 25.4;

/** Returns the pixels of a photo that are printed on one inch of the surface. */
export function pixelsPerInch(
  layer: PhotoLayer,
  surface: Pick<SurfaceBlueprint, "size" | "bleed" | "wrap">,
  options: DesignDocument["options"],
  photo: Pick<PhotoSource, "width" | "height">,
): number {
  const { box } = printedFrame(layer, surface, options);
  const picture = coverFrame(box, layer.crop, layer.rotation, photo);
  return (photo.width / picture.width) * MILLIMETERS_PER_INCH;
}

/** Rates that many pixels per inch on that surface. @param floor pixels per inch with which the product is printed */
export function sharpnessOf(
  pixels: number,
  { coarseness = 1 }: Pick<SurfaceBlueprint, "coarseness">,
  floor: number,
): Sharpness {
  // Preflight rounds, too.
  if (Math.round(pixels) < floor) return "poor";
  if (pixels * coarseness >= SHARP) return "sharp";
  return pixels * coarseness >= FAIR ? "fair" : "poor";
}

/** Layer name → sharpness, of all photos whose size is known; our own drawn pets are sharp at any size. */
export function photoSharpness(document: DesignDocument, photos: PhotoSources): Record<string, Sharpness> {
  const rated = layersOf(document).flatMap(({ surface: key, layer, name }): [string, Sharpness][] => {
    if (layer.kind !== "photo" || layer.photoId === null || !Object.hasOwn(photos, layer.photoId)) return [];
    const surface = findSurface(document, key);
    if (!surface) return [];
    const pixels = pixelsPerInch(layer, surface, document.options, photos[layer.photoId]);
    return [[name, sharpnessOf(pixels, surface, viewingOf(document.blueprint).pixelsPerInch)]];
  });
  return Object.fromEntries(rated);
}

/** One of the sizes in which a product is sold, with the sharpness of each photo. */
export interface SizeSharpness {
  /** The option's value. */
  value: string;
  /** Such as 16 × 20 in. */
  title: string;
  photos: Record<string, Sharpness>;
}

/** The option that decides the printed size, and each photo's sharpness in every size. */
export interface SharpnessBySize {
  option: string;
  /** The smallest first. */
  sizes: SizeSharpness[];
}

/**
 * Returns the sharpness of the photos in every size in which the product is sold; undefined when there is only one.
 * @param offered option → the values in which it is sold
 */
export function sharpnessBySize(
  document: DesignDocument,
  photos: PhotoSources,
  offered: Record<string, string[]>,
): SharpnessBySize | undefined {
  for (const { code, values } of findBlueprint(document.blueprint)?.options ?? []) {
    const sold = values.filter((value) => offered[code]?.includes(value.code));
    const sized = sold.map(({ code: value, title }) => ({
      value,
      title,
      document: chooseOption(document, code, value),
    }));
    if (new Set(sized.map((each) => areaOf(each.document))).size < 2) continue;
    const sizes = sized.toSorted((one, other) => areaOf(one.document) - areaOf(other.document));
    return {
      option: code,
      sizes: sizes.map(({ document: at, ...size }) => ({ ...size, photos: photoSharpness(at, photos) })),
    };
  }
  return undefined;
}

/** Returns the title of the largest size in which a photo is sharp; undefined when it is sharp in none. */
export function largestSharpSize({ sizes }: SharpnessBySize, photo: string): string | undefined {
  return sizes.findLast(({ photos }) => photos[photo] === "sharp")?.title;
}

/** The sharpness of the least sharp of several photos; undefined without photos. */
export function minSharpness(photos: Record<string, Sharpness>): Sharpness | undefined {
  const all = Object.values(photos);
  return (["poor", "fair", "sharp"] as const).find((each) => all.includes(each));
}

/** The area of its largest surface in square millimeters; more surfaces of the same size are not a larger print. */
function areaOf(document: DesignDocument): number {
  return Math.max(...Object.values(surfaceSizes(document)).map(({ width, height }) => width * height));
}
