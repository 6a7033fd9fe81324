import type { ReactNode } from "react";
import { written } from "../geometry/measure";
import type { Place } from "./place";

/** A surface's drawing, in millimeters, laid into a place of the scene. */
export function Laid({
  place,
  size,
  children,
}: {
  place: Place;
  size: { width: number };
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${place.x} ${place.y}) scale(${written(place.width / size.width, 5)})`}>
      {children}
    </g>
  );
}
