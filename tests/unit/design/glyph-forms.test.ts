import { convert } from "fontverter";
import { Blob, Face, Buffer as ShapedBuffer, Font as ShapingFont, shape } from "harfbuzzjs";
import type { Font } from "opentype.js";
import { describe, expect, test } from "vitest";
import { type Blueprint, startDocument } from "~/design/blueprint/blueprint";
import type { TextLayer } from "~/design/document/document";
import { drawnLayers } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { designFonts } from "~/design/text/fonts";
import { designFontFile, serverOutline } from "~/design/text/fonts.server";
import { glyphForms } from "~/design/text/glyph-forms";
import { outlineKey } from "~/design/text/outline";
import { parseFont } from "~/design/text/parse-font";

/** Ligatures and contextual letters, compared with HarfBuzz, which browsers set text with. */

const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const WORDS = [
  "Bella & Bo",
  "Daffodil",
  "Fluffy the office waffle",
  "Griffin's fjord",
  "Billie Brother Orville",
  "Ziggy-Stardust 1984",
  "Buddy, Molly and Kitty",
  "aaa bbb ooo sss tttt llll",
  "Good boy. Best pawfriend!",
  "WESLEY & McFFLY",
  "Zoë Müller of São Paulo",
  "xylophone jazz quickly vexed",
];

async function fontOf(key: string): Promise<{ font: Font; shaped: (text: string) => number[] }> {
  const file = await designFontFile(key);
  if (!file) throw new Error(`There is no font ${key}.`);
  const font = await parseFont(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
  );
  const shaping = new ShapingFont(new Face(new Blob(await convert(file, "sfnt"))));
  const shaped = (text: string) => {
    const buffer = new ShapedBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaping, buffer);
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  };
  return { font, shaped };
}

function formsOf(font: Font, text: string, isSpaced = false): number[] {
  const letters = [...text.normalize("NFC")].map((character) => font.charToGlyph(character).index);
  return glyphForms(font, letters, isSpaced);
}

describe.each(designFonts.map(({ key }) => key))("%s", (key) => {
  test("has the same glyphs as by HarfBuzz for every pair of letters, and in words", async () => {
    const { font, shaped } = await fontOf(key);
    const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
    const different = [...pairs, ...WORDS].filter(
      (text) => formsOf(font, text).join(" ") !== shaped(text).join(" "),
    );
    expect(different).toEqual([]);
  });
});

test("letters that are set apart are not drawn as one, but keep the form their neighbors ask for", async () => {
  const { font } = await fontOf("dancing-script");
  expect(formsOf(font, "brth")).toHaveLength(2);
  expect(formsOf(font, "brth", true)).toHaveLength(4);
  const caveat = (await fontOf("caveat")).font;
  const [first, second] = formsOf(caveat, "bb", true);
  expect(first).not.toBe(second);
});

test("a text without ligatures is outlined as before, and has a key of its own", () => {
  const line = { curve: 0, spacing: 0 };
  expect(serverOutline("lobster", "Bella", { ...line, ligatures: true })).not.toEqual(
    serverOutline("lobster", "Bella", line),
  );
  expect(serverOutline("lobster", "Bella")).toEqual(serverOutline("lobster", "Bella", line));
  expect(outlineKey("lobster", "Bella", { ...line, ligatures: true })).not.toBe(
    outlineKey("lobster", "Bella", line),
  );
});

/** Texts of a template that are not layers of its document, such as the words of a bus roll. */
function productTexts(blueprint: Blueprint, template: string): TextLayer[] {
  const document = startDocument(blueprint, { template });
  return surfacesOf(document).flatMap(({ key }) => {
    const own = document.surfaces[key].layers.map(({ id }) => id);
    return drawnLayers(document, key).flatMap((layer) =>
      layer.kind === "text" && layer.text !== "" && !own.includes(layer.id) ? layer : [],
    );
  });
}

test("the texts that products add by themselves look as in approved designs", () => {
  const texts = Object.values(blueprints).flatMap((blueprint) =>
    blueprint.templates.flatMap(({ key }) => productTexts(blueprint, key)),
  );
  expect(texts.length).toBeGreaterThan(100);
  for (const { font, text, curve, spacing, ligatures } of texts) {
    expect(serverOutline(font, text, { curve, spacing, ligatures }), text).toEqual(
      serverOutline(font, text, { curve, spacing }),
    );
  }
});
