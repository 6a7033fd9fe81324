import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { GENERATED } from "./sources.mjs";

const SOURCE = "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2";

/** The semibold of all headings, drawn for their usual size in pixels; the variable font is four times as large. */
const AXES = { wght: 600, opsz: 36 };

/** From the space to the end of Latin Extended-B, and general punctuation to arrows. */
const RANGES = [
  [0x20, 0x24f],
  [0x2000, 0x21ff],
];

/** Returns the font of Fraunces headings, by its path. */
export async function headingFontFiles(): Promise<Record<string, Buffer>> {
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const characters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const font = await subsetFont(source, characters.join(""), { targetFormat: "woff2", variationAxes: AXES });
  return { [GENERATED.headingFont]: font };
}
