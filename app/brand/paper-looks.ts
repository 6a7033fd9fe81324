import type { Tokens } from "./tokens";

/** A brand's colours and typefaces where it writes on white: letters and papers. */
export interface PaperLooks {
  /** Around the white. */
  paper: string;
  /** On white, as all of these. */
  ink: string;
  softInk: string;
  line: string;
  accent: string;
  /** Where the name stands. */
  masthead: { background: string; ink: string };
  /** One that every machine has. */
  headingFont: string;
}

/** WCAG 2.2 AA for words. */
const LEAST_CONTRAST = 4.5;
const DARKER = 0.95;

/**
 * A dark brand writes on white, too: mail programs drop or turn round dark grounds as each likes, and nobody prints
 * black sheets. Its own dark is the masthead then, and the ink; bright colours are darkened until they can be read.
 */
export function paperLooks({ scheme, colours, headingFont }: Tokens): PaperLooks {
  const isDark = scheme === "dark";
  const softInk = readable(colours["soft-ink"]);
  return {
    paper: isDark ? lightened(softInk, 0.93) : colours.paper,
    ink: isDark ? readable(colours.paper) : readable(colours.ink),
    softInk,
    line: isDark ? lightened(softInk, 0.75) : colours.line,
    accent: readable(colours.accent),
    masthead: { background: colours.paper, ink: isDark ? colours.accent : colours.ink },
    headingFont: headingFont === "fraunces" ? "Georgia,serif" : "Helvetica,Arial,sans-serif",
  };
}

/** The colour, darkened as far as it takes to be read on white. */
export function readable(colour: string): string {
  let parts = partsOf(colour);
  while (contrastWithWhite(parts) < LEAST_CONTRAST) parts = parts.map((part) => part * DARKER);
  return hex(parts);
}

/** @param share of white, from 0 to 1 */
function lightened(colour: string, share: number): string {
  return hex(partsOf(colour).map((part) => part + (255 - part) * share));
}

function contrastWithWhite(parts: number[]): number {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** "#B8431F" → [184, 67, 31] */
function partsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

function hex(parts: number[]): string {
  return `#${parts.map((part) => Math.floor(part).toString(16).padStart(2, "0")).join("")}`;
}
