import type { Opening } from "../../blueprint/blueprint";
import type { Size } from "../../blueprint/sizes";
import type { Box } from "../../document/document";
import { written } from "../../geometry/measure";

/**
 * A plate with rounded corners and openings, as the path of a mask in a box of 100 by 100. The openings run
 * the other way around, so that they stay open by either rule of filling.
 * @param radius millimeters of the plate's corners
 * @param openings millimeters; a square one with `round` is a circle
 */
export function platePath(size: Size, radius: number, openings: Opening[]): string {
  const place = (x: number, y: number) =>
    `${written((x / size.width) * 100)} ${written((y / size.height) * 100)}`;
  const outer = roundedOutline({ x: 0, y: 0, ...size }, radius);
  const inner = openings.map((box) => roundedOutline(box, box.round ? box.width / 2 : 1).reverse());
  return [outer, ...inner].map((outline) => curvedPath(outline, place)).join(" ");
}

interface Point {
  x: number;
  y: number;
}

/** Corner by corner, clockwise: where the corner begins, its two handles, where it ends. */
function roundedOutline({ x, y, width, height }: Box, wanted: number): Point[] {
  const radius = Math.min(wanted, width / 2, height / 2);
  const near = radius * (1 - 0.5523);
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y: y + radius },
    { x, y: y + near },
    { x: x + near, y },
    { x: x + radius, y },
    { x: right - radius, y },
    { x: right - near, y },
    { x: right, y: y + near },
    { x: right, y: y + radius },
    { x: right, y: bottom - radius },
    { x: right, y: bottom - near },
    { x: right - near, y: bottom },
    { x: right - radius, y: bottom },
    { x: x + radius, y: bottom },
    { x: x + near, y: bottom },
    { x, y: bottom - near },
    { x, y: bottom - radius },
  ];
}

function curvedPath(outline: Point[], place: (x: number, y: number) => string): string {
  const at = (index: number) => place(outline[index].x, outline[index].y);
  const corners = [0, 4, 8, 12].map((first) => {
    const line = first === 0 ? "M" : "L";
    return `${line}${at(first)} C${at(first + 1)} ${at(first + 2)} ${at(first + 3)}`;
  });
  return `${corners.join(" ")} Z`;
}
