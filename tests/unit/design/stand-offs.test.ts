import { expect, test } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { designWarnings } from "~/design/advice/warnings";
import { findSlot } from "~/design/blueprint/blueprint";
import { hiddenAt } from "~/design/blueprint/holes";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { productPicture } from "~/design/drawing/static-picture";
import { layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { findSurface } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { hasCutLine, printPage } from "~/engine/print/print-page";
import { aDesign, placed } from "./a-design";

const acrylic = blueprints["acrylic-print"];
const sizes = acrylic.options[0].values.map(({ code }) => code);
const PHOTO = "a-photo-of-biscuit";
const photos = { [PHOTO]: { href: "/photo", width: 8000, height: 8000 } };

function pane(options: Record<string, string>, template = "full-photo") {
  const document = aDesign("acrylic-print", { options, template });
  const surface = findSurface(document, "front");
  if (!surface) throw new Error("There is no pane.");
  return { document, surface };
}

/** Each text as long as it may be, without the warnings of the photos that are missing. */
function written(document: DesignDocument): DesignDocument {
  return layersOf(document).reduce((filled, { surface, layer }) => {
    if (layer.kind !== "text") return filled;
    const text = "Sir Whiskers McFlufferton of Oakland".slice(0, findSlot(acrylic, layer).maxLength);
    return applyCommand(filled, { type: "set-text", surface, layer: layer.id, text });
  }, document);
}

test("the cut line of an acrylic print has a hole of 8 mm for each of its four stand-offs", () => {
  const { document, surface } = pane({ size: "8x10" });
  const page = printPage(surface, document);
  expect(hasCutLine(page)).toBe(true);
  expect(page.holes.map(({ x, y, width }) => [x + 4, y + 4, width])).toEqual([
    [14, 14, 8],
    [14, expect.closeTo(240), 8],
    [expect.closeTo(189.2), 14, 8],
    [expect.closeTo(189.2), expect.closeTo(240), 8],
  ]);
});

test.each(sizes)("the scene of %s draws the caps where they hide the print", (size) => {
  const { document, surface } = pane({ size, finish: "gold" });
  const svg = productPicture(document, { photos: {}, outline: serverOutline, view: "scene" });
  const caps = capsIn(svg);
  const hidden = (surface.holes?.(document.options) ?? []).map(hiddenAt);
  const [from, to] = [caps[0], caps[3]];
  const units = (to.x - from.x) / (hidden[3].x - hidden[0].x);
  expect(caps).toHaveLength(4);
  expect(from.across / units).toBeCloseTo(hidden[0].width, 0);
  expect((to.y - from.y) / (hidden[3].y - hidden[0].y)).toBeCloseTo(units, 1);
});

test.each(acrylic.templates.map(({ key }) => key))(
  "no text of %s lies beneath a cap, however long",
  (key) => {
    const warned = sizes.flatMap((size) =>
      designWarnings(written(pane({ size }, key).document), { photos: {}, outline: serverOutline }).filter(
        ({ kind }) => kind === "cut",
      ),
    );
    expect(warned).toEqual([]);
  },
);

test("text and faces beneath a cap warn the shopper, text also holds the order", () => {
  const text = aDesign(
    "acrylic-print",
    { options: { size: "8x8" }, template: "photo-and-name" },
    placed("front", "photo", PHOTO),
    { type: "set-text", surface: "front", layer: "name", text: "Bo" },
    { type: "set-box", surface: "front", layer: "name", box: { x: 6.5, y: 8, width: 16, height: 5 } },
  );
  const face = aDesign("acrylic-print", { options: { size: "8x8" } }, placed("front", "photo", PHOTO));
  const focused = { [PHOTO]: { ...photos[PHOTO], focus: { x: 0.07, y: 0.07 } } };
  const kindsOf = (document: DesignDocument, sources: typeof photos) =>
    designWarnings(document, { photos: sources, outline: serverOutline }).map(({ kind }) => kind);
  expect(kindsOf(text, photos)).toContain("cut");
  expect(kindsOf(face, focused)).toEqual(["hole"]);
  expect(kindsOf(face, photos)).toEqual([]);
  expect(preflightFindings(text, { photos, outline: serverOutline, resolutionFloor: 100 })).toEqual([
    "Name: a hole goes through the text.",
  ]);
});

test.each([
  ["1in", 25.4],
  ["2in", 50.8],
])(
  "the caps of a double acrylic stay in the clear border of %s, so its print has no holes",
  (border, room) => {
    for (const size of blueprints.doubleacrylic.options[0].values.map(({ code }) => code)) {
      const document = aDesign("doubleacrylic", { options: { size, border } });
      expect(findSurface(document, "front")?.holes).toBeUndefined();
      const svg = productPicture(document, { photos: {}, outline: serverOutline, view: "scene" });
      const [first, , last] = capsIn(svg);
      const print = svg.match(/translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)">(?!<circle)/);
      const [left, scale] = [Number(print?.[1]), Number(print?.[2])];
      expect(last.x - first.x).toBeGreaterThan(0);
      expect(left - first.x).toBeCloseTo((room / 2) * scale, 0);
      expect(first.across / scale).toBeCloseTo(16, 0);
    }
  },
);

/** The caps of a scene in its units, column by column. */
function capsIn(svg: string) {
  const drawn = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"><circle cx="4" cy="5"/g)];
  return drawn.map(([, x, y, scale]) => ({ x: Number(x), y: Number(y), across: Number(scale) * 30 }));
}
