import type { Opening } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { liesWithin, type Point } from "~/design/geometry/path-points";
import { findSurface } from "~/design/surfaces/surfaces";
import { distance, spaced } from "./line-points";
import { SIGN, type SignTube } from "./sign-tubes";
import { around, moved } from "./united-shapes";

/** The board behind the tubes, in millimeters from its upper left corner before it is cut. */
export interface SignBoard {
  /** Closed, without its first point again. */
  outline: Point[];
  holes: Opening[];
}

/** Of a board cut to shape, from the middle of a tube to its edge. */
const MARGIN = 22;
/** By which gaps of a board are closed, again and again until it is in one piece. */
const BRIDGES = [12, 30, 60, 120, 240, 480];
/** From the middle of a hole to the edge of a rectangular board; in one cut to shape there is less room. */
const INSET = 15;
const INSET_CUT = 9;
/** For the screws of the spacers and for the hooks of the chain. */
const HOLE = 4.5;
/** From the middle of a hole to that of a tube, so that the spacer's cap does not touch it. */
const MIN_FROM_TUBE = 12;
const MIN_BETWEEN_HOLES = 20;
const STEP = 2;
/** Between the points of a tube around which a board is cut. */
const COARSE = 4;

/**
 * Returns the board of a sign: a rectangle, or along its tubes, with holes in its corners for the spacers, or in the two
 * upper ones for the chain.
 */
export function signBoard({ options, blueprint, details }: DesignDocument, tubes: SignTube[]): SignBoard {
  const surface = findSurface({ options, blueprint, details } as DesignDocument, SIGN);
  if (!surface) throw new Error("A sign has no board.");
  const { width, height } = surface.size(options);
  const rectangle = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const isCut = options.backing === "cut" && tubes.length > 0;
  const outline = isCut ? aroundTubes(tubes) : rectangle;
  const inset = moved([outline], isCut ? -INSET_CUT : -INSET).flatMap((line) =>
    spaced([...line, line[0]], STEP),
  );
  const free = inset.filter((point) => isFree(point, tubes));
  const corners = cornersOf(outline).slice(0, options.mount === "chain" ? 2 : 4);
  return { outline, holes: holesNear(corners, free.length > 0 ? free : inset) };
}

/** One outline around all tubes, without holes; gaps between tubes are closed as far as needed. */
function aroundTubes(tubes: SignTube[]): Point[] {
  const near = around(
    tubes.map(({ line }) => spaced(line, COARSE)),
    MARGIN,
  );
  for (const bridge of BRIDGES) {
    const joined = moved(moved(near, bridge), -bridge);
    const outer = outerOf(joined);
    if (outer.length === 1) return outer[0];
  }
  const [left, top, right, bottom] = extentOf(near.flat());
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The lines that lie in no other. */
function outerOf(lines: Point[][]): Point[][] {
  return lines.filter((line) => !lines.some((other) => other !== line && liesWithin([other], line[0])));
}

function isFree(point: Point, tubes: SignTube[]): boolean {
  return tubes.every(({ line }) => line.every((each) => distance(each, point) >= MIN_FROM_TUBE));
}

/** Upper left, upper right, lower left, lower right. */
function cornersOf(outline: Point[]): Point[] {
  const [left, top, right, bottom] = extentOf(outline);
  return [top, bottom].flatMap((y) => [left, right].map((x) => ({ x, y })));
}

function holesNear(corners: Point[], places: Point[]): Opening[] {
  const centers: Point[] = [];
  for (const corner of corners) {
    const [nearest] = places
      .filter((place) => centers.every((center) => distance(center, place) >= MIN_BETWEEN_HOLES))
      .toSorted((one, other) => distance(one, corner) - distance(other, corner));
    if (nearest) centers.push(nearest);
  }
  return centers.map(({ x, y }) => ({ x: x - HOLE / 2, y: y - HOLE / 2, width: HOLE, height: HOLE }));
}

export function extentOf(points: Point[]): [left: number, top: number, right: number, bottom: number] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
