import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Box, TextLayer } from "~/design/document/document";
import { drawnLayers } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { capitalsWidth, measuredFonts } from "~/design/products/busroll/letter-widths";
import { type BlindWord, wordRows } from "~/design/products/busroll/word-rows";
import { serverOutline } from "~/design/text/fonts.server";
import { fitText } from "~/design/text/text-fit";
import { aDesign } from "./a-design";

const area: Box = { x: 40, y: 40, width: 400, height: 640 };
const { details, options } = blueprints.busroll;
const max = details?.words.max ?? 0;
const maxLength = details?.words.maxLength ?? 0;

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&'.,!?- ÉÜ"];
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: maxLength })
  .map((characters) => characters.join("").trim())
  .filter((text) => text !== "");
const words = fc.array(
  fc.record({ text: word, font: fc.constantFrom(...measuredFonts) }) as fc.Arbitrary<BlindWord>,
  { minLength: 1, maxLength: max },
);

/** Rounding of boxes loses up to a hundredth of a millimeter. */
const ROUNDING = 0.02;

function overlap(one: Box, other: Box): boolean {
  return (
    one.x + ROUNDING < other.x + other.width &&
    other.x + ROUNDING < one.x + one.width &&
    one.y + ROUNDING < other.y + other.height &&
    other.y + ROUNDING < one.y + one.height
  );
}

describe("words in rows", () => {
  test("are complete, in order, inside the paper and without overlap", () => {
    fc.assert(
      fc.property(words, (given) => {
        const placed = wordRows(given, area);
        expect(placed.map(({ text, font }) => ({ text, font }))).toEqual(given);
        for (const { box } of placed) {
          expect(box.x).toBeGreaterThanOrEqual(area.x - ROUNDING);
          expect(box.y).toBeGreaterThanOrEqual(area.y - ROUNDING);
          expect(box.x + box.width).toBeLessThanOrEqual(area.x + area.width + ROUNDING);
          expect(box.y + box.height).toBeLessThanOrEqual(area.y + area.height + ROUNDING);
        }
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) expect(overlap(one.box, other.box)).toBe(false);
        }
      }),
    );
  });

  test("are the same every time", () => {
    fc.assert(
      fc.property(words, (given) => {
        expect(wordRows(given, area)).toEqual(wordRows(structuredClone(given), area));
      }),
    );
  });

  test("are justified, and rows with fewer letters are larger", () => {
    const [short, long] = wordRows(
      ["HOME", "SOFA, LEFT SIDE"].map((text) => ({ text, font: "bebas-neue" })),
      area,
    );
    expect(long.box.width).toBeCloseTo(area.width, 0);
    expect(short.box.height).toBeGreaterThan(long.box.height * 2);
  });
});

test.each(measuredFonts)("the letters of %s have the listed widths", (font) => {
  for (const text of ["BISCUIT & MAX", "WALKIES?", "4:59 (SHARP)", "QUEEN", "* * *"]) {
    const outline = serverOutline(font, text);
    if (!outline) throw new Error(`No outline of ${text}`);
    const capital = serverOutline(font, "H")?.ascender ?? 0;
    expect(Math.abs(outline.width / capital / capitalsWidth(font, text) - 1)).toBeLessThan(0.12);
  }
});

describe("a bus roll", () => {
  const blindOf = (template: string, lines: string[]) => {
    const design = aDesign("busroll", { template }, { type: "set-details", name: "words", lines });
    return drawnLayers(design, "front").filter((layer): layer is TextLayer => layer.kind === "text");
  };

  test("shows its words in capitals, and accepts input with and without JavaScript", () => {
    expect(blindOf("destination", [" Elm   Street ", "", "Café"]).map(({ text }) => text)).toEqual([
      "ELM   STREET",
      "CAFÉ",
    ]);
  });

  test("alternates fonts and colors by its template", () => {
    const lines = ["one", "two", "three", "four"];
    expect(new Set(blindOf("mixed-type", lines).map(({ font }) => font)).size).toBe(3);
    expect(new Set(blindOf("color-lines", lines).map(({ color }) => color)).size).toBe(4);
    expect(new Set(blindOf("destination", lines).map(({ color }) => color)).size).toBe(1);
  });

  test("keeps its words readable on another background", () => {
    const design = aDesign(
      "busroll",
      { template: "destination" },
      {
        type: "set-background",
        surface: "front",
        color: "#fbf3e4",
      },
    );
    const colors = drawnLayers(design, "front").flatMap((layer) =>
      layer.kind === "text" ? layer.color : [],
    );
    expect(new Set(colors)).toEqual(new Set(["#2a211c"]));
  });

  test("fills its width within a twentieth, in every size", () => {
    for (const { code } of options[0].values) {
      const design = aDesign(
        "busroll",
        { options: { size: code } },
        { type: "set-details", name: "words", lines: ["Portland", "Muddy paws", "Fetch"] },
      );
      for (const layer of drawnLayers(design, "front")) {
        if (layer.kind !== "text") continue;
        const outline = serverOutline(layer.font, layer.text);
        if (!outline) throw new Error(`No outline of ${layer.text}`);
        expect((outline.width * fitText(layer, outline).scale) / layer.box.width).toBeGreaterThan(0.94);
      }
    }
  });
});
