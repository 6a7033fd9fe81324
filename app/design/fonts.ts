/** A typeface the studio offers. */
export interface DesignFont {
  key: string;
  title: string;
}

/** In the order the studio shows them. */
export const designFonts: DesignFont[] = [
  { key: "fredoka", title: "Fredoka, round and friendly" },
  { key: "pacifico", title: "Pacifico, brush script" },
  { key: "playfair-display", title: "Playfair, classic" },
  { key: "caveat", title: "Caveat, handwritten" },
  { key: "bebas-neue", title: "Bebas Neue, tall capitals" },
  { key: "figtree", title: "Figtree, clear" },
];

/** Whether the studio offers a typeface of that key. */
export function isDesignFont(key: string): boolean {
  return designFonts.some((font) => font.key === key);
}
