import type { Box, Layer } from "../document/document";
import type { Proportion } from "../geometry/geometry";
import { hundredths } from "../geometry/measure";
import { within } from "./layer-changes";

/** Minimum size of a layer, as a fraction of the surface's shorter side. */
const SMALLEST = 0.02;

/**
 * Moves or resizes a layer, in millimeters; omitted values stay. Its center stays on the surface, and it grows to at
 * most
 * twice the surface's size.
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

/** Locks or hides a layer, or neither; omitted states stay. */
export function setState<Placed extends Layer>(
  layer: Placed,
  { locked = layer.locked, hidden = layer.hidden }: { locked?: boolean; hidden?: boolean },
): Placed {
  return { ...layer, locked: locked ? true : undefined, hidden: hidden ? true : undefined };
}

/** Turns the layer to that many degrees clockwise, from -180 to 180. */
export function setTurn<Placed extends Layer>(layer: Placed, degrees: number): Placed {
  if (!Number.isFinite(degrees)) return layer;
  const turn = hundredths(((((degrees + 180) % 360) + 360) % 360) - 180);
  return { ...layer, turn };
}
