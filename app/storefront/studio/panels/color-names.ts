import * as palette from "~/design/blueprint/palette";
import { neonPalette } from "~/design/products/neon-sign/neon-palette";

/** Color (hex) → the name it has in our palette. */
const names = new Map<string, string>(
  Object.entries({ ...palette, ...neonPalette }).flatMap(([name, color]) =>
    typeof color === "string" ? [[color, inText(name)] as [string, string]] : [],
  ),
);

/** The name of a color of our palette; for any other its number. */
export function colorName(color: string): string {
  return names.get(color) ?? color;
}

/** "Neon pink" of neonPink. */
function inText(name: string): string {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0].toUpperCase() + text.slice(1);
}
