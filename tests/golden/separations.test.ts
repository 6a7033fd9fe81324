import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { recipeOf } from "~/design/production/recipe-of";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { blueprintOf, checkedBlueprints, layouts } from "./prepress-designs";
import { inkAt, missingTools, openForPress, type Plate } from "./press-tools";
import { readPrintFacts } from "./print-facts";
import { Renderings } from "./renderings";

/**
 * The print files of every product, separated into plates by the programs of a prepress department (Debian: qpdf,
 * ghostscript, poppler-utils). Where these are not installed, the tests say so; `prepress.test.ts` reads the files
 * without them.
 */

const DPI = 40;
const FINE_DPI = 200;
const POINTS_PER_INCH = 72;
const NO_INK = 255;
/** Of 255. */
const ROUNDING = 15;
const SPOTS = ["White", "CutContour", "Dieline"];
/** Pixels along the end of the bleed, which are only partly covered. */
const EDGE = 2;

const reason = missingTools.length === 0 ? "" : ` (SKIPPED: ${missingTools.join(", ")} not installed here)`;

describe.skipIf(missingTools.length > 0)(`separated by qpdf, ghostscript and poppler${reason}`, () => {
  let renderings: Renderings;
  beforeAll(async () => {
    renderings = await Renderings.open();
  });
  afterAll(() => renderings.close());

  test.each(checkedBlueprints)("%s has its plates at full size", async (_key, blueprint) => {
    const [document] = layouts(blueprint);
    const [surface] = surfacesOf(document);
    const pdf = await renderings.printFile(document, surface.key);
    const facts = readPrintFacts(pdf);
    const { plates, page } = await openForPress(pdf, DPI);
    const [, , right, top] = facts.boxes.MediaBox;
    expect(page.width).toBeCloseTo(pixels(right, DPI), -1);
    expect(page.height).toBeCloseTo(pixels(top, DPI), -1);
    expect(SPOTS.filter((spot) => plates.has(spot))).toEqual(
      SPOTS.filter((spot) => facts.plates.includes(spot)),
    );
    const white = plates.get("White");
    if (white) expectFullWhite(white, facts.boxes.BleedBox);
    if (recipeOf(document, surface).color === "black") expectBlackAlone(plates);
  });

  test("a cut line overprints: the picture's ink goes on beneath it", async () => {
    const started = startDocument(blueprintOf("luggagetag"));
    const front = { background: "#2c4364", layers: [] };
    const pdf = await renderings.printFile({ ...started, surfaces: { ...started.surfaces, front } }, "front");
    const { plates } = await openForPress(pdf, FINE_DPI);
    const { TrimBox } = readPrintFacts(pdf).boxes;
    const [left, bottom, , top] = TrimBox.map((at) => pixels(at, FINE_DPI));
    const [cyan, cut] = [plates.get("Cyan"), plates.get("Dieline")];
    if (!cyan || !cut) throw new Error("A plate is missing.");
    const middle = cyan.height - (bottom + top) / 2;
    const across = [-2, -1, 0, 1, 2].map((off) => left + off);
    expect(Math.min(...across.map((x) => inkAt(cut, x, middle)))).toBeLessThan(NO_INK / 2);
    const beside = inkAt(cyan, left + 20, middle);
    expect(beside).toBeLessThan(NO_INK - ROUNDING);
    for (const x of across) expect(Math.abs(inkAt(cyan, x, middle) - beside)).toBeLessThan(ROUNDING);
  });
});

function pixels(points: number, dpi: number): number {
  return (points / POINTS_PER_INCH) * dpi;
}

/** White is behind the whole picture, not only beside it. */
function expectFullWhite(white: Plate, bleedBox: number[]): void {
  const [left, bottom, right, top] = bleedBox.map((at) => pixels(at, DPI));
  const holes: string[] = [];
  for (let y = Math.ceil(white.height - top) + EDGE; y < white.height - bottom - EDGE; y += 1) {
    for (let x = Math.ceil(left) + EDGE; x < right - EDGE; x += 1) {
      if (inkAt(white, x, y) > 0) holes.push(`${x},${y}`);
    }
  }
  expect(holes).toEqual([]);
}

function expectBlackAlone(plates: Map<string, Plate>): void {
  for (const ink of ["Cyan", "Magenta", "Yellow"]) {
    const inked = plates.get(ink)?.data.some((value) => value < NO_INK) ?? false;
    expect(inked, ink).toBe(false);
  }
}
