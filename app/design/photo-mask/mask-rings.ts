import { WHOLE } from "./mask-limits";

/** A mask in gray, a byte for each pixel, white is kept; its sides are those of the photo. */
export interface GrayMask {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A closed line around a part of a mask, as x and y by turns in thousandths of the photo. */
export interface Ring {
  line: number[];
  /** Share of the photo within it; negative around a hole. */
  area: number;
}

/** Between black and white, where the edge is. */
const LEVEL = 127.5;
/** Rings with fewer are specks of a pixel or two. */
const MIN_EDGES = 8;
/** Edges of a pixel's square by the corners that they join. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;

/**
 * Ways through a square between four pixels, from edge to edge with white on the right, by which of its corners are
 * white: 1 top left, 2 top right, 4 bottom right, 8 bottom left. Opposite white corners are not joined.
 */
const WAYS: readonly (readonly [from: number, to: number])[][] = [
  [],
  [[TOP, LEFT]],
  [[RIGHT, TOP]],
  [[RIGHT, LEFT]],
  [[BOTTOM, RIGHT]],
  [
    [TOP, LEFT],
    [BOTTOM, RIGHT],
  ],
  [[BOTTOM, TOP]],
  [[BOTTOM, LEFT]],
  [[LEFT, BOTTOM]],
  [[TOP, BOTTOM]],
  [
    [RIGHT, TOP],
    [LEFT, BOTTOM],
  ],
  [[RIGHT, BOTTOM]],
  [[LEFT, RIGHT]],
  [[TOP, RIGHT]],
  [[LEFT, TOP]],
  [],
];

/**
 * Returns the lines around what a mask keeps, between its pixels (marching squares), without specks. What is beyond the
 * photo is black.
 */
export function ringsOf(mask: GrayMask): Ring[] {
  const framed = withFrame(mask);
  const next = waysAlong(framed);
  const rings: Ring[] = [];
  for (let start = 0; start < next.length; start += 1) {
    if (next[start] === NOWHERE) continue;
    const edges: number[] = [];
    for (let edge = start; next[edge] !== NOWHERE; ) {
      edges.push(edge);
      const following = next[edge];
      next[edge] = NOWHERE;
      edge = following;
    }
    if (edges.length < MIN_EDGES) continue;
    const line = edges.flatMap((edge) => placeOf(edge, framed));
    rings.push({ line, area: areaOf(line) });
  }
  return rings;
}

const NOWHERE = -1;

/** With a black pixel on each side. */
function withFrame({ width, height, pixels }: GrayMask): GrayMask {
  const framed = { width: width + 2, height: height + 2, pixels: new Uint8Array((width + 2) * (height + 2)) };
  for (let y = 0; y < height; y += 1)
    framed.pixels.set(pixels.subarray(y * width, (y + 1) * width), (y + 1) * framed.width + 1);
  return framed;
}

/** For each edge between two pixels the one to which the line goes on. Two numbers a pixel: to its right, and to below. */
function waysAlong({ width, height, pixels }: GrayMask): Int32Array {
  const next = new Int32Array(2 * width * height).fill(NOWHERE);
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * width + x;
      const corners =
        Number(pixels[at] > LEVEL) +
        2 * Number(pixels[at + 1] > LEVEL) +
        4 * Number(pixels[at + width + 1] > LEVEL) +
        8 * Number(pixels[at + width] > LEVEL);
      const edges = [2 * at, 2 * (at + 1) + 1, 2 * (at + width), 2 * at + 1];
      for (const [from, to] of WAYS[corners]) next[edges[from]] = edges[to];
    }
  }
  return next;
}

/** Where the level is crossed on an edge, in thousandths. */
function placeOf(edge: number, { width, height, pixels }: GrayMask): [x: number, y: number] {
  const at = edge >> 1;
  const isDown = edge % 2 === 1;
  const [one, other] = [pixels[at], pixels[at + (isDown ? width : 1)]];
  const part = (LEVEL - one) / (other - one);
  const [x, y] = [at % width, Math.floor(at / width)];
  return isDown
    ? [thousandths(x, 0, width), thousandths(y, part, height)]
    : [thousandths(x, part, width), thousandths(y, 0, height)];
}

/** @param part of the way to the next pixel; between the photo and the frame, the photo's edge takes its place */
function thousandths(pixel: number, part: number, length: number): number {
  if (part > 0 && pixel === 0) return 0;
  if (part > 0 && pixel === length - 2) return WHOLE;
  return ((pixel + part - 0.5) / (length - 2)) * WHOLE;
}

function areaOf(line: number[]): number {
  let twice = 0;
  for (let at = 0; at < line.length; at += 2) {
    const next = (at + 2) % line.length;
    twice += line[at] * line[next + 1] - line[next] * line[at + 1];
  }
  return twice / 2 / WHOLE ** 2;
}
