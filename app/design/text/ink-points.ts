import type { TextLayer } from "../document/document";
import { linesOf, type Point, pointsAlong } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { inkOffsets } from "./ink-offsets";
import type { OutlineText } from "./outline";
import { fitText } from "./text-fit";

/** A text as it is printed. */
export interface PrintedText {
  /** Points along the outlines of its letters, in millimeters of the surface. */
  points: Point[];
  /** Millimeters of a unit of its font. */
  scale: number;
  /** Height of a capital in millimeters. */
  capital: number;
}

/** Returns where the letters of a text are; undefined without text, and while its font is loading. */
export function printedText(layer: TextLayer, outline: OutlineText): PrintedText | undefined {
  const shape = layer.text.trim() === "" ? undefined : outline(layer.font, layer.text, layer);
  if (!shape) return undefined;
  const { x, y, scale } = fitText(layer, shape);
  const turned = turnedAround(layer.box, layer.turn);
  const offsets = inkOffsets(layer);
  const points = linesOf(shape.path)
    .flatMap(pointsAlong)
    .flatMap((point) => offsets.map((offset) => ({ x: point.x + offset.x, y: point.y + offset.y })))
    .map((point) => turned({ x: x + point.x * scale, y: y + point.y * scale }));
  return { points, scale, capital: shape.capital * scale };
}
