import sharp from "sharp";
import { expect } from "vitest";
import type { Box } from "~/design/document/document";
import { maskPath } from "~/design/geometry/shapes";
import type { Panel } from "~/design/production/box-sheet";
import { isMachined, type ProductionRecipe } from "~/design/production/recipe";
import { points } from "~/engine/print/print-page";
import { inkAt, type OpenedSheet, type PageBoxes, type Plate } from "./press-tools";
import type { SheetGeometry } from "./sheet-geometry";

/** The checks of a prepress department on a sheet that it has opened. */

export interface CheckedSheet {
  opened: OpenedSheet;
  boxes: PageBoxes;
  geometry: SheetGeometry;
  recipe: ProductionRecipe;
  dpi: number;
}

const POINTS_PER_INCH = 72;
/** Points: the programs write fewer digits than the file. */
const BOX_DIGITS = 2;
const NO_INK = 255;
const INKED = 128;
const NEARLY_WHITE = 245;
/** Pixels along the end of the bleed, which are only partly covered. */
const EDGE = 2;
const PROCESS = ["Cyan", "Magenta", "Yellow", "Black"];
/** Millimeters from the bleed to the middle of a crop mark. */
const TO_MARK = 5.5;
/** Of a hundred pixels of a line, those that two renderers may round differently. */
const LINE_TOLERANCE = 2;

/** The trimmed size, with its bleed and some room around it. */
export function expectBoxes({ boxes, geometry }: CheckedSheet): void {
  const { width, height, bleed } = geometry;
  const [left, bottom, right, top] = boxes.TrimBox;
  expect(right - left).toBeCloseTo(points(width), BOX_DIGITS);
  expect(top - bottom).toBeCloseTo(points(height), BOX_DIGITS);
  const beyond = [left, bottom, -right, -top].map(
    (at, index) => at - [1, 1, -1, -1][index] * boxes.BleedBox[index],
  );
  for (const length of beyond) expect(length).toBeCloseTo(points(bleed), BOX_DIGITS);
  const [, , end, upper] = boxes.MediaBox;
  expect(
    Math.min(boxes.BleedBox[0], boxes.BleedBox[1], end - boxes.BleedBox[2], upper - boxes.BleedBox[3]),
  ).toBeGreaterThan(points(5));
}

/** Plates as the recipe says, besides those of the process, at full size. */
export function expectPlates(sheet: CheckedSheet): void {
  const { opened, boxes, geometry, recipe, dpi } = sheet;
  const spots = [...opened.plates.keys()].filter((ink) => !PROCESS.includes(ink)).sort();
  expect(spots).toEqual(expectedSpots(geometry, recipe));
  const [, , width, height] = boxes.MediaBox;
  for (const plate of [...opened.plates.values(), opened.page]) {
    expect(Math.abs(plate.width - (width / POINTS_PER_INCH) * dpi)).toBeLessThan(1.5);
    expect(Math.abs(plate.height - (height / POINTS_PER_INCH) * dpi)).toBeLessThan(1.5);
  }
  if (recipe.color === "black")
    for (const ink of ["Cyan", "Magenta", "Yellow"]) expect(isInked(opened.plates.get(ink)), ink).toBe(false);
}

function expectedSpots(geometry: SheetGeometry, { white, cutLine }: ProductionRecipe): string[] {
  return [
    ...(hasCutLine(geometry) ? [cutLine] : []),
    ...(geometry.creases.length > 0 ? ["Crease"] : []),
    ...(geometry.punched.length > 0 ? ["Punch"] : []),
    ...(white === "full" ? ["White"] : []),
  ].sort();
}

function hasCutLine({ mask, holes }: SheetGeometry): boolean {
  return mask.kind !== "rectangle" || holes.length > 0;
}

/** Crop marks are on every plate; a laser or router, which would follow them, finds nothing but its line. */
export function expectMarks(sheet: CheckedSheet): void {
  const { geometry, recipe, opened, dpi } = sheet;
  const { width, bleed } = geometry;
  for (const [ink, plate] of opened.plates) {
    if (isMachined(recipe)) {
      if (ink !== recipe.cutLine)
        expect(isInked(plate, outside(sheet)), `${ink} beside the picture`).toBe(false);
      continue;
    }
    for (const x of [0, width]) {
      const [column, row] = pixel(sheet, x, -bleed - TO_MARK);
      const near = [-1, 0, 1].map((off) => inkAt(plate, Math.floor(column) + off, row));
      expect(Math.min(...near), `mark at ${x} mm on ${ink}, ${dpi} dpi`).toBeLessThan(INKED);
    }
  }
}

