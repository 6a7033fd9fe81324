import type { Hole } from "./blueprint";
import { roundHole } from "./holes";
import { swatchOption } from "./options";
import type { Size } from "./sizes";

/** Offers metal caps that hold a pane of acrylic to the wall. */
export const standOffOption = swatchOption("finish", "Stand-offs", {
  silver: ["Silver", "#d5d8dc"],
  black: ["Black", "#35363a"],
  gold: ["Gold", "#e3bd63"],
});

/** Diameters of a stand-off's cap and of the hole for its barrel, in millimeters. */
export const STAND_OFF = { cap: 16, hole: 8 };
/** From the middle of a stand-off to the edges of the pane that it goes through, in millimeters. */
export const STAND_OFF_INSET = 14;

/** Millimeters from the edges of a pane that its stand-offs take, with a little room. */
export const STAND_OFF_ROOM = STAND_OFF_INSET + STAND_OFF.cap / 2 + 2;

/** Returns the holes for stand-offs in the four corners of a pane. */
export function standOffHoles({ width, height }: Size): Hole[] {
  return [STAND_OFF_INSET, width - STAND_OFF_INSET].flatMap((x) =>
    [STAND_OFF_INSET, height - STAND_OFF_INSET].map((y) => ({
      ...roundHole(x, y, STAND_OFF.hole),
      cap: STAND_OFF.cap,
    })),
  );
}
