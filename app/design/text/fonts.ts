/** A font that the studio offers. */
export interface DesignFont {
  key: string;
  title: string;
}

/** In the order in which the studio shows them. */
export const designFonts: DesignFont[] = [
  { key: "fredoka", title: "Fredoka, round and friendly" },
  { key: "pacifico", title: "Pacifico, brush script" },
  { key: "playfair-display", title: "Playfair, classic" },
  { key: "caveat", title: "Caveat, handwritten" },
  { key: "bebas-neue", title: "Bebas Neue, tall capitals" },
  { key: "figtree", title: "Figtree, clear" },
  { key: "lobster", title: "Lobster, bold script" },
  { key: "dancing-script", title: "Dancing Script, flowing" },
  { key: "amatic-sc", title: "Amatic, thin and hand-drawn" },
  { key: "luckiest-guy", title: "Luckiest Guy, comic" },
  { key: "cinzel", title: "Cinzel, Roman capitals" },
  { key: "sacramento", title: "Sacramento, fine script" },
  { key: "comfortaa", title: "Comfortaa, soft and wide" },
  { key: "righteous", title: "Righteous, poster" },
];

/** Checks whether the studio offers a font. */
export function isDesignFont(key: string): boolean {
  return designFonts.some((font) => font.key === key);
}
