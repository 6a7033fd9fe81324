import type { TextLayer } from "../document/document";
import type { OutlineText } from "./outline";
import { fitText } from "./text-fit";

/** Returns the height of a capital in a layer's fitted text, in millimeters; undefined while its font is loading. */
export function letterHeight(layer: TextLayer, outline: OutlineText): number | undefined {
  const line = outline(layer.font, layer.text, layer);
  return line && line.capital * fitText(layer, line).scale;
}

/**
 * Returns how many of its characters a layer can show with capitals of at least that height in millimeters; zero if
 * even one would be smaller. While the font is loading, the box of the whole text is used. The height decreases with
 * every character, so few lengths need to be measured.
 */
export function readableCharacters(layer: TextLayer, min: number, outline: OutlineText): number {
  const characters = Array.from(layer.text);
  const whole = letterHeight(layer, outline) ?? min;
  const isReadable = (count: number) => {
    const text = characters.slice(0, count).join("");
    const height = letterHeight({ ...layer, text }, outline) ?? (whole * characters.length) / count;
    return height >= min;
  };
  let readable = 0;
  let tooMany = characters.length + 1;
  while (tooMany - readable > 1) {
    const count = Math.floor((readable + tooMany) / 2);
    if (isReadable(count)) readable = count;
    else tooMany = count;
  }
  return readable;
}
