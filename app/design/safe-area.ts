import type { ChosenOptions, SurfaceBlueprint, SurfaceMask } from "./blueprint";
import type { Proportion } from "./geometry";
import { closedLines, liesWithin, type Point } from "./path-points";

/** Millimetres by which ink may cross the line unseen. */
const SLACK = 0.3;

/** Tells of points, in millimetres of the surface, whether they lie inside its dashed line. */
export function safeArea(
  { size, safe, mask }: Pick<SurfaceBlueprint, "size" | "safe" | "mask">,
  options: ChosenOptions,
): (point: Point) => boolean {
  const inset = Math.max(0, safe - SLACK);
  const { width, height } = size(options);
  const inner = { width: width - 2 * inset, height: height - 2 * inset };
  const holds = within(insetMask(mask(options), inset), inner);
  return ({ x, y }) => holds({ x: x - inset, y: y - inset });
}

function insetMask(mask: SurfaceMask, inset: number): SurfaceMask {
  return mask.kind === "rounded" ? { ...mask, radius: Math.max(0, mask.radius - inset) } : mask;
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
