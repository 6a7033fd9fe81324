import type { Box } from "../document/document";
import { hundredths } from "../geometry/measure";
import type { SurfaceMask } from "./blueprint";
import type { Place } from "./layers";
import { part } from "./layers";
import type { Size } from "./sizes";

/** The half side of the largest square in a circle of radius 1. */
const SQUARE_IN_CIRCLE = Math.SQRT1_2;
/** Millimeters that keep rounded corners and boxes on the safe side. */
const SLACK = 0.05;

/**
 * Returns the rectangle of a surface in which layouts arrange photos and text: inside the safe area of its outline.
 * @param place the part of the surface in fractions, for an outline that has no simple rectangle inside
 */
export function usableArea(size: Size, safe: number, mask: SurfaceMask, place?: Place): Box {
  if (place) return part(size, ...place);
  switch (mask.kind) {
    case "circle":
      return inCircle(size, safe);
    case "rounded":
      return inset(size, safe + roundedCorner(mask.radius, safe));
    default:
      return inset(size, safe);
  }
}

/** How far a corner must move inwards to stay inside a rounded corner's safe line. */
function roundedCorner(radius: number, safe: number): number {
  return Math.max(0, radius - safe) * (1 - SQUARE_IN_CIRCLE);
}

function inCircle({ width, height }: Size, safe: number): Box {
  const across = (width - 2 * safe) * SQUARE_IN_CIRCLE - SLACK;
  const down = (height - 2 * safe) * SQUARE_IN_CIRCLE - SLACK;
  return box((width - across) / 2, (height - down) / 2, across, down);
}

function inset({ width, height }: Size, wanted: number): Box {
  const by = wanted + SLACK;
  return box(by, by, width - 2 * by, height - 2 * by);
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height) };
}
