import type { SurfaceBlueprint } from "../blueprint/blueprint";
import type { Box, DesignDocument } from "../document/document";

/** Holes for the wire of a calendar: three an inch, as its punch makes them; lengths in millimeters. */

const PITCH = 25.4 / 3;
const SIDE = 4;
const FROM_EDGE = 4;
/** From the end of a row to the corner of the paper, which would tear. */
const MIN_MARGIN = 6;
/** Width in the middle of a row where the hanger is, at which the wire has no loops. */
const HANGER = 42;

/** Returns the holes that are punched into each sheet of a design along its top; none for most products. */
export function wireHoles(
  { blueprint, options }: Pick<DesignDocument, "blueprint" | "options">,
  { size }: Pick<SurfaceBlueprint, "size">,
): Box[] {
  if (blueprint !== "calendar") return [];
  const { width } = size(options);
  const places = Math.floor((width - 2 * MIN_MARGIN - SIDE) / PITCH) + 1;
  const first = (width - (places - 1) * PITCH) / 2;
  return Array.from({ length: places }, (_, index) => first + index * PITCH)
    .filter((center) => Math.abs(center - width / 2) > (HANGER - SIDE) / 2)
    .map((center) => ({ x: center - SIDE / 2, y: FROM_EDGE, width: SIDE, height: SIDE }));
}
