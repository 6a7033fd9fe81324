import { neonPalette } from "../products/neon-sign/neon-palette";
import * as palette from "./palette";

/** Color (hex) → its name in our palette. */
const names = new Map<string, string>(
  Object.entries({ ...palette, ...neonPalette }).flatMap(([name, color]) =>
    typeof color === "string" ? [[color, inText(name)] as [string, string]] : [],
  ),
);

/** Returns the name of a color in our palette; its hex code for any other. */
export function colorName(color: string): string {
  return names.get(color) ?? color;
}

/** Converts neonPink to "Neon pink". */
function inText(name: string): string {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0].toUpperCase() + text.slice(1);
}
