import { artOutline } from "~/design/art";
import { findTube } from "~/design/art/tubes";
import type { ArtLayer, DesignDocument, TextLayer } from "~/design/document/document";
import { liesWithin, type Point } from "~/design/geometry/path-points";
import { turnedAround } from "~/design/geometry/turned-points";
import { drawnLayers, isEmptyLayer } from "~/design/layers/layers";
import { serverOutline } from "~/design/text/fonts.server";
import { fitText } from "~/design/text/text-fit";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { centerLines, dotLine, MIN_TUBE } from "./center-lines";
import { lengthOf, thinned } from "./line-points";
import { pathLines } from "./path-lines";
import { united } from "./united-shapes";

/** One piece of tube of a neon sign, from end to end. */
export interface SignTube {
  /** The text or drawing that it belongs to. */
  layer: TextLayer | ArtLayer;
  /** Points of its center line, in millimeters from the upper left corner of the board. */
  line: Point[];
}

/** Millimeters between points of an outline: a long text in small letters has more of them than can be seen or bent. */
const FINEST = 0.1;

/** The surface of a neon sign. */
export const SIGN = "front";

/**
 * Returns the tubes of a neon sign as they are bent: letters along their center lines, drawings of tubes as they are, and
 * other drawings along their outlines. Serves requests between its steps, of which the longest is a word in joined letters.
 * @throws the signal's reason
 */
export async function signTubes(document: DesignDocument, signal?: AbortSignal): Promise<SignTube[]> {
  const tubes: SignTube[] = [];
  for (const layer of drawnLayers(document, SIGN)) {
    if ((layer.kind !== "text" && layer.kind !== "art") || isEmptyLayer(layer)) continue;
    const turned = turnedAround(layer.box, layer.turn);
    const lines = await tubesOf(layer, signal);
    tubes.push(...lines.map((line) => ({ layer, line: line.map(turned) })));
  }
  return tubes;
}

/** Returns the center lines of a layer's tubes as they lie before the layer is turned. */
export async function tubesOf(layer: TextLayer | ArtLayer, signal?: AbortSignal): Promise<Point[][]> {
  return layer.kind === "text" ? textLines(layer, signal) : artLines(layer);
}

async function textLines(layer: TextLayer, signal: AbortSignal | undefined): Promise<Point[][]> {
  const shape = serverOutline(layer.font, layer.text, layer);
  if (!shape || shape.path === "") return [];
  const { x, y, scale } = fitText(layer, shape);
  await yieldToRequests(signal);
  const letters = pathLines(shape.path)
    .map(placed({ x, y }, { across: scale, down: scale }))
    .map((line) => thinned(line, FINEST));
  await yieldToRequests(signal);
  const lines: Point[][] = [];
  for (const island of islandsOf(united(letters))) {
    await yieldToRequests(signal);
    const centers = centerLines(island).filter((line) => lengthOf(line) >= MIN_TUBE);
    lines.push(...(centers.length > 0 ? centers : [dotLine(island[0])]));
  }
  return lines;
}

function artLines({ art, box }: ArtLayer): Point[][] {
  const tube = findTube(art);
  if (tube) {
    const scale = Math.min(box.width / tube.width, box.height / tube.height);
    const left = box.x + (box.width - tube.width * scale) / 2;
    const top = box.y + (box.height - tube.height * scale) / 2;
    return pathLines(tube.path).map(placed({ x: left, y: top }, { across: scale, down: scale }));
  }
  const outline = artOutline(art);
  if (!outline) return [];
  const { path, side } = outline;
  const scale = { across: box.width / side, down: box.height / side };
  return united(pathLines(path).map(placed(box, scale))).map((line) => [...line, line[0]]);
}

function placed({ x, y }: Point, { across, down }: { across: number; down: number }) {
  return (line: Point[]) => line.map((point) => ({ x: x + point.x * across, y: y + point.y * down }));
}

/** Each outer outline with the holes in it. */
function islandsOf(outlines: Point[][]): Point[][][] {
  const outer = outlines.filter((line) => area(line) > 0);
  const holes = outlines.filter((line) => area(line) < 0);
  return outer.map((outline) => [outline, ...holes.filter(([point]) => liesWithin([outline], point))]);
}

/** Positive for outer outlines. */
function area(line: Point[]): number {
  return line.reduce((total, { x, y }, index) => {
    const next = line[(index + 1) % line.length];
    return total + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** True for a design whose tubes are bent. */
export function isNeonSign({ blueprint }: Pick<DesignDocument, "blueprint">): boolean {
  return blueprint === "neon-sign";
}
