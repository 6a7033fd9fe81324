import type { ReactNode } from "react";
import { written } from "../geometry/measure";
import type { Place } from "./place";

interface LaidProps {
  place: Place;
  size: { width: number };
  /** A surface's drawing in millimeters. */
  print: ReactNode;
}

/** A surface's drawing laid into a place of the scene. */
export function Laid({ place, size, print }: LaidProps) {
  return <g transform={laidInto(place, size)}>{print}</g>;
}

/** Returns the transformation of millimeters of a surface into its place. */
export function laidInto({ x, y, width }: Place, size: { width: number }): string {
  return `translate(${x} ${y}) scale(${written(width / size.width, 5)})`;
}
