import type { Font } from "opentype.js";
import { levelOfFont } from "~/design/codes/code-font";
import type { CodeLevel } from "~/design/codes/code-level";
import { fontFiles } from "~/design/text/font-files";
import { type Outline, type OutlineText, outlineKey } from "~/design/text/outline";
import { parseFont } from "~/design/text/parse-font";
import { callSite } from "../../session/call-site";

/** Outlines computed in the browser, with fonts loaded on demand. */

const MAX_OUTLINES = 500;
const fonts = new Map<string, Font>();
const loading = new Map<string, Promise<boolean>>();
const outlines = new Map<string, Outline>();
/** Loaded with the first font. */
let outlineWith: typeof import("~/design/text/outline-text").outlineWith | undefined;
/** The encoder of QR codes, once it is loaded. */
let outlineCode: ((link: string, level: CodeLevel) => Outline) | undefined;

/** The outline of a text or a QR code; undefined while a file of its font, or the encoder, is not loaded. */
export const browserOutline: OutlineText = (font, text, shape) => {
  const key = outlineKey(font, text, shape);
  const known = outlines.get(key);
  if (known) return known;
  const level = levelOfFont(font);
  if (level) return outlineCode?.(text, level);
  const files = fontFiles(font, text);
  const loaded = files.flatMap((file) => fonts.get(file) ?? []);
  if (!outlineWith || loaded.length < files.length) return undefined;
  const outline = outlineWith(loaded, text, shape);
  if (outlines.size >= MAX_OUTLINES) outlines.clear();
  outlines.set(key, outline);
  return outline;
};

/** Loads a file of a font, or the encoder, once; returns false on failure, after which the next call retries. */
export function loadFont(font: string): Promise<boolean> {
  const known = loading.get(font);
  if (known) return known;
  const load = fetchFont(font).catch(() => {
    loading.delete(font);
    return false;
  });
  loading.set(font, load);
  return load;
}

async function fetchFont(font: string): Promise<boolean> {
  if (levelOfFont(font)) {
    outlineCode = (await import("~/design/codes/code-outline")).codeOutline;
    return true;
  }
  const [response, outlining] = await Promise.all([
    callSite(`/fonts/${font}.woff`),
    import("~/design/text/outline-text"),
  ]);
  outlineWith = outlining.outlineWith;
  fonts.set(font, await parseFont(await response.arrayBuffer()));
  return true;
}
