import type { Layer, Surface } from "../document/document";

/** Contrast below which a text's color is replaced when its background changes. */
const plain = 2;
/** Contrast below which text counts as invisible. */
const visible = 1.25;

/**
 * Changes texts and decorations that are hard to see on the surface's background to the most readable of the offered
 * colors.
 */
export function withLegibleText(surface: Surface, offered: string[]): Surface {
  const { background } = surface;
  const [best] = [...offered].sort((one, other) => contrast(other, background) - contrast(one, background));
  const legible = (layer: Layer): Layer =>
    best && (layer.kind === "text" || layer.kind === "art") && contrast(layer.color, background) < plain
      ? { ...layer, color: best }
      : layer;
  return { ...surface, layers: surface.layers.map(legible) };
}

/** Checks whether text in that color is visible on that background. */
export function isVisible(color: string, background: string): boolean {
  return contrast(color, background) >= visible;
}

/** Returns the colors that are easy to read on a background; if there are none, the most readable of the others. */
export function easiestToRead(colors: string[], background: string, others: string[]): string[] {
  const easy = colors.filter((color) => contrast(color, background) >= plain);
  if (easy.length > 0) return easy;
  return [...others]
    .sort((one, other) => contrast(other, background) - contrast(one, background))
    .slice(0, 1);
}

/** WCAG contrast ratio of two hex colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
