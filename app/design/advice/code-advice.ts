import { codeColors, moduleSize } from "../codes/shown-code";
import type { CodeLayer, DesignDocument } from "../document/document";
import { minModule } from "../production/code-modules";
import { findSurface } from "../surfaces/surfaces";
import type { OutlineText } from "../text/outline";
import { isCodeCovered, isCodeCut } from "./code-place";

/** Findings of prepress about a QR code, worded for staff. */
export function codeFindings(
  document: DesignDocument,
  key: string,
  layer: CodeLayer,
  outline: OutlineText,
): string[] {
  const surface = findSurface(document, key);
  if (!surface) return [];
  const min = minModule(document, surface);
  const module = moduleSize(layer, min, outline);
  if (module === undefined) return [];
  const findings: string[] = [];
  if (!codeColors(surface).includes(layer.color))
    findings.push("its color has too little contrast to the bare material.");
  if (module < min)
    findings.push(
      `modules of ${module.toFixed(2)} mm; at least ${min} mm can be scanned from this material.`,
    );
  if (isCodeCut(document, key, layer))
    findings.push("a hole, a gap, the binding or the trim goes through the code.");
  if (isCodeCovered(document, key, layer, outline)) findings.push("something is printed over the code.");
  return findings;
}
