import type { Proportion } from "~/design/geometry/geometry";
import type { DynamicStyle } from "../../ui/dynamic-style";
import type { Placement } from "./layer-geometry";

/** Position of a layer over the drawing of its surface, in fractions of the surface. */
export function placeOf({ box, turn }: Placement, size: Proportion): DynamicStyle {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(box.x, size.width),
    top: percent(box.y, size.height),
    width: percent(box.width, size.width),
    height: percent(box.height, size.height),
    transform: turn === 0 ? undefined : `rotate(${turn.toFixed(2)}deg)`,
  };
}
