import type { TextLayer } from "../document/document";
import type { OutlineText } from "./outline";
import { fitText } from "./text-fit";

/** Millimeters of a capital in the words of a layer, as they are set to fit; undefined while their font is loading. */
export function letterHeight(layer: TextLayer, outline: OutlineText): number | undefined {
  const line = outline(layer.font, layer.text, layer);
  return line && line.capital * fitText(layer, line).scale;
}

/**
 * How many of its characters a layer can show with capitals of that height in millimeters: none where even one
 * would be lower. While the font is loading it is judged by the room that all of them take. The more characters the
 * lower they are, so few beginnings need to be measured.
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
