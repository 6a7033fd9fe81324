import { contrast, partsOf } from "./contrast";
import type { Tokens } from "./tokens";

/** A brand's colors and typefaces where it writes on white: emails and papers. */
export interface PaperTheme {
  /** Around the white. */
  paper: string;
  /** On white, as all of these. */
  ink: string;
  softInk: string;
  line: string;
  accent: string;
  /** Where the name stands. */
  masthead: Pair;
  button: Pair;
  /** One that every machine has. */
  headingFont: string;
}

interface Pair {
  background: string;
  ink: string;
}

/** A little more than WCAG's 4.5, so that words can be read on the tint around the white, too. */
const MIN_CONTRAST = 5;
/** How much of a color stays with each step that darkens it. */
const DARKER = 0.95;

/**
 * A dark brand writes on white, too: mail programs drop or turn round dark grounds as each likes, and nobody prints
 * black sheets. Its own dark is the masthead and the buttons then, and the ink; bright colors are darkened until they can be read.
 */
export function paperTheme({ scheme, colors, headingFont }: Tokens): PaperTheme {
  const isDark = scheme === "dark";
  const softInk = readable(colors["soft-ink"]);
  const accent = readable(colors.accent);
  const sign = { background: colors.paper, ink: colors.accent };
  return {
    paper: isDark ? mixed(softInk, "#ffffff", 0.93) : colors.paper,
    ink: isDark ? readable(colors.paper) : readable(colors.ink),
    softInk,
    line: isDark ? mixed(softInk, "#ffffff", 0.75) : colors.line,
    accent,
    masthead: isDark ? sign : { background: colors.paper, ink: colors.ink },
    button: isDark ? sign : { background: accent, ink: "#ffffff" },
    headingFont: headingFont === "fraunces" ? "Georgia,serif" : "Helvetica,Arial,sans-serif",
  };
}

/** The color, darkened as far as it takes to be read on white. */
function readable(color: string): string {
  let darker = color;
  while (contrast(darker, "#ffffff") < MIN_CONTRAST) darker = mixed(darker, "#000000", 1 - DARKER);
  return darker;
}

/** @param share of the second color, from 0 to 1 */
function mixed(color: string, other: string, share: number): string {
  const others = partsOf(other);
  const parts = partsOf(color).map((part, index) => Math.floor(part + (others[index] - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
