import * as palette from "~/design/blueprint/palette";
import { neonPalette } from "~/design/products/neon-sign/neon-palette";

/** Color (hex) → its name in our palette. */
const names = new Map<string, string>(
  Object.entries({ ...palette, ...neonPalette }).flatMap(([name, colour]) =>
    typeof colour === "string" ? [[colour, inWords(name)] as [string, string]] : [],
  ),
);

/** Returns the name of a color in our palette; its hex code for any other. */
export function colorName(colour: string): string {
  return names.get(colour) ?? colour;
}

/** Converts neonPink to "Neon pink". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
}
