import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { fontFiles } from "~/design/text/font-files";
import { designFonts } from "~/design/text/fonts";
import { designFontFile, serverOutline } from "~/design/text/fonts.server";
import { neededOutlines } from "~/design/text/needed-outlines";
import { outlineKey } from "~/design/text/outline";
import { outlineWith } from "~/design/text/outline-text";
import { parseFont } from "~/design/text/parse-font";
import { unprintableCharacters } from "~/design/text/printable-text";

const fontKeys = designFonts.map(({ key }) => key);

function outlineOf(font: string, text: string) {
  const outline = serverOutline(font, text);
  if (!outline) throw new Error(`No outline in ${font}`);
  return outline;
}

async function parsedFont(key: string) {
  const file = await designFontFile(key);
  if (!file) throw new Error(`No file for ${key}`);
  return parseFont(new Uint8Array(file).buffer);
}

describe.each(fontKeys)("%s", (font) => {
  test("outlines a name in integers, starting at its first ink", () => {
    const { path, width, ascender } = outlineOf(font, "Biscuit");
    expect(path).toMatch(/^M[-\d]/);
    expect(path).not.toContain(".");
    expect(path).not.toContain("NaN");
    expect(width).toBeGreaterThan(1500);
    expect(ascender).toBeGreaterThan(500);
    const xs = [...path.matchAll(/[MLQC](-?\d+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...xs)).toBeLessThan(60);
  });

  test("has every printable character", () => {
    const printable = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
      (character) => unprintableCharacters(character, font).length === 0,
    );
    expect(printable.length).toBeGreaterThan(font === "fredoka" ? 180 : 280);
    const blank = printable.filter(
      (character) => outlineOf(font, character).path === "" && character.trim() !== "",
    );
    expect(blank).toEqual([]);
  });

  test.each(["Mochi & Luna", "Łucja & Šárka"])(
    "is served as the files that the server uses for %s",
    async (text) => {
      const files = await Promise.all(fontFiles(font, text).map(parsedFont));
      expect(outlineWith(files, text)).toEqual(outlineOf(font, text));
    },
  );
});

test.each(["fredoka", "figtree", "caveat", "pacifico"])("%s kerns pairs of letters", async (key) => {
  const font = await parsedFont(key);
  const [first, second] = [font.charToGlyph("T"), font.charToGlyph("o")];
  const unkerned =
    (first.advanceWidth ?? 0) + (second.getMetrics().xMax ?? 0) - (first.getMetrics().xMin ?? 0);
  expect(outlineOf(key, "To").width).toBeLessThan(unkerned - 10);
});

test("only letters of other alphabets need the second file of a font", () => {
  expect(fontFiles("caveat", "Zoë & Œdipe")).toEqual(["caveat"]);
  expect(fontFiles("caveat", "Zoe\u030c")).toEqual(["caveat", "caveat-ext"]);
});

test("a letter of the second file stands beside those of the first", () => {
  const [whole, start, end] = ["Max Ő Max", "Max", "Ő"].map((text) => outlineOf("figtree", text).width);
  expect(whole).toBeGreaterThan(2 * start + end);
});

test("emoji are left out", () => {
  expect(outlineOf("fredoka", "Max🐶")).toEqual(outlineOf("fredoka", "Max"));
  expect(outlineOf("fredoka", "🐶")).toMatchObject({ path: "", width: 0 });
});

test("a combining accent is drawn like the precomposed letter", () => {
  expect(outlineOf("figtree", "Zoe\u0301")).toEqual(outlineOf("figtree", "Zo\u00e9"));
});

test("an unknown font has no outlines and no file", async () => {
  expect(serverOutline("comic-sans", "Max")).toBeUndefined();
  expect(serverOutline("../../package", "Max")).toBeUndefined();
  expect(await designFontFile("../../package")).toBeNull();
});

test("the fonts are those of the installed packages", () => {
  const require = createRequire(import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(require.resolve("../../../package.json"), "utf8"));
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(fontKeys.map((key) => `@fontsource/${key}`)),
  );
});

describe("the outlines a page needs", () => {
  const start = startDocument(blueprints.photomug);
  const joined = { curve: 0, spacing: 0, ligatures: true };

  test("are those of its texts", () => {
    const document = applyCommand(start, {
      type: "set-text",
      surface: "wrap",
      layer: "name",
      text: "Biscuit",
    });
    const table = neededOutlines(document, serverOutline);
    const key = outlineKey("pacifico", "Biscuit", joined);
    expect(Object.keys(table)).toEqual([key]);
    expect(table[key]).toEqual(serverOutline("pacifico", "Biscuit", joined));
  });

  test("are none for a name that may stay empty", () => {
    expect(neededOutlines(start, serverOutline)).toEqual({});
  });

  test("are those of the example while a required text is empty", () => {
    const bowl = startDocument(blueprints["pet-bowls"], { template: "name-only" });
    expect(Object.keys(neededOutlines(bowl, serverOutline))).toEqual([outlineKey("fredoka", "Name", joined)]);
  });

  test("are incomplete while fonts are loading", () => {
    const named = applyCommand(start, {
      type: "set-text",
      surface: "wrap",
      layer: "name",
      text: "Biscuit",
    });
    expect(neededOutlines(named, () => undefined)).toEqual({});
  });
});
