import type { Box, Layer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { hundredths } from "../geometry/measure";
import { within } from "./layer-changes";

/** Of the surface's shorter side: no layer is smaller than this. */
const SMALLEST = 0.02;

/**
 * The layer at another place or in another size, in millimeters; what is left out stays. It keeps at least its middle
 * on the surface and grows to twice the surface's size at most.
 */
export function setBox<Placed extends Layer>(layer: Placed, box: Partial<Box>, surface: Proportion): Placed {
  const min = Math.min(surface.width, surface.height) * SMALLEST;
  const width = within(box.width, min, surface.width * 2, layer.box.width);
  const height = within(box.height, min, surface.height * 2, layer.box.height);
  return {
    ...layer,
    box: {
      x: hundredths(within(box.x, -width / 2, surface.width - width / 2, layer.box.x)),
      y: hundredths(within(box.y, -height / 2, surface.height - height / 2, layer.box.y)),
      width: hundredths(width),
      height: hundredths(height),
    },
  };
}

/** The layer turned to so many degrees clockwise, from -180 to 180. */
export function setTurn<Placed extends Layer>(layer: Placed, degrees: number): Placed {
  if (!Number.isFinite(degrees)) return layer;
  const turn = hundredths(((((degrees + 180) % 360) + 360) % 360) - 180);
  return { ...layer, turn };
}
