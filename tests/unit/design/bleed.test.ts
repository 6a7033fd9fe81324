import { expect, test } from "vitest";
import type { Box, PhotoLayer } from "~/design/document/document";
import { coverFrame, movedCrop } from "~/design/geometry/geometry";
import { liesWithin, type Point } from "~/design/geometry/path-points";
import { turnedAround } from "~/design/geometry/turned-points";
import { printedFrame, printedLayer } from "~/design/surfaces/bleed";
import { seededRandom } from "../../faults/random";

const WIDTH = 100;
const HEIGHT = 80;
const BLEED = 3;
const surface = { size: () => ({ width: WIDTH, height: HEIGHT }), bleed: BLEED };

function frame(box: Box, changes: object = {}) {
  return printedFrame({ box, shape: "rectangle", turn: 0, ...changes }, surface, {});
}

test("a photo at the edges extends into the bleed on every side", () => {
  expect(frame({ x: 0, y: 0, width: 100, height: 80 })).toEqual({
    box: { x: -3, y: -3, width: 106, height: 86 },
    outline: "M-3 -3H103V83H-3Z",
  });
});

test("a photo that is dragged follows the pointer in what is printed, however much of it wraps around the edges", () => {
  const canvas = { size: () => ({ width: 200, height: 200 }), bleed: 40 };
  const photo = { width: 3000, height: 2000 };
  const layer: PhotoLayer = {
    id: "photo",
    kind: "photo",
    photoId: "a",
    box: { x: 0, y: 0, width: 200, height: 200 },
    turn: 0,
    shape: "rectangle",
    rotation: 0,
    crop: { x: 0.5, y: 0.5, zoom: 1 },
    effect: { tone: "none", brightness: 0, contrast: 0 },
  };
  const printed = printedLayer(layer, canvas, {});
  expect(printed.box).toEqual({ x: -40, y: -40, width: 280, height: 280 });
  const before = coverFrame(printed.box, layer.crop, 0, photo);
  const after = coverFrame(printed.box, movedCrop(printed, photo, { x: 10, y: 0 }), 0, photo);
  expect(after.x - before.x).toBeCloseTo(10);
});

test("only sides at the edge are extended", () => {
  expect(frame({ x: 0, y: 10, width: 50, height: 70 }).box).toEqual({ x: -3, y: 10, width: 53, height: 73 });
  expect(frame({ x: 1, y: 1, width: 98, height: 78 }).box).toEqual({ x: 1, y: 1, width: 98, height: 78 });
});

test("a photo beyond the edge is not cropped", () => {
  expect(frame({ x: -20, y: 0, width: 150, height: 40 }).box).toEqual({
    x: -20,
    y: -3,
    width: 150,
    height: 43,
  });
});

test("a photo of another shape is not extended", () => {
  const box = { x: 0, y: 0, width: 100, height: 80 };
  expect(frame(box, { shape: "circle" }).box).toEqual(box);
});

test("a turned photo inside the surface is not extended", () => {
  const box = { x: 30, y: 30, width: 20, height: 10 };
  expect(frame(box, { turn: 30 })).toEqual({ box, outline: "M30 30H50V40H30Z" });
});

test("a photo turned by any angle is printed to the end of the bleed wherever it covers the edge, and shows as before inside", () => {
  const random = seededRandom(7);
  const between = (low: number, high: number) => low + random() * (high - low);
  for (let round = 0; round < 300; round += 1) {
    const box = { x: between(-60, 80), y: between(-60, 60), width: between(5, 220), height: between(5, 220) };
    const turn = between(-180, 180);
    const printed = frame(box, { turn });
    const toFrame = turnedAround(box, -turn);
    const outlines = printed.outline.split(/(?=M)/).map(cornersOf);
    const isPrinted = (point: Point) => outlines.some((outline) => liesWithin([outline], toFrame(point)));
    for (let sample = 0; sample < 40; sample += 1) {
      const [edge, outwards] = edgePoint(random(), sample % 4);
      if (isDeepInside(box, toFrame(edge))) {
        const cut = { x: edge.x + outwards.x * 2.9, y: edge.y + outwards.y * 2.9 };
        expect(isPrinted(cut)).toBe(true);
        expect(isDeepInside(printed.box, toFrame(cut), -0.02)).toBe(true);
      }
      const inside = { x: between(0.2, WIDTH - 0.2), y: between(0.2, HEIGHT - 0.2) };
      if (isNearBorder(box, toFrame(inside))) continue;
      expect(isPrinted(inside)).toBe(isDeepInside(box, toFrame(inside), 0));
    }
  }
});

/** A point of the trimmed edge, at that part of one of its sides, and the direction away from the surface. */
function edgePoint(part: number, side: number): [edge: Point, outwards: Point] {
  const across = part * WIDTH;
  const down = part * HEIGHT;
  if (side === 0)
    return [
      { x: across, y: 0 },
      { x: 0, y: -1 },
    ];
  if (side === 1)
    return [
      { x: WIDTH, y: down },
      { x: 1, y: 0 },
    ];
  if (side === 2)
    return [
      { x: across, y: HEIGHT },
      { x: 0, y: 1 },
    ];
  return [
    { x: 0, y: down },
    { x: -1, y: 0 },
  ];
}

function isDeepInside({ x, y, width, height }: Box, point: Point, by = 0.1): boolean {
  return point.x > x + by && point.x < x + width - by && point.y > y + by && point.y < y + height - by;
}

/** Too near to be sure, with coordinates of hundredths of a millimeter. */
function isNearBorder(box: Box, point: Point): boolean {
  return isDeepInside(box, point, -0.1) && !isDeepInside(box, point, 0.1);
}

/** Corners of a closed line with absolute M, L, H, V. */
function cornersOf(path: string): Point[] {
  const corners: Point[] = [];
  for (const [, step, list] of path.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const last = corners.at(-1) ?? { x: 0, y: 0 };
    const [first, second] = list.trim().split(" ").map(Number);
    if (step === "H") corners.push({ x: first, y: last.y });
    else if (step === "V") corners.push({ x: last.x, y: first });
    else corners.push({ x: first, y: second });
  }
  return corners;
}
