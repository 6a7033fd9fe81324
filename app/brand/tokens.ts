import { z } from "zod";
import { partsOf } from "./contrast";

/** The brand's design tokens (tokens.yaml), which become custom properties that tailwind.config.ts names. */

const HEX = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a color such as #1A2B3C");
const STRENGTH = z.number().min(0).max(1);

/** Every color of the interface, by what it is for; `on-…` is what is written on it. */
export const COLORS = [
  "paper",
  "card",
  "ink",
  "on-ink",
  "soft-ink",
  "line",
  "field-line",
  "accent",
  "accent-strong",
  "accent-tint",
  "on-accent",
  "pine",
  "on-pine",
  "banner",
  "on-banner",
  "error",
  "marigold",
  "on-marigold",
  "focus",
  "veil",
  "shadow",
  "sand",
  "mint",
  "sky",
  "blush",
] as const;

/** How much is seen of what has no edge, from 0 (nothing) to 1: the shadow of what floats, the glow of what shines. */
const STRENGTHS = ["shadow", "glow"] as const;

/** Typefaces of headings that the shop brings along (storefront/shell/fonts.css). */
const HEADING_FONTS = {
  fraunces: '"Fraunces Variable","Fraunces Fallback",Georgia,serif',
  "space-grotesk": '"Space Grotesk Variable","Space Grotesk Fallback",Arial,sans-serif',
} as const;

export type Color = (typeof COLORS)[number];

/** What a dark brand's pages are printed in: dark on white, since browsers print no grounds. */
export const ON_PAPER: Partial<Record<Color, string>> = {
  paper: "#FFFFFF",
  card: "#FFFFFF",
  ink: "#1A1A1A",
  "on-ink": "#FFFFFF",
  "soft-ink": "#4A4A4A",
  line: "#CFCFCF",
  "field-line": "#7A7A7A",
  accent: "#1A1A1A",
  "accent-strong": "#1A1A1A",
  "accent-tint": "#FFFFFF",
  "on-accent": "#FFFFFF",
  pine: "#1A1A1A",
  "on-pine": "#FFFFFF",
  error: "#8A1C1C",
  marigold: "#C79A1E",
  "on-marigold": "#1A1A1A",
  focus: "#1A1A1A",
  sand: "#FFFFFF",
  mint: "#FFFFFF",
  sky: "#FFFFFF",
  blush: "#FFFFFF",
};
export type HeadingFont = keyof typeof HEADING_FONTS;

export const tokensSchema = z
  .object({
    /** Whether browsers draw their own parts, such as scroll bars, light or dark. */
    scheme: z.enum(["light", "dark"]),
    headingFont: z.enum(Object.keys(HEADING_FONTS) as [HeadingFont, ...HeadingFont[]]),
    strengths: each(STRENGTHS, STRENGTH),
    colors: each(COLORS, HEX),
  })
  .strict();

export type Tokens = z.infer<typeof tokensSchema>;

/** The style sheet that gives a page its brand. */
export function tokensCss({ scheme, headingFont, strengths, colors }: Tokens): string {
  const screen = rule([
    `color-scheme:${scheme}`,
    `--heading-font:${HEADING_FONTS[headingFont]}`,
    ...STRENGTHS.map((name) => `--${name}-strength:${strengths[name]}`),
    ...colorProperties(colors),
  ]);
  if (scheme === "light") return screen;
  const paper = rule(["color-scheme:light", "--glow-strength:0", ...colorProperties(ON_PAPER)]);
  return `${screen}@media print{${paper}}`;
}

function rule(properties: string[]): string {
  return `:root{${properties.join(";")}}`;
}

function colorProperties(colors: Partial<Record<Color, string>>): string[] {
  // As Tailwind mixes them with an opacity.
  return Object.entries(colors).map(([name, hex]) => `--${name}:${partsOf(hex).join(" ")}`);
}

/** An object with every one of these names and no other. */
function each<Name extends string, Value extends z.ZodTypeAny>(names: readonly Name[], value: Value) {
  return z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>).strict();
}
