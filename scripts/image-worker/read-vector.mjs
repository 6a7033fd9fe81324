import { readFile } from "node:fs/promises";
import svgpath from "svgpath";
import { isNone, isTransparent, paintColor } from "./paint-color.mjs";
import { withoutPaper } from "./paper.mjs";
import { boundsOf } from "./path-bounds.mjs";
import { Rejection } from "./rejection.mjs";
import { MAX_POINTS, strokeOutline } from "./stroke-outline.mjs";
import { svgTags } from "./svg-elements.mjs";
import { penOf, viewOf } from "./svg-pen.mjs";
import { isShape, lineOfShape, pathOfShape } from "./svg-shapes.mjs";

const MAX_BYTES = 200_000;
const MAX_SEGMENTS = 5000;
const MAX_DEPTH = 20;
const MAX_LENGTH = 120_000;
/** Side of the square that the drawing fills, and the decimals within it. */
const SIDE = 100;
const DECIMALS = 2;

const GROUPS = ["g", "a", "switch"];
/** Elements whose contents would be missing in the drawing. */
const REJECTED = {
  text: "has-text",
  image: "has-image",
  use: "has-symbols",
  style: "has-style-sheet",
};
const NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?";
const TRANSFORM = new RegExp(
  `^(?:[\\s,]*(?:matrix|translate|scale|rotate|skewX|skewY)\\s*\\(\\s*${NUMBER}(?:[\\s,]+${NUMBER}|(?=[-+])${NUMBER}){0,5}\\s*\\))*[\\s,]*$`,
);

/**
 * Reads the shapes of an SVG file as filled paths in a square, with their colors if they have several; lines become their
 * outlines. Only shapes, groups and their plain attributes are read; scripts, references and everything else mean nothing,
 * or reject the file.
 * @param {{ input: string }} request
 * @returns {Promise<{ paths: { d: string, isEvenOdd: boolean, color?: string }[], bytes: number }>}
 * @throws Rejection
 */
export async function readVector({ input }) {
  const bytes = await readFile(input);
  return { paths: vectorPaths(bytes), bytes: bytes.length };
}

/**
 * The same from the file's bytes.
 * @param {Buffer} bytes
 * @returns {{ d: string, isEvenOdd: boolean, color?: string }[]}
 */
export function vectorPaths(bytes) {
  if (bytes.length > MAX_BYTES) throw new Rejection({ code: "too-complex" });
  const drawing = shapesOf(bytes.toString("utf8"));
  const shapes = withoutPaper(drawing.shapes, drawing.view);
  const box = boundsOf(shapes);
  if (!box) throw new Rejection({ code: "empty" });
  const scale = SIDE / Math.max(box.width, box.height);
  const [left, top] = [(SIDE - box.width * scale) / 2, (SIDE - box.height * scale) / 2];
  const isColored = new Set(shapes.map(({ color }) => color)).size > 1;
  const paths = shapes.map(({ path, isEvenOdd, color }) => ({
    d: path.translate(-box.x, -box.y).scale(scale).translate(left, top).round(DECIMALS).toString(),
    isEvenOdd,
    ...(isColored && color && { color }),
  }));
  if (paths.reduce((total, { d }) => total + d.length, 0) > MAX_LENGTH)
    throw new Rejection({ code: "too-complex" });
  return paths;
}

/** The properties of an element that its children inherit, and what they are without it. */
const PLAIN = {
  fill: "black",
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  stroke: "none",
  "stroke-opacity": "1",
  "stroke-width": "1",
  "stroke-linejoin": "miter",
  "stroke-linecap": "butt",
  "stroke-miterlimit": "4",
  "stroke-dasharray": "none",
  visibility: "visible",
};
const NO_PAINT = { ...PLAIN, transform: "" };

