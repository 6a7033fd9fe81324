import { arrangement, type OnlySurface } from "../../blueprint/arrangements";
import type { BlueprintTemplate } from "../../blueprint/blueprint";
import type { Place } from "../../blueprint/layers";
import { type Part, textIn } from "../../blueprint/layout";
import { sizeBy } from "../../blueprint/sizes";

/** Size of the board behind the tubes, before it is cut; millimeters. */
export const board = sizeBy("size", {
  small: { width: 500, height: 250 },
  medium: { width: 750, height: 375 },
  large: { width: 1000, height: 500 },
});

/** Background of the tubes in the studio; clear boards show the wall. */
export const night = "#15151f";

const front: OnlySurface = { key: "front", size: board };

/**
 * A text, empty or with an initial value.
 * @param color of the light (hex)
 */
export function signText(id: string, place: Place, font: string, color: string, text = ""): Part {
  return (size) => ({ ...textIn(id, place, { font, color })(size), text });
}

/** A template of a sign. */
export function sign(key: string, title: string, parts: Part[]): BlueprintTemplate {
  return arrangement(key, title, night, parts)(front);
}

/** Groups templates under a title in the studio. */
export function signsOf(group: string, signs: BlueprintTemplate[]): BlueprintTemplate[] {
  return signs.map((each) => ({ ...each, group }));
}
