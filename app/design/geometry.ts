import type { SurfaceMask } from "./blueprint";
import type { Box, Crop, PhotoLayer } from "./document";

/** Where a photo lies so that it covers its frame: the upright picture's box, and how it is turned. */
export interface PhotoPlacement {
  box: Box;
  /** Degrees clockwise around the middle of the box. */
  rotation: PhotoLayer["rotation"];
}

/** Pixels or any other unit; only the proportion counts. */
export interface Proportion {
  width: number;
  height: number;
}

/**
 * Lays a photo over its frame. At zoom 1 it is as small as still covers the frame; `crop.x` and `crop.y`
 * choose the visible part as the shopper sees it, after the turn.
 */
export function placePhoto(
  frame: Box,
  crop: Crop,
  rotation: PhotoLayer["rotation"],
  photo: Proportion,
): PhotoPlacement {
  const seen = coveringSize(frame, crop.zoom, rotation, photo);
  const left = frame.x - (seen.width - frame.width) * crop.x;
  const top = frame.y - (seen.height - frame.height) * crop.y;
  const upright = isOnItsSide(rotation) ? { width: seen.height, height: seen.width } : seen;
  return {
    box: {
      x: left + (seen.width - upright.width) / 2,
      y: top + (seen.height - upright.height) / 2,
      ...upright,
    },
    rotation,
  };
}

/** The crop after the photo was pulled by so many millimetres; it stops where the frame would show. */
export function movedCrop(
  { box, crop, rotation }: Pick<PhotoLayer, "box" | "crop" | "rotation">,
  photo: Proportion,
  pull: { x: number; y: number },
): Crop {
  const seen = coveringSize(box, crop.zoom, rotation, photo);
  return {
    x: movedPart(crop.x, pull.x, seen.width - box.width),
    y: movedPart(crop.y, pull.y, seen.height - box.height),
    zoom: crop.zoom,
  };
}

/** The outline of a surface as path data in millimetres. */
export function maskPath(mask: SurfaceMask, { width, height }: Proportion): string {
  const box = { x: 0, y: 0, width, height };
  switch (mask.kind) {
    case "rectangle":
      return rectanglePath(box);
    case "rounded":
      return roundedPath(box, mask.radius);
    case "circle":
      return ellipsePath(box);
    case "path":
      return stretchedPath(mask.path, box);
  }
}

/** The outline of a photo's frame as path data in millimetres. */
export function framePath(shape: PhotoLayer["shape"], box: Box): string {
  switch (shape) {
    case "rectangle":
      return rectanglePath(box);
    case "rounded":
      return roundedPath(box, Math.min(box.width, box.height) * 0.1);
    case "circle":
      return ellipsePath(box);
    case "heart":
      return stretchedPath(heart, box);
  }
}

/** A length as it is written into a drawing: to the hundredth, the same text on every machine. */
export function written(value: number, decimals: 2 | 5 = 2): string {
  const factor = decimals === 2 ? 100 : 100_000;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded);
}

/** A heart in a box of 100 by 100. */
const heart =
  "M50 97 C44 92 4 64 1 34 C-1 15 12 3 27 3 C38 3 46 9 50 18 C54 9 62 3 73 3 C88 3 101 15 99 34 C96 64 56 92 50 97 Z";

function isOnItsSide(rotation: PhotoLayer["rotation"]): boolean {
  return rotation === 90 || rotation === 270;
}

/** The size of the photo as seen, turned, at that zoom. */
function coveringSize(
  frame: Proportion,
  zoom: number,
  rotation: PhotoLayer["rotation"],
  photo: Proportion,
): Proportion {
  const turned = isOnItsSide(rotation) ? { width: photo.height, height: photo.width } : photo;
  const scale = Math.max(frame.width / turned.width, frame.height / turned.height) * zoom;
  return { width: turned.width * scale, height: turned.height * scale };
}

function movedPart(part: number, pull: number, play: number): number {
  if (play <= 0.0001) return part;
  return Math.min(1, Math.max(0, part - pull / play));
}

function rectanglePath({ x, y, width, height }: Box): string {
  return `M${written(x)} ${written(y)}H${written(x + width)}V${written(y + height)}H${written(x)}Z`;
}

function roundedPath({ x, y, width, height }: Box, wanted: number): string {
  const radius = Math.min(wanted, width / 2, height / 2);
  const corner = (toX: number, toY: number) =>
    `A${written(radius)} ${written(radius)} 0 0 1 ${written(toX)} ${written(toY)}`;
  return [
    `M${written(x + radius)} ${written(y)}H${written(x + width - radius)}`,
    `${corner(x + width, y + radius)}V${written(y + height - radius)}`,
    `${corner(x + width - radius, y + height)}H${written(x + radius)}`,
    `${corner(x, y + height - radius)}V${written(y + radius)}`,
    `${corner(x + radius, y)}Z`,
  ].join("");
}

function ellipsePath({ x, y, width, height }: Box): string {
  const radii = `A${written(width / 2)} ${written(height / 2)} 0 0 1`;
  const middle = written(y + height / 2);
  return `M${written(x)} ${middle}${radii} ${written(x + width)} ${middle}${radii} ${written(x)} ${middle}Z`;
}

/** Path data of absolute M, L, C, Q and Z in a box of 100 by 100, stretched to a box. */
function stretchedPath(path: string, box: Box): string {
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
    return `${written(box.x + (Number(x) / 100) * box.width)} ${written(box.y + (Number(y) / 100) * box.height)}`;
  });
}
