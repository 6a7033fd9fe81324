import { z } from "zod";

/** The brand's design tokens (tokens.yaml), which become custom properties that tailwind.config.ts names. */

const HEX = z.string().regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #1A2B3C");

/** Every colour of the interface, by what it is for. */
const COLOURS = [
  "paper",
  "card",
  "ink",
  "soft-ink",
  "line",
  "field-line",
  "accent",
  "accent-strong",
  "accent-tint",
  "pine",
  "error",
  "marigold",
  "sand",
  "mint",
  "sky",
  "blush",
] as const;

/** Typefaces of headings that the shop brings along. */
const HEADING_FONTS = {
  fraunces: '"Fraunces Variable","Fraunces Fallback",Georgia,serif',
} as const;

type Colour = (typeof COLOURS)[number];
type HeadingFont = keyof typeof HEADING_FONTS;

export const tokensSchema = z
  .object({
    /** Whether browsers draw their own parts, such as scroll bars, light or dark. */
    scheme: z.enum(["light", "dark"]),
    headingFont: z.enum(Object.keys(HEADING_FONTS) as [HeadingFont, ...HeadingFont[]]),
    colours: z
      .object(Object.fromEntries(COLOURS.map((name) => [name, HEX])) as Record<Colour, typeof HEX>)
      .strict(),
  })
  .strict();

export type Tokens = z.infer<typeof tokensSchema>;

/** The style sheet that gives a page its brand. */
export function tokensCss({ scheme, headingFont, colours }: Tokens): string {
  const properties = [
    `color-scheme:${scheme}`,
    `--heading-font:${HEADING_FONTS[headingFont]}`,
    ...COLOURS.map((name) => `--${name}:${redGreenBlue(colours[name])}`),
  ];
  return `:root{${properties.join(";")}}`;
}

/** "#FBF7F1" → "251 247 241", as Tailwind mixes it with an opacity. */
function redGreenBlue(hex: string): string {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)).join(" ");
}
