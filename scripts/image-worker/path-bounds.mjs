import { Rejection } from "./rejection.mjs";

/** Points at which a curve is measured. */
const STEPS = 12;

/**
 * Returns the box around all shapes; null when they have no area.
 * @param {{ path: { iterate: Function } }[]} shapes of absolute M, L, H, V, C, Q and Z
 * @returns {{ x: number, y: number, width: number, height: number } | null}
 * @throws Rejection for coordinates that are not finite
 */
export function boundsOf(shapes) {
  const [min, max] = [
    { x: Infinity, y: Infinity },
    { x: -Infinity, y: -Infinity },
  ];
  for (const [x, y] of shapes.flatMap(pointsOf)) {
    Object.assign(min, { x: Math.min(min.x, x), y: Math.min(min.y, y) });
    Object.assign(max, { x: Math.max(max.x, x), y: Math.max(max.y, y) });
  }
  const box = { x: min.x, y: min.y, width: max.x - min.x, height: max.y - min.y };
  return box.width > 0 && box.height > 0 ? box : null;
}

/**
 * Returns the points along the edge of a shape.
 * @param {{ path: { iterate: Function } }} shape of absolute M, L, H, V, C, Q and Z
 * @returns {[number, number][]}
 * @throws Rejection for coordinates that are not finite
 */
export function pointsOf({ path }) {
  const points = [];
  const add = (x, y) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Rejection({ code: "unreadable" });
    points.push([x, y]);
  };
  path.iterate((segment, _index, x, y) => measure(segment, x, y, add));
  return points;
}

/** Passes points of a segment on, which starts at x and y. */
function measure([command, ...numbers], x, y, add) {
  if (command === "H") return add(numbers[0], y);
  if (command === "V") return add(x, numbers[0]);
  if (command === "C" || command === "Q") {
    for (let step = 1; step <= STEPS; step++) add(...pointAt([x, y, ...numbers], step / STEPS));
    return;
  }
  if (numbers.length === 2) add(numbers[0], numbers[1]);
}

/** De Casteljau. @param {number[]} points coordinates by turns */
function pointAt(points, part) {
  let rest = points;
  while (rest.length > 2)
    rest = rest.slice(0, -2).map((value, index) => value + (rest[index + 2] - value) * part);
  return rest;
}
