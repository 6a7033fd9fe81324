import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "opentype.js";
import { levelOfFont } from "../codes/code-font";
import { codeOutline } from "../codes/code-outline";
import { fontFiles, fontOfFile } from "./font-files";
import { isDesignFont } from "./fonts";
import { type LineShape, type Outline, type OutlineText, outlineKey } from "./outline";
import { outlineWith } from "./outline-text";

const require = createRequire(import.meta.url);

/** The weight of each font that is suitable for print, cloth and engraving. */
const weights: Record<string, number> = {
  fredoka: 600,
  pacifico: 400,
  "playfair-display": 700,
  caveat: 700,
  "bebas-neue": 400,
  figtree: 700,
  lobster: 400,
  "dancing-script": 700,
  "amatic-sc": 700,
  "luckiest-guy": 400,
  cinzel: 700,
  sacramento: 400,
  comfortaa: 700,
  righteous: 400,
};

/** Characters of path data; a word has some thousands, a long line in a fine script font a quarter of a million. */
const maxCachedBytes = 16_000_000;
const outlines = new Map<string, Outline>();
let kept = 0;
const fonts = new Map<string, Font>();

/** Outlines of text from the shop's font files, and of QR codes; undefined for a font that the studio does not offer. */
export const serverOutline: OutlineText = (font, text, shape) => {
  const level = levelOfFont(font);
  if (!level && !isDesignFont(font)) return undefined;
  const key = outlineKey(font, text, shape);
  const known = outlines.get(key);
  if (known) return known;
  const outline = level ? codeOutline(text, level) : setIn(font, text, shape);
  keep(key, outline);
  return outline;
};

/** The same for text that is seen once, such as samples while a shopper types: it pushes nothing out of the cache. */
export const uncachedOutline: OutlineText = (font, text, shape) =>
  isDesignFont(font) ? setIn(font, text, shape) : undefined;

function setIn(font: string, text: string, shape: LineShape | undefined): Outline {
  return outlineWith(fontFiles(font, text).map(loadedFont), text, shape);
}

/** Returns a WOFF file of a font for the browser; null for an unknown key. */
export async function designFontFile(key: string): Promise<Buffer | null> {
  return isDesignFont(fontOfFile(key).font) ? readFile(fontPath(key)) : null;
}

function loadedFont(key: string): Font {
  const known = fonts.get(key);
  if (known) return known;
  const { parse }: typeof import("opentype.js") = require("opentype.js");
  const file = readFileSync(fontPath(key));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(key, font);
  return font;
}

function fontPath(key: string): string {
  const { font, subset } = fontOfFile(key);
  return require.resolve(`@fontsource/${font}/files/${font}-${subset}-${weights[font]}-normal.woff`);
}

/** Caches an outline, and evicts the oldest ones beyond the limit. */
function keep(key: string, outline: Outline): void {
  outlines.set(key, outline);
  kept += outline.path.length;
  for (const [oldest, { path }] of outlines) {
    if (kept <= maxCachedBytes) return;
    outlines.delete(oldest);
    kept -= path.length;
  }
}
