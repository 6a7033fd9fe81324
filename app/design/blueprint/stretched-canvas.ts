import type { BlueprintOption, ChosenOptions, Wrap } from "./blueprint";
import { choice, fixedInSample } from "./options";

/** Prints that are stretched over a frame of pine. */

/** Millimeters from the front of the stretcher to its back: 1.25 in, as the products' pages say. */
export const STRETCHER_DEPTH = 31.75;
/** Millimeters of canvas behind the stretcher, where it is stapled. */
const STAPLED = 22.25;
/** Millimeters beyond the fold to which a continued picture extends: the side and a little of the back. */
const CONTINUED_REACH = 40;

const edges: Record<Wrap["edges"], string> = {
  continued: "Picture continues",
  mirrored: "Mirrored picture",
  background: "Background color",
};

/** Asks what the sides of the canvas show. */
export const edgesOption: BlueprintOption = fixedInSample(choice("edges", "Sides", edges));

/** The bleed of a stretched canvas, and what is printed there. */
export const stretched = { bleed: STRETCHER_DEPTH + STAPLED, wrap: wrapOf };

function wrapOf({ edges: chosen }: ChosenOptions): Wrap {
  if (chosen === "mirrored" || chosen === "background") return { edges: chosen, reach: 0 };
  return { edges: "continued", reach: CONTINUED_REACH };
}
