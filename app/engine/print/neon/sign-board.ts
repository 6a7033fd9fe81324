import type { Opening } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { liesWithin, type Point } from "~/design/geometry/path-points";
import { findSurface } from "~/design/surfaces/surfaces";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { distance, extentOf, spaced } from "./line-points";
import { SIGN, type SignTube } from "./sign-tubes";
import { around, moved, united } from "./united-shapes";

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
/** Length of tube in millimeters around which the board is computed at once: about 20 milliseconds. */
const AT_ONCE = 400;

/**
 * Returns the board of a sign: a rectangle, or along its tubes, with holes in its corners for the spacers, or in the two
 * upper ones for the chain. Serves requests between its steps.
 * @throws the signal's reason
 */
export async function signBoard(
  { options, blueprint, details }: DesignDocument,
  tubes: SignTube[],
  signal?: AbortSignal,
): Promise<SignBoard> {
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
  const outline = isCut ? await aroundTubes(tubes, signal) : rectangle;
  await yieldToRequests(signal);
  const inset = moved([outline], isCut ? -INSET_CUT : -INSET).flatMap((line) =>
    spaced([...line, line[0]], STEP),
  );
  const isFree = awayFrom(tubes);
  const free = inset.filter(isFree);
  const corners = holeCorners(options, outline);
  return { outline, holes: holesNear(corners, free.length > 0 ? free : inset) };
}

/** One outline around all tubes, without holes; gaps between tubes are closed as far as needed. */
async function aroundTubes(tubes: SignTube[], signal: AbortSignal | undefined): Promise<Point[]> {
  const pieces: Point[][] = [];
  for (const lines of inShares(tubes.map(({ line }) => spaced(line, COARSE)))) {
    await yieldToRequests(signal);
    pieces.push(...around(lines, MARGIN));
  }
  await yieldToRequests(signal);
  const near = united(pieces);
  for (const bridge of BRIDGES) {
    await yieldToRequests(signal);
    const wide = moved(near, bridge);
    await yieldToRequests(signal);
    const outer = outerOf(moved(wide, -bridge));
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

/** Divides lines with points `COARSE` apart into shares that are each computed at once; a long line is divided, too. */
function inShares(lines: Point[][]): Point[][][] {
  const max = AT_ONCE / COARSE;
  const shares: Point[][][] = [];
  let free = 0;
  for (const line of lines) {
    for (let start = 0; start === 0 || start < line.length - 1; start += max) {
      const part = line.slice(start, start + max + 1);
      if (part.length > free) {
        shares.push([]);
        free = max + 1;
      }
      shares[shares.length - 1].push(part);
      free -= part.length;
    }
  }
  return shares;
}

/** The lines that lie in no other. */
function outerOf(lines: Point[][]): Point[][] {
  return lines.filter((line) => !lines.some((other) => other !== line && liesWithin([other], line[0])));
}

/** Whether a point is far enough from all tubes; their points are sorted into squares as wide as that distance. */
export function awayFrom(tubes: SignTube[]): (point: Point) => boolean {
  const squareOf = (value: number) => Math.floor(value / MIN_FROM_TUBE);
  const squares = new Map<string, Point[]>();
  for (const point of tubes.flatMap(({ line }) => line)) {
    const key = `${squareOf(point.x)} ${squareOf(point.y)}`;
    const points = squares.get(key);
    if (points) points.push(point);
    else squares.set(key, [point]);
  }
  return (point) =>
    [-1, 0, 1].every((across) =>
      [-1, 0, 1].every((down) => {
        const near = squares.get(`${squareOf(point.x) + across} ${squareOf(point.y) + down}`);
        return !near?.some((each) => distance(each, point) < MIN_FROM_TUBE);
      }),
    );
}

/** The corners near which a board has holes: upper left, upper right, and for spacers lower left, lower right. */
export function holeCorners({ mount }: DesignDocument["options"], outline: Point[]): Point[] {
  const [left, top, right, bottom] = extentOf(outline);
  const rows = mount === "chain" ? [top] : [top, bottom];
  return rows.flatMap((y) => [left, right].map((x) => ({ x, y })));
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
