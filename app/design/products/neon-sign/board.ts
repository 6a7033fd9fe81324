import type { BlueprintTemplate } from "../../blueprint/blueprint";
import { artSlot, part, surface, textSlot } from "../../blueprint/layers";
import { type Size, sizeBy } from "../../blueprint/sizes";
import type { Layer } from "../../document/document";

/** Size of the board behind the tubes, before it is cut; millimeters. */
export const board = sizeBy("size", {
  small: { width: 500, height: 250 },
  medium: { width: 750, height: 375 },
  large: { width: 1000, height: 500 },
});

/** Background of the tubes in the studio; clear boards show the wall. */
export const night = "#15151f";

/** Left, top, width and height in fractions of the board (0 to 1), which is twice as wide as high. */
type Place = [x: number, y: number, width: number, height: number];

/** Creates a glowing layer for a board of any size. */
type Glowing = (size: Size) => Layer;

/**
 * A text, empty or with an initial value.
 * @param color of the light (hex)
 */
export function signText(
  id: string,
  place: Place,
  { font, color, text = "" }: { font: string; color: string; text?: string },
): Glowing {
  return (size) => ({ ...textSlot(id, part(size, ...place), { font, color }), text });
}

/**
 * A drawn shape.
 * @param color of the light (hex)
 */
export function shape(id: string, art: string, place: Place, color: string): Glowing {
  return (size) => artSlot(id, art, part(size, ...place), color);
}

/** A template of a sign. */
export function sign(key: string, title: string, ...parts: Glowing[]): BlueprintTemplate {
  return {
    key,
    title,
    surfaces: (options) => {
      const size = board(options);
      return { front: surface(night, ...parts.map((glowing) => glowing(size))) };
    },
  };
}

/** Groups templates under a title in the studio. */
export function signsOf(group: string, signs: BlueprintTemplate[]): BlueprintTemplate[] {
  return signs.map((each) => ({ ...each, group }));
}
