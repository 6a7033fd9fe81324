import { Rejection } from "./rejection.mjs";

/** Lengths beyond this are errors, or attempts to overflow. */
export const MAX_LENGTH = 1e6;
const LENGTH = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)(px|pt|pc|mm|cm|in)?$/;
/** Pixels of the units that do not depend on what is around the drawing. */
const PIXELS = { px: 1, pt: 96 / 72, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };
const LIST = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;

const SHAPES = {
  path: ({ d = "" }) => checkedPath(d),
  rect(attributes) {
    const [x, y, width, height] = lengths(attributes, "x", "y", "width", "height");
    const rx = Math.min(length(attributes.rx ?? attributes.ry), width / 2);
    const ry = Math.min(length(attributes.ry ?? attributes.rx), height / 2);
    if (width <= 0 || height <= 0) return "";
    if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
    const corner = (across, down) => `a${rx} ${ry} 0 0 1 ${across} ${down}`;
    const [across, down] = [width - 2 * rx, height - 2 * ry];
    return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
  },
  circle(attributes) {
    const [cx, cy, r] = lengths(attributes, "cx", "cy", "r");
    return ellipse(cx, cy, r, r);
  },
  ellipse(attributes) {
    return ellipse(...lengths(attributes, "cx", "cy", "rx", "ry"));
  },
  /** A line has no area. */
  line: () => "",
  polyline: ({ points = "" }) => polygon(points),
  polygon: ({ points = "" }) => polygon(points),
};

/** Checks whether an element is a shape. */
export function isShape(name) {
  return Object.hasOwn(SHAPES, name);
}

/** The shapes whose line is not that of their area. */
const LINES = {
  line(attributes) {
    const [x1, y1, x2, y2] = lengths(attributes, "x1", "y1", "x2", "y2");
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
  polyline: ({ points = "" }) => corners(points, 2),
};

/**
 * Returns the line that is drawn along a shape as path data; empty when it has none.
 * @param {string} name of a shape
 * @param {Record<string, string>} attributes
 * @throws Rejection for numbers that are not finite, or too large
 */
export function lineOfShape(name, attributes) {
  return Object.hasOwn(LINES, name) ? LINES[name](attributes) : pathOfShape(name, attributes);
}

/**
 * Returns the filled area of a shape as path data; empty when it has none.
 * @param {string} name of a shape
 * @param {Record<string, string>} attributes
 * @throws Rejection for numbers that are not finite, or too large
 */
export function pathOfShape(name, attributes) {
  return SHAPES[name](attributes);
}

function ellipse(cx, cy, rx, ry) {
  if (rx <= 0 || ry <= 0) return "";
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function polygon(points) {
  const line = corners(points, 3);
  return line && `${line}z`;
}

/** A line through points; empty with fewer than `min`. */
function corners(points, min) {
  if (!/^[-+\d.eE,\s]*$/.test(points)) throw unreadable();
  const numbers = (points.match(LIST) ?? []).map(checked);
  const pairs = numbers.flatMap((x, index) =>
    index % 2 === 0 && index + 1 < numbers.length ? [`${x} ${numbers[index + 1]}`] : [],
  );
  return pairs.length < min ? "" : `M${pairs.join("L")}`;
}

function checkedPath(d) {
  if (!/^[-+\d.eE,\sMmLlHhVvCcSsQqTtAaZz]*$/.test(d)) throw unreadable();
  for (const number of d.match(LIST) ?? []) checked(number);
  return d;
}

function lengths(attributes, ...names) {
  return names.map((name) => length(attributes[name]));
}

/** Checks whether a text is a length, in a unit that does not depend on what is around the drawing. */
export function isLength(text) {
  return Math.abs(pixelsOf(text)) <= MAX_LENGTH;
}

/**
 * Pixels of a length.
 * @throws Rejection for lengths in other units, such as percent, and for those that are too large
 */
export function length(text = "0") {
  return checked(pixelsOf(text));
}

/** NaN for others than lengths. */
function pixelsOf(text) {
  const [, number, unit = "px"] = LENGTH.exec(text.trim()) ?? [];
  return number === undefined ? Number.NaN : Number(number) * PIXELS[unit];
}

function checked(text) {
  const number = Number(text);
  if (!(Math.abs(number) <= MAX_LENGTH)) throw unreadable();
  return number;
}

function unreadable() {
  return new Rejection({ code: "unreadable" });
}
