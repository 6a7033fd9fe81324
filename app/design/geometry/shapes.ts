import type { SurfaceMask } from "../blueprint/blueprint";
import type { Box, PhotoLayer } from "../document/document";
import type { Proportion } from "./geometry";
import { written } from "./measure";
import { heart } from "./silhouettes";

/** Returns the outline of a surface as path data in millimeters; its top left corner is at 0, 0 by default. */
export function maskPath(
  mask: SurfaceMask,
  { width, height }: Proportion,
  corner: { x: number; y: number } = { x: 0, y: 0 },
): string {
  const box = { ...corner, width, height };
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

/** Returns the rectangle to the end of the bleed around a surface, in millimeters. */
export function bleedPath({ width, height }: Proportion, bleed: number): string {
  return rectanglePath({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed });
}

/** Returns the outline of a photo's frame as path data in millimeters. */
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
    case "arch":
      return archPath(box);
  }
}

function rectanglePath({ x, y, width, height }: Box): string {
  return `M${written(x)} ${written(y)}H${written(x + width)}V${written(y + height)}H${written(x)}Z`;
}

/** Returns a rectangle with that corner radius, reduced if there is no room for it. */
export function roundedPath({ x, y, width, height }: Box, wanted: number): string {
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

/** Straight sides under a half circle; a box wider than high has a flatter top. */
function archPath({ x, y, width, height }: Box): string {
  const rise = Math.min(width / 2, height);
  const spring = written(y + rise);
  return `M${written(x)} ${spring}A${written(width / 2)} ${written(rise)} 0 0 1 ${written(x + width)} ${spring}V${written(y + height)}H${written(x)}Z`;
}

/** The circle or ellipse that fills a box. */
export function ellipsePath({ x, y, width, height }: Box): string {
  const radii = `A${written(width / 2)} ${written(height / 2)} 0 0 1`;
  const middle = written(y + height / 2);
  return `M${written(x)} ${middle}${radii} ${written(x + width)} ${middle}${radii} ${written(x)} ${middle}Z`;
}

/** Stretches path data of absolute M, L, C, Q and Z from a box of 100 by 100 to another box. */
function stretchedPath(path: string, box: Box): string {
  return path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => {
    return `${written(box.x + (Number(x) / 100) * box.width)} ${written(box.y + (Number(y) / 100) * box.height)}`;
  });
}
