import { createRequire } from "node:module";
import { Rejection } from "./rejection.mjs";

const require = createRequire(import.meta.url);
/** CommonJS, whose names an ES module cannot import. */
const clipper = require("clipper-lib");

/** Deviation of curves from their true form, as a fraction of the line's width. */
const TOLERANCE = 0.02;
/** Whole numbers that a line's width is divided into, where coordinates leave room for them. */
const UNITS = 500;
const MAX_COORDINATE = 4e7;
const MAX_PIECES = 100;

const JOINS = { miter: "jtMiter", round: "jtRound", bevel: "jtSquare" };
const CAPS = { butt: "etOpenButt", square: "etOpenSquare", round: "etOpenRound" };

/** Of all lines of a drawing, since the time that their outlines take grows with the points. */
export const MAX_POINTS = 10_000;

/**
 * Returns the area that a line covers, as path data that is empty when it has no width, and the points of the line.
 * @param {{ segments: unknown[], iterate: Function }} path of absolute M, L, H, V, C, Q and Z
 * @param {{ width: number, join: string, cap: string, miterLimit: number }} pen as in SVG
 * @param {number} maxPoints that the line may have
 * @returns {{ area: string, points: number }}
 * @throws Rejection when the line has too many points
 */
export function strokeOutline(path, { width, join, cap, miterLimit }, maxPoints) {
  if (!(width > 0)) return { area: "", points: 0 };
  const { lines, count } = flattened(path, width * TOLERANCE, maxPoints);
  const extent = lines
    .flatMap(({ points }) => points.flat())
    .reduce((max, each) => Math.max(max, Math.abs(each)), width);
  const units = Math.min(UNITS / width, MAX_COORDINATE / extent);
  const offset = new clipper.ClipperOffset(Math.max(1, miterLimit), TOLERANCE * width * units);
  for (const { points, isClosed } of lines) {
    const end = isClosed ? "etClosedLine" : (CAPS[cap] ?? CAPS.butt);
    const whole = points.map(([x, y]) => ({ X: Math.round(x * units), Y: Math.round(y * units) }));
    offset.AddPath(whole, clipper.JoinType[JOINS[join] ?? JOINS.miter], clipper.EndType[end]);
  }
  const outlines = [];
  offset.Execute(outlines, (width / 2) * units);
  const area = outlines.map(
    (outline) => `M${outline.map(({ X, Y }) => `${X / units} ${Y / units}`).join("L")}Z`,
  );
  return { area: area.join(""), points: count };
}

/** The lines of a path, each a list of points, and the number of all points. */
function flattened(path, tolerance, maxPoints) {
  const lines = [];
  let count = 0;
  path.iterate(([command, ...numbers], _index, x, y) => {
    const line = lines.at(-1);
    if (command === "Z") {
      if (line) line.isClosed = true;
      return;
    }
    if (command === "M") {
      lines.push({ points: [numbers], isClosed: false });
      return;
    }
    // After Z, a line goes on from where the closed one began.
    const open = line.isClosed ? { points: [[x, y]], isClosed: false } : line;
    if (open !== line) lines.push(open);
    const added = pointsOf(command, numbers, [x, y], tolerance);
    count += added.length;
    if (count > maxPoints) throw new Rejection({ code: "too-complex" });
    open.points.push(...added);
  });
  return { lines: lines.filter(({ points }) => points.length > 1), count };
}

function pointsOf(command, numbers, start, tolerance) {
  if (command === "H") return [[numbers[0], start[1]]];
  if (command === "V") return [[start[0], numbers[0]]];
  if (command === "L") return [numbers];
  const controls = [start, ...numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]]] : []))];
  const pieces = piecesOf(controls, tolerance);
  return Array.from({ length: pieces }, (_, at) => pointAt(controls, (at + 1) / pieces));
}

/** Pieces in which a Bézier curve stays within the tolerance, by the bound on its second derivative. */
function piecesOf(controls, tolerance) {
  const degree = controls.length - 1;
  const bends = controls
    .slice(2)
    .map(([x, y], at) =>
      Math.hypot(
        controls[at][0] - 2 * controls[at + 1][0] + x,
        controls[at][1] - 2 * controls[at + 1][1] + y,
      ),
    );
  const needed = Math.ceil(Math.sqrt((degree * (degree - 1) * Math.max(...bends)) / (8 * tolerance)));
  return Math.min(MAX_PIECES, Math.max(1, needed));
}

/** De Casteljau. */
function pointAt(controls, part) {
  let rest = controls;
  while (rest.length > 1)
    rest = rest
      .slice(1)
      .map(([x, y], at) => [rest[at][0] + (x - rest[at][0]) * part, rest[at][1] + (y - rest[at][1]) * part]);
  return rest[0];
}
