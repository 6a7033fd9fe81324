import { z } from "zod";
import { contrast, mixed, partsOf } from "./contrast";

/** The brand's design tokens (tokens.yaml). They become CSS custom properties that tailwind.config.ts uses. */

const HEX = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a color such as #1A2B3C");
const STRENGTH = z.number().min(0).max(1);

/** Every color of the interface, by purpose; `on-…` is the text color on it. */
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

/** Opacities of effects, from 0 (invisible) to 1: shadows of floating elements, glow of bright ones. */
const STRENGTHS = ["shadow", "glow"] as const;

/** Heading fonts shipped with the store (storefront/shell/fonts.css). */
const HEADING_FONTS = {
  fraunces: '"Fraunces","Fraunces Fallback",Georgia,serif',
  "space-grotesk": '"Space Grotesk Variable","Space Grotesk Fallback",Arial,sans-serif',
} as const;

export type Color = (typeof COLORS)[number];

/** Print colors of a dark brand: dark on white, since browsers do not print backgrounds. */
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
  marigold: "#D0A326",
  "on-marigold": "#1A1A1A",
  focus: "#1A1A1A",
  sand: "#FFFFFF",
  mint: "#FFFFFF",
  sky: "#FFFFFF",
  blush: "#FFFFFF",
};

/** Of the label of a button to its background (WCAG 1.4.6). */
const LABEL_CONTRAST = 7;
const STEP = 0.05;

/** The accent as the background of a label, moved away from the label's color until it is easy to read. */
export function accentFill({ accent, "on-accent": label }: Record<"accent" | "on-accent", string>): string {
  const away = contrast(label, "#000000") > contrast(label, "#ffffff") ? "#000000" : "#ffffff";
  for (let share = 0; share < 1; share += STEP) {
    const fill = mixed(accent, away, share);
    if (contrast(fill, label) >= LABEL_CONTRAST) return fill;
  }
  return away;
}

export type HeadingFont = keyof typeof HEADING_FONTS;

export const tokensSchema = z
  .object({
    /** Color scheme of browser controls such as scroll bars. */
    scheme: z.enum(["light", "dark"]),
    headingFont: z.enum(Object.keys(HEADING_FONTS) as [HeadingFont, ...HeadingFont[]]),
    strengths: each(STRENGTHS, STRENGTH),
    colors: each(COLORS, HEX),
  })
  .strict();

export type Tokens = z.infer<typeof tokensSchema>;

/** CSS with the brand's tokens. */
export function tokensCss({ scheme, headingFont, strengths, colors }: Tokens): string {
  const screen = rule([
    `color-scheme:${scheme}`,
    `--heading-font:${HEADING_FONTS[headingFont]}`,
    ...STRENGTHS.map((name) => `--${name}-strength:${strengths[name]}`),
    ...colorProperties(colors),
    ...colorProperties({ "accent-fill": accentFill(colors) }),
  ]);
  if (scheme === "light") return screen;
  const paper = rule([
    "color-scheme:light",
    "--glow-strength:0",
    ...colorProperties(ON_PAPER),
    ...colorProperties({ "accent-fill": ON_PAPER.accent }),
  ]);
  return `${screen}@media print{${paper}}`;
}

function rule(properties: string[]): string {
  return `:root{${properties.join(";")}}`;
}

function colorProperties(colors: Partial<Record<Color | "accent-fill", string>>): string[] {
  // In the format that Tailwind combines with an opacity.
  return Object.entries(colors).map(([name, hex]) => `--${name}:${partsOf(hex).join(" ")}`);
}

/** Schema of an object with exactly these keys. */
function each<Name extends string, Value extends z.ZodTypeAny>(names: readonly Name[], value: Value) {
  return z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>).strict();
}
