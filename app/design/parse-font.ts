import type { Font } from "opentype.js";

/** Reads a font file (WOFF, TrueType or OpenType) in the browser; the parser is loaded only when it is needed. */
export async function parseFont(file: ArrayBuffer): Promise<Font> {
  const { parse } = await import("opentype.js");
  return parse(file);
}
