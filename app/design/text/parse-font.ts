import type { Font } from "opentype.js";

/** The parser is CommonJS: where a bundler splits it off, it comes as the default member alone. */
type OpentypeModule = typeof import("opentype.js") & { default?: typeof import("opentype.js") };

/** Reads a font file (WOFF, TrueType or OpenType) in the browser; the parser is loaded only when it is needed. */
export async function parseFont(file: ArrayBuffer): Promise<Font> {
  const loaded: OpentypeModule = await import("opentype.js");
  return (loaded.default ?? loaded).parse(file);
}