/** The line is along the outline and all holes, and nowhere else. */
export async function expectCutLine(sheet: CheckedSheet): Promise<void> {
  const { geometry, recipe, opened } = sheet;
  if (!hasCutLine(geometry)) return;
  const holes = geometry.holes.map(
    ({ x, y, width }) =>
      `M${x} ${y + width / 2}a${width / 2} ${width / 2} 0 1 0 ${width} 0a${width / 2} ${width / 2} 0 1 0 ${-width} 0Z`,
  );
  await expectLine(
    sheet,
    opened.plates.get(recipe.cutLine),
    maskPath(geometry.mask, geometry) + holes.join(""),
  );
}

export async function expectPunchedAndCreased(sheet: CheckedSheet): Promise<void> {
  const { punched, creases } = sheet.geometry;
  const holes = punched.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`).join("");
  if (holes) await expectLine(sheet, sheet.opened.plates.get("Punch"), holes);
  const folds = creases.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
  if (folds) await expectLine(sheet, sheet.opened.plates.get("Crease"), folds);
}

async function expectLine(sheet: CheckedSheet, plate: Plate | undefined, path: string): Promise<void> {
  if (!plate) throw new Error("The plate of a line is missing.");
  const [thin, wide] = await Promise.all([1, 5].map((width) => drawnLine(sheet, path, { width, plate })));
  const [left, top, right, bottom] = bleedPixels(sheet, 0);
  let [stray, missing, total] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (inkAt(plate, x, y) < INKED && inkAt(wide, x, y) === NO_INK) stray += 1;
      if (inkAt(thin, x, y) > INKED) continue;
      total += 1;
      if (!isNear(plate, x, y)) missing += 1;
    }
  }
  expect(total).toBeGreaterThan(10);
  expect(missing, `of ${total} pixels of the line are missing`).toBeLessThanOrEqual(
    (total * LINE_TOLERANCE) / 100,
  );
  expect(stray, "pixels are beside the line").toBeLessThanOrEqual((total * LINE_TOLERANCE) / 100);
}

async function drawnLine(
  { boxes, geometry, recipe, dpi }: CheckedSheet,
  path: string,
  { width, plate }: { width: number; plate: Plate },
): Promise<Plate> {
  const scale = (points(1) / POINTS_PER_INCH) * dpi;
  const [left, , , top] = boxes.TrimBox.map((at) => (at / POINTS_PER_INCH) * dpi);
  const up = (boxes.MediaBox[3] / POINTS_PER_INCH) * dpi - top;
  const mirrored = recipe.mirrored ? `translate(${geometry.width} 0) scale(-1 1)` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${plate.width}" height="${plate.height}"><rect width="100%" height="100%" fill="#fff"/><g transform="translate(${left} ${up}) scale(${scale}) ${mirrored}"><path d="${path}" fill="none" stroke="#000" stroke-width="${width / scale}"/></g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function isNear(plate: Plate, x: number, y: number): boolean {
  return [-2, -1, 0, 1, 2].some((down) =>
    [-2, -1, 0, 1, 2].some((across) => inkAt(plate, x + across, y + down) < INKED),
  );
}

/** Lines and white overprint: every other plate is as if they were not there. @param isCovered ink is all over the sheet */
export function expectInkBeneath(sheet: CheckedSheet, isCovered: boolean): void {
  const { opened, recipe } = sheet;
  const { plates, unlined } = opened;
  if (!unlined) return;
  expectNoSpots(sheet, unlined);
  for (const ink of PROCESS) {
    const plate = plates.get(ink);
    const without = unlined.get(ink);
    if (!plate || !without) throw new Error(`There is no plate of ${ink}.`);
    expect(Buffer.compare(plate.data, without.data), `${ink} beneath lines and beside white`).toBe(0);
  }
  const cut = plates.get(recipe.cutLine);
  if (!isCovered || !cut || recipe.color === "black") return;
  const lost = [...cut.data.keys()].filter(
    (at) => cut.data[at] < INKED && PROCESS.every((ink) => plates.get(ink)?.data[at] === NO_INK),
  );
  expect(lost.length, "pixels of the line without ink beneath").toBe(0);
}

/** Without its spot inks, a sheet has them in its marks alone; otherwise it would be compared with itself. */
function expectNoSpots(sheet: CheckedSheet, unlined: Map<string, Plate>): void {
  const inside = pixelsIn(bleedPixels(sheet, EDGE));
  for (const [ink, plate] of unlined) {
    if (PROCESS.includes(ink)) continue;
    const painted = inside.filter(([x, y]) => inkAt(plate, x, y) !== NO_INK);
    expect(painted.length, `pixels of ${ink} in the sheet without it`).toBe(0);
  }
}

/** White is behind the whole picture, not only beside it. */
export function expectFullWhite(sheet: CheckedSheet): void {
  const white = sheet.opened.plates.get("White");
  if (sheet.recipe.white === "none" || !white) return;
  expect(pixelsIn(bleedPixels(sheet, EDGE)).filter(([x, y]) => inkAt(white, x, y) > 0)).toEqual([]);
}

/** There is no white between the trimmed edge and the end of the bleed, on the sides to which the picture extends. */
export async function expectBled(sheet: CheckedSheet): Promise<void> {
  const { geometry, opened, recipe } = sheet;
  const { picture, bleed, width, height } = geometry;
  if (!picture || bleed === 0 || recipe.color === "black") return;
  const { on } = picture;
  const [left, top] = pixel(sheet, on.x - (on.x <= 0 ? bleed : 0), -bleed);
  const [right, bottom] = pixel(sheet, on.x + on.width + bleed, height + bleed);
  const inner = [pixel(sheet, Math.max(on.x, 0), 0), pixel(sheet, width, height)];
  const columns = [left, right].sort((one, other) => one - other);
  const trimmed = inner.map(([x]) => x).sort((one, other) => one - other);
  const { data, info } = await sharp(opened.picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const white = pixelsIn(
    [columns[0] + EDGE, top + EDGE, columns[1] - EDGE, bottom - EDGE].map(Math.round),
  ).filter(([x, y]) => {
    if (x > trimmed[0] && x < trimmed[1] && y > inner[0][1] && y < inner[1][1]) return false;
    const at = (y * info.width + x) * info.channels;
    return Math.min(data[at], data[at + 1], data[at + 2]) > NEARLY_WHITE;
  });
  expect(white.length, "white pixels in the bleed").toBe(0);
}

/** Panels of a box that are cut at their ends have the picture beyond them. */
export async function expectPanelsBled(sheet: CheckedSheet, panels: Panel[]): Promise<void> {
  for (const { x, y, width, height } of panels.filter(({ hasCutEnds }) => hasCutEnds)) {
    for (const beyond of [y - 2, y + height + 1]) {
      const strip = pixelsOf(sheet, { x: x + 1, y: beyond, width: width - 2, height: 1 });
      const pixels = await sharp(sheet.opened.picture).extract(strip).removeAlpha().png().toBuffer();
      const { channels } = await sharp(pixels).stats();
      expect(Math.min(...channels.map(({ max }) => max)), "the lightest pixels beyond the cut").toBeLessThan(
        NEARLY_WHITE,
      );
    }
  }
}

/** @returns whole pixels from the upper left corner of the bleed to its lower right, without that many at its end */
export function bleedPixels({ boxes, dpi }: CheckedSheet, without: number): number[] {
  const [left, bottom, right, top] = boxes.BleedBox.map((at) => (at / POINTS_PER_INCH) * dpi);
  const height = (boxes.MediaBox[3] / POINTS_PER_INCH) * dpi;
  return [
    Math.ceil(left) + without,
    Math.ceil(height - top) + without,
    Math.floor(right) - without,
    Math.floor(height - bottom) - without,
  ];
}

/** The place of a point of the sheet in pixels from the upper left corner of the page. */
export function pixel(
  { boxes, geometry, recipe, dpi }: CheckedSheet,
  x: number,
  y: number,
): [number, number] {
  const across = recipe.mirrored ? geometry.width - x : x;
  const [left, , , top] = boxes.TrimBox;
  const place = [left + points(across), boxes.MediaBox[3] - top + points(y)];
  const [column, row] = place.map((at) => (at / POINTS_PER_INCH) * dpi);
  return [column, row];
}

/** The place of a box of the sheet on the page, in whole pixels. */
export function pixelsOf(sheet: CheckedSheet, { x, y, width, height }: Box) {
  const [one, other] = [pixel(sheet, x, y), pixel(sheet, x + width, y + height)];
  const left = Math.round(Math.min(one[0], other[0]));
  const top = Math.round(one[1]);
  return {
    left,
    top,
    width: Math.round(Math.max(one[0], other[0])) - left,
    height: Math.round(other[1]) - top,
  };
}

function pixelsIn([left, top, right, bottom]: number[]): [number, number][] {
  const all: [number, number][] = [];
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) all.push([x, y]);
  return all;
}

function isInked(plate: Plate | undefined, leftOut?: (x: number, y: number) => boolean): boolean {
  if (!plate) return false;
  for (let at = 0; at < plate.data.length; at += 1) {
    if (plate.data[at] === NO_INK) continue;
    if (!leftOut?.(at % plate.width, Math.floor(at / plate.width))) return true;
  }
  return false;
}

/** Checks whether a pixel is within the bleed, or beside its end. */
function outside(sheet: CheckedSheet): (x: number, y: number) => boolean {
  const [left, top, right, bottom] = bleedPixels(sheet, -EDGE);
  return (x, y) => x >= left && x < right && y >= top && y < bottom;
}
