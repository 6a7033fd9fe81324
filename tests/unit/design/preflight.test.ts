import { describe, expect, test } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { sharpnessOf } from "~/design/photos/sharpness";
import { viewingOf } from "~/design/production/viewing";
import { blueprints } from "~/design/products/all-products.server";
import { findSurface, surfacesOf } from "~/design/surfaces/surfaces";
import { designFonts } from "~/design/text/fonts";
import { serverOutline } from "~/design/text/fonts.server";
import { thinnestStroke } from "~/design/text/thinnest-stroke";
import { aDesign, placed, typed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";
/** Percent: the default of the shop. */
const FLOOR = 100;

function findings(document: DesignDocument, side = 4000): string[] {
  const photos = { [PHOTO]: { href: "", width: side, height: side } };
  return preflightFindings(document, { photos, outline: serverOutline, resolutionFloor: FLOOR });
}

describe("the resolution of a photo", () => {
  const poster = aDesign("poster", { options: { size: "8x8" } }, placed("front", "photo", PHOTO));
  const canvas = aDesign("canvas", { options: { size: "8x8" } }, placed("front", "photo", PHOTO));
  const mug = aDesign("photomug", { template: "full-wrap" }, placed("wrap", "photo", PHOTO));

  test("is enough from what the product needs where it is seen", () => {
    for (const document of [poster, canvas]) expect(findings(document)).toEqual([]);
  });

  test("is less needed on canvas than on paper, and most in the hand", () => {
    const floors = [canvas, poster, mug].map((document) => findings(document, 100)[0]);
    expect(floors).toEqual([
      expect.stringMatching(/^Photo: \d+ pixels per inch; at least 75 for something on canvas\.$/),
      expect.stringMatching(/^Photo: \d+ pixels per inch; at least 100 for something on a wall\.$/),
      expect.stringMatching(/Photo: \d+ pixels per inch; at least 250 for something held in the hand\.$/),
    ]);
    expect(findings(canvas, 900)).toEqual([]);
    expect(findings(poster, 500)[0]).toMatch(/^Photo: \d\d pixels/);
  });
});

test.each(Object.entries(blueprints))(
  "the studio calls a photo poor that would hold a %s",
  (key, blueprint) => {
    const floor = viewingOf(key).pixelsPerInch;
    const ratings = surfacesOf(startDocument(blueprint)).map((surface) =>
      sharpnessOf(floor - 0.6, surface, floor),
    );
    expect(new Set(ratings)).toEqual(new Set(["poor"]));
  },
);

test("the same finding of two photos of a side is listed once", () => {
  const surface = "front";
  const added: Command = { type: "add-layer", surface, kind: "photo" };
  const poster = aDesign("poster", {}, placed(surface, "photo", PHOTO), added, added);
  const layers = poster.surfaces[surface].layers.filter(({ id }) => id !== "photo");
  expect(layers).toHaveLength(2);
  const filled = layers.reduce(
    (document, { id }) => applyCommand(document, placed(surface, id, PHOTO)),
    poster,
  );
  const coarse = findings(filled, 100).filter((finding) => finding.startsWith("Added photo: "));
  expect(coarse).toEqual([expect.stringMatching(/^Added photo: \d+ pixels per inch/)]);
});

test("white paper in the bleed of a turned photo is found, with the side and the layer", () => {
  const front = "front";
  const turned: Command = { type: "set-turn", surface: front, layer: "photo", turn: 12 };
  const poster = aDesign("poster", { template: "full-photo" }, placed(front, "photo", PHOTO), turned);
  expect(findings(poster)).toEqual(["Photo: leaves white paper in the bleed."]);
});

test("text that the hole of a strap goes through is found, and text beside it is not", () => {
  const words = [placed("front", "photo", PHOTO), typed("front", "name", "Rex")];
  const tag = aDesign("luggagetag", {}, ...words);
  const [hole] = findSurface(tag, "front")?.holes?.(tag.options) ?? [];
  expect(findings(tag).filter((finding) => finding.includes("hole"))).toEqual([]);
  const box = { x: hole.x - 8, y: hole.y - 2, width: hole.width + 16, height: hole.width + 4 };
  const over: Command = { type: "set-box", surface: "front", layer: "name", box };
  expect(findings(aDesign("luggagetag", {}, ...words, over))).toContain(
    "Front, Name: a hole goes through the text.",
  );
});

test("strokes are measured across, in every font, and hairlines are thinner than stems", () => {
  const width = (font: string) => thinnestStroke(font, "Hn", serverOutline) ?? 0;
  for (const { key } of designFonts) expect(width(key)).toBeGreaterThan(10);
  expect(width("luckiest-guy")).toBeGreaterThan(100);
  expect(width("playfair-display")).toBeLessThan(width("figtree") / 2);
});

test("an empty side is found, except where the studio lets it stay empty", () => {
  const cards = aDesign("poster");
  expect(findings(cards)).toEqual(["Front: nothing is printed on it."]);
  const book = aDesign("photobook", { template: "one-photo" }, placed("cover", "photo", PHOTO));
  expect(findings(book)).toEqual([]);
  expect(findings(aDesign("photobook", { template: "one-photo" }))).toEqual([
    "Cover: nothing is printed on it.",
  ]);
});
