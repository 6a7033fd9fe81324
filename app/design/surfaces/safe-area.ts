import type { ChosenOptions, Opening, SurfaceBlueprint, SurfaceMask } from "../blueprint/blueprint";
import { hiddenAt } from "../blueprint/holes";
import type { Proportion } from "../geometry/geometry";
import { closedLines, liesWithin, type Point } from "../geometry/path-points";
import { ellipsePath, maskPath, roundedPath } from "../geometry/shapes";

/** Millimeters by which ink may exceed the line unnoticed. */
const SLACK = 0.3;

/** Millimeters around a drilled hole, or the cap over it, in which nothing is read. */
export const HOLE_CLEARANCE = 1;

type SafeSurface = Pick<SurfaceBlueprint, "size" | "safe" | "mask" | "cutOuts" | "holes" | "bindingStrip">;

/** Returns a function that checks whether points, in millimeters of the surface, lie inside its dashed lines. */
export function safeArea(surface: SafeSurface, options: ChosenOptions): (point: Point) => boolean {
  const { size, safe, mask } = surface;
  const inset = Math.max(0, safe - SLACK);
  const holds = within(insetMask(mask(options), inset), insetSize(size(options), inset));
  const openings = openingsOf(surface, options, inset);
  return (point) =>
    holds({ x: point.x - inset, y: point.y - inset }) &&
    !openings.some((opening) => isInOpening(point, opening));
}

/**
 * Returns a function that checks by its corners whether a convex shape lies completely inside the dashed lines; always
 * false for a surface that is not convex itself.
 */
export function roomIn(surface: SafeSurface, options: ChosenOptions): (corners: Point[]) => boolean {
  const { safe, mask } = surface;
  if (mask(options).kind === "path") return () => false;
  const isSafe = safeArea(surface, options);
  const openings = openingsOf(surface, options, safe);
  return (corners) => corners.every(isSafe) && !openings.some((opening) => mayMeet(corners, opening));
}

/** Checks whether their boxes overlap. */
function mayMeet(corners: Point[], { x, y, width, height }: Opening): boolean {
  return (
    corners.some((corner) => corner.x > x) &&
    corners.some((corner) => corner.x < x + width) &&
    corners.some((corner) => corner.y > y) &&
    corners.some((corner) => corner.y < y + height)
  );
}

/** Returns the dashed safe lines around the surface and its cut-outs, as path data in millimeters. */
export function safeLines(surface: SafeSurface, options: ChosenOptions): string {
  const { size, safe, mask } = surface;
  const outer = maskPath(insetMask(mask(options), safe), insetSize(size(options), safe), {
    x: safe,
    y: safe,
  });
  const inner = openingsOf(surface, options, safe).map((box) =>
    box.round ? ellipsePath(box) : roundedPath(box, safe),
  );
  return [outer, ...inner].join("");
}

/**
 * Returns the cut-outs with a margin of that many millimeters, the other holes with their own, and the strip of the
 * binding.
 */
export function openingsOf(
  { cutOuts = [], holes, bindingStrip }: SafeSurface,
  options: ChosenOptions,
  margin: number,
): Opening[] {
  const drilled = (holes?.(options) ?? []).filter(
    (hole) => !cutOuts.some(({ x, y }) => x === hole.x && y === hole.y),
  );
  return [
    ...cutOuts.map((opening) => grown(opening, margin)),
    ...drilled.map((hole) => grown(hiddenAt(hole), HOLE_CLEARANCE)),
    ...(bindingStrip ? [bindingStrip(options)] : []),
  ];
}

function insetSize({ width, height }: Proportion, inset: number): Proportion {
  return { width: width - 2 * inset, height: height - 2 * inset };
}

/** A path is scaled as a whole; only its first line counts, since the others are cut-outs. */
function insetMask(mask: SurfaceMask, inset: number): SurfaceMask {
  if (mask.kind === "rounded") return { ...mask, radius: Math.max(0, mask.radius - inset) };
  if (mask.kind === "path") return { ...mask, path: mask.path.split(/(?=M)/)[0] };
  return mask;
}

function grown(opening: Opening, by: number): Opening {
  const { x, y, width, height } = opening;
  return { ...opening, x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Checks whether a point, in millimeters of the surface, lies within an opening. */
export function isInOpening({ x, y }: Point, { round, ...box }: Opening): boolean {
  const [across, down] = [(x - box.x) / box.width, (y - box.y) / box.height];
  if (round) return Math.hypot(across * 2 - 1, down * 2 - 1) < 1;
  return across > 0 && across < 1 && down > 0 && down < 1;
}

function within(mask: SurfaceMask, { width, height }: Proportion): (point: Point) => boolean {
  switch (mask.kind) {
    case "rectangle":
      return ({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height;
    case "rounded":
      return (point) => isInRounded(point, { width, height }, mask.radius);
    case "circle":
      return ({ x, y }) => ((x / width) * 2 - 1) ** 2 + ((y / height) * 2 - 1) ** 2 <= 1;
    case "path": {
      const lines = closedLines(mask.path);
      return ({ x, y }) => liesWithin(lines, { x: (x / width) * 100, y: (y / height) * 100 });
    }
  }
}

function isInRounded({ x, y }: Point, { width, height }: Proportion, wanted: number): boolean {
  if (x < 0 || y < 0 || x > width || y > height) return false;
  const radius = Math.min(wanted, width / 2, height / 2);
  const beyondX = Math.max(radius - x, x - (width - radius), 0);
  const beyondY = Math.max(radius - y, y - (height - radius), 0);
  return beyondX === 0 || beyondY === 0 || Math.hypot(beyondX, beyondY) <= radius;
}
