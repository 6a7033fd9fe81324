import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SurfaceBlueprint, startDocument } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { isMachined, type ProductionRecipe } from "~/design/production/recipe";
import { recipeOf } from "~/design/production/recipe-of";
import { wireHoles } from "~/design/production/wire-holes";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { points } from "~/engine/print/print-page";
import { goldenDesign } from "./golden-design";
import { blueprintOf, checkedBlueprints, coveredByTurnedPhotos, ends, layouts } from "./prepress-designs";
import { type PrintFacts, readPrintFacts } from "./print-facts";
import { Renderings } from "./renderings";

/**
 * The print files of every product as a prepress department checks them (`npm run test:print`; `npm test` checks a
 * sample). What a file says is read from the file itself, so no other program is needed.
 */

const NEARLY_WHITE = 245;

let renderings: Renderings;
beforeAll(async () => {
  renderings = await Renderings.open();
});
afterAll(() => renderings.close());

describe.each(checkedBlueprints)("%s", (_key, blueprint) => {
  test("has sheets as its recipes say: boxes, plates, overprint, holes, mirror", async () => {
    for (const document of layouts(blueprint)) {
      for (const surface of ends(surfacesOf(document))) {
        const facts = readPrintFacts(await renderings.printFile(document, surface.key));
        expectBoxes(facts, document, surface);
        expect(facts).toMatchObject({ version: "1.6", standard: "PDF/X-4", hasOutputIntent: true });
        expect(facts).toMatchObject({ isTaggedRgb: true, hasDeviceCmyk: false });
        expectPlates(facts, document, surface);
        expectHoles(facts, document, surface);
      }
    }
  });

  const bled = surfacesOf(startDocument(blueprint)).find(({ bleed, fadesFrom }) => bleed > 0 && !fadesFrom);
  test.skipIf(!bled)("has no white in its bleed when a photo that covers it is turned", async () => {
    if (!bled) return;
    const sheet = await renderings.toBleed(coveredByTurnedPhotos(blueprint), bled.key, bled.bleed);
    expect(await whitePixels(sheet)).toBe(0);
  });
});

test("a photo on wood is engraved at the resolution of the laser, in pixels of one bit", async () => {
  const board = goldenDesign(blueprintOf("choppingboard"), "portrait");
  const facts = readPrintFacts(await renderings.printFile(board, "front"));
  expect(facts.pictureBits).toEqual([1]);
  expect(facts.plates).toEqual(["Black", "CutContour"]);
});

function expectBoxes({ boxes }: PrintFacts, { options }: DesignDocument, surface: SurfaceBlueprint): void {
  const { width, height } = surface.size(options);
  const [left, bottom, right, top] = boxes.TrimBox;
  expect(right - left).toBeCloseTo(points(width), 3);
  expect(top - bottom).toBeCloseTo(points(height), 3);
  expect(left - boxes.BleedBox[0]).toBeCloseTo(points(surface.bleed), 3);
  expect(boxes.BleedBox[3] - top).toBeCloseTo(points(surface.bleed), 3);
  expect(boxes.MediaBox[2]).toBeGreaterThan(boxes.BleedBox[2]);
}

function expectPlates(facts: PrintFacts, document: DesignDocument, surface: SurfaceBlueprint): void {
  const recipe = recipeOf(document, surface);
  const punch = wireHoles(document, surface).length > 0 ? ["Punch"] : [];
  const plates = [...expectedPlates(recipe, isCut(document, surface)), ...punch].sort();
  expect(facts.plates.filter((plate) => plate !== "Black")).toEqual(plates);
  expect(facts.spotsOverprint).toBe(plates.some((plate) => plate !== "All"));
  expect(facts.content.includes(`-1 0 0 1 ${surface.size(document.options).width} 0 cm`)).toBe(
    recipe.mirrored,
  );
  if (recipe.color !== "black") return;
  expect(facts.content).not.toMatch(/DeviceRGB (?:cs|CS)/);
  expect(new Set(facts.pictureBits)).toEqual(new Set(facts.pictureBits.length > 0 ? [1] : []));
}

/** Plates besides those of the picture's own inks, sorted. */
function expectedPlates(recipe: ProductionRecipe, hasCutLine: boolean): string[] {
  const marks = isMachined(recipe) ? [] : ["All"];
  const cut = hasCutLine ? [recipe.cutLine] : [];
  const white = recipe.white === "full" ? ["White"] : [];
  return [...marks, ...cut, ...white].sort();
}

function isCut({ options }: DesignDocument, { mask, holes }: SurfaceBlueprint): boolean {
  return mask(options).kind !== "rectangle" || (holes?.(options) ?? []).length > 0;
}

/** Each hole is a circle in the cut line. */
function expectHoles(
  { content }: PrintFacts,
  { options }: DesignDocument,
  { holes }: SurfaceBlueprint,
): void {
  for (const { x, y, height } of holes?.(options) ?? []) {
    const start = [x, y + height / 2].map((at) => Math.round(at * 1e6) / 1e6);
    expect(content).toContain(`${start.join(" ")} m`);
  }
}

/** Counts white pixels, except along the end of the bleed. */
async function whitePixels(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let y = 1; y < info.height - 1; y += 1) {
    for (let x = 1; x < info.width - 1; x += 1) {
      const at = (y * info.width + x) * info.channels;
      if (Math.min(data[at], data[at + 1], data[at + 2]) > NEARLY_WHITE) count += 1;
    }
  }
  return count;
}
