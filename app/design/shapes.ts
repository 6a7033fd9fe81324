import type { SurfaceMask } from "./blueprint";
import type { Box, PhotoLayer } from "./document";
import type { Proportion } from "./geometry";
import { written } from "./measure";

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

/** A heart in a box of 100 by 100. */
const heart =
  "M50 97 C44 92 4 64 1 34 C-1 15 12 3 27 3 C38 3 46 9 50 18 C54 9 62 3 73 3 C88 3 101 15 99 34 C96 64 56 92 50 97 Z";

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