/** Returns the shapes of a drawing, the lowest first, and its visible part. */
function shapesOf(text) {
  const shapes = [];
  const open = [];
  let segments = 0;
  let points = 0;
  let view;
  let isEnded = false;
  for (const tag of svgTags(text)) {
    if (isEnded) throw new Rejection({ code: "unreadable" });
    if ("end" in tag) close(tag, open);
    else {
      const drawn = enter(tag, open, MAX_POINTS - points);
      shapes.push(...drawn.shapes);
      segments += drawn.segments;
      points += drawn.points;
      view ??= open[0]?.paint?.view;
    }
    if (segments > MAX_SEGMENTS || open.length > MAX_DEPTH) throw new Rejection({ code: "too-complex" });
    isEnded = open.length === 0;
  }
  if (!isEnded) throw new Rejection({ code: "unreadable" });
  return { shapes, view };
}

function close({ end }, open) {
  if (open.pop()?.name !== end) throw new Rejection({ code: "unreadable" });
}

const NOTHING = { shapes: [], segments: 0, points: 0 };

/** Opens an element; returns its area and its line, if they are drawn. @param {number} maxPoints of the line */
function enter(tag, open, maxPoints) {
  const { name, isEmpty } = tag;
  const isRoot = open.length === 0;
  if (isRoot && name !== "svg") throw new Rejection({ code: "unreadable" });
  const around = open.at(-1) ?? {
    paint: { ...NO_PAINT, view: viewOf(tag.attributes) },
    isDrawn: true,
  };
  if (around.isDrawn && Object.hasOwn(REJECTED, name)) throw new Rejection({ code: REJECTED[name] });
  const paint = around.isDrawn ? paintInside(tag, around.paint) : null;
  const isGroup = GROUPS.includes(name) || (isRoot && name === "svg");
  if (!isEmpty) open.push({ name, paint, isDrawn: paint !== null && isGroup });
  return paint && isShape(name) ? shapesOfElement(tag, paint, maxPoints) : NOTHING;
}

/** The paint of an element and its children; null when it is hidden. */
function paintInside({ attributes }, around) {
  const said = { ...attributes, ...styleOf(attributes.style) };
  if (said.display === "none" || isTransparent(said.opacity)) return null;
  const paint = { ...around };
  for (const name of Object.keys(PLAIN))
    if (said[name] !== undefined && said[name] !== "inherit") paint[name] = said[name].trim().toLowerCase();
  if (attributes.transform !== undefined) {
    if (!TRANSFORM.test(attributes.transform)) throw new Rejection({ code: "unreadable" });
    paint.transform = `${around.transform} ${attributes.transform}`.trim();
  }
  return paint;
}

/** @param {string | undefined} style declarations, such as fill:none */
function styleOf(style = "") {
  const declarations = style.split(";").map((each) => each.split(":").map((part) => part.trim()));
  return Object.fromEntries(declarations.filter((each) => each.length === 2));
}

/** The filled area of an element and, above it, the area of its line; and the segments and points that they were made of. */
function shapesOfElement({ name, attributes }, paint, maxPoints) {
  if (paint.visibility !== "visible") return NOTHING;
  const hasArea = !isNone(paint.fill) && !isTransparent(paint["fill-opacity"]);
  const hasLine = !isNone(paint.stroke) && !isTransparent(paint["stroke-opacity"]);
  const filled = hasArea ? checkedPath(pathOfShape(name, attributes)) : null;
  const line = hasLine ? checkedPath(lineOfShape(name, attributes)) : null;
  const outline = line && strokeOutline(line, penOf(paint, paint.view), maxPoints);
  const shapes = [
    filled && { path: filled, color: paintColor(paint.fill), isEvenOdd: paint["fill-rule"] === "evenodd" },
    outline?.area && { path: svgpath(outline.area), color: paintColor(paint.stroke), isEvenOdd: false },
  ];
  return {
    shapes: shapes.flatMap((shape) =>
      shape ? { ...shape, path: shape.path.transform(paint.transform).abs().unshort().unarc() } : [],
    ),
    segments: (filled?.segments.length ?? 0) + (line?.segments.length ?? 0),
    points: outline?.points ?? 0,
  };
}

/** Returns path data with absolute commands; null when there is nothing to draw. */
function checkedPath(data) {
  const path = svgpath(data);
  if (path.err) throw new Rejection({ code: "unreadable" });
  if (path.segments.length > MAX_SEGMENTS) throw new Rejection({ code: "too-complex" });
  return path.segments.length === 0 ? null : path.abs().unshort().unarc();
}
