import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { artOutline } from "~/design/art";
import { oneColored, pathsOfOwnArt } from "~/design/art/own-art";
import type { ArtLayer, Layer, TextLayer } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { serverOutline } from "~/design/text/fonts.server";
import { fitText } from "~/design/text/text-fit";
import { thinnestStroke } from "~/design/text/thinnest-stroke";
import { processImage, withImageFolder } from "~/image-processing";

/** Side of the square of our own motifs and of uploaded clip art; only in the former is what overlaps a hole. */
const SIDE = 100;
/** Pixels of the narrowest line that can be made. */
const PIXELS = 10;
/** For the memory of the process that measures; large drawings are measured with fewer pixels. */
const MAX_PIXELS = 12_000_000;
/** Pixels around the drawing. */
const MARGIN = 10;

/**
 * Returns the width in millimeters of the thinnest line that a text or a drawing has at its printed size; undefined for
 * other layers, and for drawings whose lines are all as wide as the limit, to a tenth of it.
 * @param sources with the shapes of uploaded clip art
 * @param visitor whose turn it is, as in `processImage`
 * @throws ImageRejected, TooManyImages
 */
export async function thinnestLine(
  layer: Layer,
  { limit, sources, visitor }: { limit: number; sources: PhotoSources; visitor: string | null },
): Promise<number | undefined> {
  if (layer.kind === "text") return thinnestOfText(layer);
  return layer.kind === "art" ? thinnestOfArt(layer, limit, sources, visitor) : undefined;
}

function thinnestOfText(layer: TextLayer): number | undefined {
  const shape = serverOutline(layer.font, layer.text, layer);
  const stroke = thinnestStroke(layer.font, layer.text, serverOutline);
  return shape && stroke !== undefined ? stroke * fitText(layer, shape).scale : undefined;
}

async function thinnestOfArt(
  { art, box }: ArtLayer,
  limit: number,
  sources: PhotoSources,
  visitor: string | null,
): Promise<number | undefined> {
  const shapes = markupOf(art, sources);
  if (shapes === "") return undefined;
  const perMillimeter = Math.min(PIXELS / limit, Math.sqrt(MAX_PIXELS / (box.width * box.height)));
  const [across, down] = [box.width, box.height].map((length) => Math.ceil(length * perMillimeter));
  const size = `width="${across + 2 * MARGIN}" height="${down + 2 * MARGIN}"`;
  const place = `translate(${MARGIN} ${MARGIN}) scale(${across / SIDE} ${down / SIDE})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g transform="${place}">${shapes}</g></svg>`;
  return withImageFolder(async (folder) => {
    const input = join(folder, "drawing.svg");
    await writeFile(input, svg);
    const drawing = { kind: "svg" as const, input, folder, visitor };
    const { width } = await processImage("thinnestLine", drawing, { limit: limit * perMillimeter });
    return width === null ? undefined : width / perMillimeter;
  });
}

/** A drawing in a square of 100 by 100; "" if it is unknown. */
function markupOf(art: string, sources: PhotoSources): string {
  const drawn = artOutline(art);
  if (!drawn)
    return oneColored(pathsOfOwnArt(art, sources) ?? [])
      .map(({ d, isEvenOdd }) => pathMarkup(d, isEvenOdd))
      .join("");
  return `<g transform="scale(${SIDE / drawn.side})">${pathMarkup(drawn.path, drawn.side === SIDE)}</g>`;
}

function pathMarkup(d: string, isEvenOdd: boolean): string {
  return `<path d="${d}" fill-rule="${isEvenOdd ? "evenodd" : "nonzero"}"/>`;
}
