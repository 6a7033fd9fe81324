import { codeColors, moduleSize } from "../codes/shown-code";
import type { Box, CodeLayer, DesignDocument } from "../document/document";
import type { Point } from "../geometry/path-points";
import { turnedAround } from "../geometry/turned-points";
import { minModule } from "../production/code-modules";
import { recipeOf } from "../production/recipe-of";
import { hiddenGaps } from "../surfaces/hidden-gaps";
import { isInOpening } from "../surfaces/safe-area";
import { findSurface } from "../surfaces/surfaces";
import type { OutlineText } from "../text/outline";

/** Steps along each side of a code's box at which holes are looked for. */
const STEPS = 12;

/** Findings of prepress about a QR code, worded for staff. */
export function codeFindings(
  document: DesignDocument,
  key: string,
  layer: CodeLayer,
  outline: OutlineText,
): string[] {
  const surface = findSurface(document, key);
  const module = moduleSize(layer, outline);
  if (!surface || module === undefined) return [];
  const findings: string[] = [];
  if (!codeColors(surface).includes(layer.color))
    findings.push("its color has too little contrast to the bare material.");
  const min = minModule(recipeOf(document, surface).process, surface.coarseness);
  if (module < min)
    findings.push(
      `modules of ${module.toFixed(2)} mm; at least ${min} mm can be scanned from this material.`,
    );
  const { options } = document;
  const drilled = (surface.holes?.(options) ?? []).map((hole) => ({ ...hole, round: true }));
  const openings = [...(surface.cutOuts ?? []), ...drilled, ...hiddenGaps(surface, options)];
  const points = openings.length === 0 ? [] : pointsIn(layer.box).map(turnedAround(layer.box, layer.turn));
  if (points.some((point) => openings.some((opening) => isInOpening(point, opening))))
    findings.push("a hole or a gap goes through the code.");
  return findings;
}

function pointsIn({ x, y, width, height }: Box): Point[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  return steps.flatMap((across) => steps.map((down) => ({ x: x + across * width, y: y + down * height })));
}
