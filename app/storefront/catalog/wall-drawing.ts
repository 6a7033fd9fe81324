import { thisBrand } from "~/brand/this-brand";
import type { ShapedSize } from "./shaped-size";

/** The wall and its couch, in inches. */
const WALL = { width: 100, height: 68 };
const COUCH = { width: 84, height: 24 };
/** Height of the pictures' centers above the lower edge. */
const EYE_LEVEL = 45;

/** Draws the chosen size filled and the others of its shape in outline, to scale on a wall above a couch, as the address of an image. */
export function wallDrawing(
  chosen: ShapedSize,
  sizes: ShapedSize[],
): { address: string; description: string } {
  const { sand, card, line, accent } = thisBrand().tokens.colors;
  const softInk = thisBrand().tokens.colors["soft-ink"];
  const left = (WALL.width - COUCH.width) / 2;
  const top = WALL.height - COUCH.height;
  const others = sizes
    .filter(({ shape }) => shape === chosen.shape)
    .map(
      (size) =>
        `<path d="${outline(size)}" fill="none" stroke="${softInk}" stroke-width=".4" stroke-dasharray="1.2 1"/>`,
    );
  const couch =
    `<rect x="${left}" y="${top}" width="${COUCH.width}" height="16" rx="4" fill="${line}"/>` +
    `<rect x="${left - 4}" y="${top + 7}" width="${COUCH.width + 8}" height="14" rx="4" fill="${softInk}" opacity=".35"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WALL.width} ${WALL.height}">` +
    `<rect width="${WALL.width}" height="${WALL.height}" fill="${sand}"/>${couch}` +
    `<path d="${outline(chosen)}" fill="${card}" stroke="${accent}" stroke-width="1"/>${others.join("")}</svg>`;
  return {
    address: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    description: `${chosen.width} × ${chosen.height} in on a wall, above a couch ${COUCH.width} in wide, to scale`,
  };
}

function outline({ width, height }: ShapedSize): string {
  const left = (WALL.width - width) / 2;
  return `M${left} ${WALL.height - EYE_LEVEL - height / 2}h${width}v${height}h${-width}z`;
}
