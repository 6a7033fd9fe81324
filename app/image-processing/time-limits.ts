import type { ImageKind } from "./image-tasks";

/** Formats always treated as heavy; for others the header decides. */
const HEAVY_KINDS: ImageKind[] = ["svg", "heic", "avif"];
/** Pixels of a result that takes a fifth of the time of light images (decision 0200). */
const MAX_LIGHT_PIXELS = 24_000_000;
const LIGHT_MILLISECONDS = 20_000;
const HEAVY_MILLISECONDS = 60_000;
/** A drawing can require unlimited work. */
const SVG_MILLISECONDS = 10_000;

/**
 * Checks whether a task needs the single turn of heavy images, by its format or the size of its result.
 * @param parameters of the task; their width and height are the result's in pixels
 */
export function isKnownHeavy(kind: ImageKind, parameters: object): boolean {
  const { width = 0, height = 0 } = parameters as { width?: number; height?: number };
  return HEAVY_KINDS.includes(kind) || width * height > MAX_LIGHT_PIXELS;
}

/** Returns the time that the process of a task has. */
export function millisecondsFor(kind: ImageKind, isHeavy: boolean): number {
  if (kind === "svg") return SVG_MILLISECONDS;
  return isHeavy ? HEAVY_MILLISECONDS : LIGHT_MILLISECONDS;
}
