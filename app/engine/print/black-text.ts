import type { Layer, TextLayer } from "~/design/document/document";

const BLACK = "#000000";
/** Of 255: the lightest channel of a color that is read as black, and by how much its channels differ. */
const MAX_CHANNEL = 64;
const MAX_TINT = 24;

/**
 * Returns a layer for a press: text, its outline and shadow, and the modules of a QR code in pure black where their color
 * is nearly that, such as the palette's ink; one ink prints their edges sharply, while four would not register exactly.
 */
export function withBlackText(layer: Layer): Layer {
  if (layer.kind === "code") return { ...layer, color: printed(layer.color) };
  return layer.kind === "text" ? withBlackLetters(layer) : layer;
}

/** As `withBlackText`, of a text. */
export function withBlackLetters(layer: TextLayer): TextLayer {
  const { color, border, shadow } = layer;
  return {
    ...layer,
    color: printed(color),
    border: border && { ...border, color: printed(border.color) },
    shadow: shadow && { ...shadow, color: printed(shadow.color) },
  };
}

function printed(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const lightest = Math.max(...channels);
  const isNearlyBlack = lightest <= MAX_CHANNEL && lightest - Math.min(...channels) <= MAX_TINT;
  return isNearlyBlack ? BLACK : color;
}
