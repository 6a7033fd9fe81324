import * as palette from "~/design/blueprints/palette";

/** Colour (hex) → the name it has in our palette. */
const names = new Map<string, string>(
  Object.entries(palette).flatMap(([name, colour]) =>
    typeof colour === "string" ? [[colour, name[0].toUpperCase() + name.slice(1)] as [string, string]] : [],
  ),
);

/** The name of a colour of our palette; for any other its number. */
export function colourName(colour: string): string {
  return names.get(colour) ?? colour;
}
