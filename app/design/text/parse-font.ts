import type { Font } from "opentype.js";

/** The parser is CommonJS: in a separate chunk some bundlers export it only as the default member. */
type OpentypeModule = typeof import("opentype.js") & { default?: typeof import("opentype.js") };

/** Parses a font file (WOFF, TrueType or OpenType) in the browser; the parser is loaded on demand. */
export async function parseFont(file: ArrayBuffer): Promise<Font> {
  const loaded: OpentypeModule = await import("opentype.js");
  return (loaded.default ?? loaded).parse(file);
}
