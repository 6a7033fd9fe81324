import { titleOf } from "~/design/advice/preflight";
import type { DesignDocument, Layer } from "~/design/document/document";
import { written } from "~/design/geometry/measure";
import { recipeOf } from "~/design/production/recipe-of";
import { smallestBend } from "./bends";
import { boardFindings } from "./board-findings";
import { SIGN, signTubes } from "./sign-tubes";

/**
 * Returns which texts and drawings of a neon sign are too small for its tube to be bent or lie beyond it, and which holes of
 * its board are in a bad place; worded for staff.
 */
export async function signFindings(document: DesignDocument): Promise<string[]> {
  const { minBend } = recipeOf(document, { key: SIGN });
  if (minBend === undefined) return [];
  const tubes = await signTubes(document);
  const bends = new Map<Layer, number>();
  for (const { layer, line } of tubes) {
    bends.set(layer, Math.min(bends.get(layer) ?? Infinity, smallestBend(line)));
  }
  const tooTight = [...bends].flatMap(([layer, bend]) => {
    if (bend >= minBend) return [];
    const radius = `${bend.toFixed(1)} mm; a tube bends to ${written(minBend)} mm at least`;
    return `${titleOf(document, SIGN, layer)}: the tube would be bent to a radius of ${radius}. Make it larger, or the sign.`;
  });
  return [...tooTight, ...(await boardFindings(document, tubes))];
}
