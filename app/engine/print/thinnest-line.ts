import { artOutline } from "~/design/art";
import { pathsOfOwnArt } from "~/design/art/own-art";
import type { ArtLayer, Layer, TextLayer } from "~/design/document/document";
import type { Point } from "~/design/geometry/path-points";
import type { PhotoSources } from "~/design/photos/photo-source";
import { serverOutline } from "~/design/text/fonts.server";
import { fitText } from "~/design/text/text-fit";
import { thinnestStroke } from "~/design/text/thinnest-stroke";
import { pathLines } from "./neon/path-lines";
import { united } from "./neon/united-shapes";
import { thinnestPart } from "./thin-parts";

/** Side of the square of our own motifs and of uploaded clip art; only in the former is what overlaps a hole. */
const SIDE = 100;

/**
 * Returns the width in millimeters of the thinnest line that a text or a drawing has at its printed size; undefined for
 * other layers, and for drawings whose lines are all as wide as the limit.
 */
export async function thinnestLine(
  layer: Layer,
  limit: number,
  sources: PhotoSources,
): Promise<number | undefined> {
  if (layer.kind === "text") return thinnestOfText(layer);
  return layer.kind === "art" ? thinnestPart(artShapes(layer, sources), limit) : undefined;
}

function thinnestOfText(layer: TextLayer): number | undefined {
  const shape = serverOutline(layer.font, layer.text, layer);
  const stroke = thinnestStroke(layer.font, layer.text, serverOutline);
  return shape && stroke !== undefined ? stroke * fitText(layer, shape).scale : undefined;
}

/** Everything that a drawing fills, in millimeters. */
function artShapes({ art, box }: ArtLayer, sources: PhotoSources): Point[][] {
  const drawn = artOutline(art);
  const side = drawn?.side ?? SIDE;
  const paths = drawn ? [{ d: drawn.path, isEvenOdd: side === SIDE }] : (pathsOfOwnArt(art, sources) ?? []);
  const printed = ({ x, y }: Point) => ({ x: (x * box.width) / side, y: (y * box.height) / side });
  return united(
    paths.flatMap(({ d, isEvenOdd }) =>
      united(
        pathLines(d).map((line) => line.map(printed)),
        isEvenOdd,
      ),
    ),
  );
}
