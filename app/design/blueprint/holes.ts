import type { Hole, Opening } from "./blueprint";
import type { Size } from "./sizes";

/** Returns a round hole around a center, in millimeters. */
export function roundHole(x: number, y: number, diameter: number): Opening {
  return { x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter, round: true };
}

/** Returns the circle that hides the print at a hole: the hole itself, or the cap over it. */
export function hiddenAt({ cap, ...hole }: Hole): Opening {
  return roundHole(hole.x + hole.width / 2, hole.y + hole.height / 2, Math.max(cap ?? 0, hole.width));
}

/** Heights of a tag's eyelet by its shape, from the top (0) to the bottom (1): hearts and bones are lower in the middle. */
export const tagEyes: Record<string, number> = { circle: 0, heart: 0.16, bone: 0.26 };

/** The eyelet's ring stands on the rim of the tag; fractions of the tag's height. */
const ABOVE_RIM = 0.115;
const EYELET_DIAMETER = 0.096;

/** Returns the hole of a tag's eyelet, above its outline. @param eyeAt one of `tagEyes` */
export function eyelet({ width, height }: Size, eyeAt: number): Opening {
  return roundHole(width / 2, (eyeAt - ABOVE_RIM) * height, EYELET_DIAMETER * height);
}
