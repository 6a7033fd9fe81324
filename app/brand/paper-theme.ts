import { contrast, mixed } from "./contrast";
import type { Tokens } from "./tokens";

/** A brand's colors and fonts for content on white: emails and documents. */
export interface PaperTheme {
  /** Background around the white area. */
  paper: string;
  /** Text color on white; the colors below are used on white, too. */
  ink: string;
  softInk: string;
  line: string;
  accent: string;
  /** Colors of the header with the name. */
  masthead: Pair;
  button: Pair;
  /** A font available on every device. */
  headingFont: string;
}

interface Pair {
  background: string;
  ink: string;
}

/** A little more than WCAG's 4.5, so that text is also readable on the tint around the white area. */
const MIN_CONTRAST = 5;
/** Factor by which each step darkens a color. */
const DARKER = 0.95;

const themes = new WeakMap<Tokens, PaperTheme>();

/**
 * Colors for emails and documents. A dark brand also writes on white there: mail programs drop or invert dark
 * backgrounds inconsistently, and nobody prints black sheets. Its background color is used for the header, the buttons
 * and the text; bright colors are darkened until they are readable.
 */
export function paperTheme(tokens: Tokens): PaperTheme {
  const theme = themes.get(tokens) ?? computeTheme(tokens);
  themes.set(tokens, theme);
  return theme;
}

function computeTheme({ scheme, colors, headingFont }: Tokens): PaperTheme {
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

/** Darkens the color until it is readable on white. */
function readable(color: string): string {
  let darker = color;
  while (contrast(darker, "#ffffff") < MIN_CONTRAST) darker = mixed(darker, "#000000", 1 - DARKER);
  return darker;
}
