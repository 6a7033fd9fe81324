import { titleOf } from "~/design/advice/preflight";
import { shownTitleOf } from "~/design/advice/warnings";
import type { DesignDocument } from "~/design/document/document";
import { written } from "~/design/geometry/measure";
import { layerName } from "~/design/layers/layers";
import type { DesignWarning } from "../graphql/resolvers.generated";
import type { Shortfall } from "./production-limits";

/** Returns the finding that holds an order, worded for staff. */
export function shortfallFinding(document: DesignDocument, shortfall: Shortfall): string {
  const { surface, layer, kind, measured, limit } = shortfall;
  const title = titleOf(document, surface, layer);
  if (kind === "thin")
    return `${title}: strokes of ${below(measured, 2)} mm; the engraver makes ${limit} mm at least.`;
  const radius = `${below(measured, 1)} mm; a tube bends to ${written(limit)} mm at least`;
  return `${title}: the tube would be bent to a radius of ${radius}. Make it larger, or the sign.`;
}

const advice: Record<Shortfall["kind"], string> = {
  thin: "some lines are too thin to engrave at this size; make it larger or choose a bolder one.",
  bend: "a tube can't bend this tightly; make it larger or choose a bigger sign.",
};

/** Returns the same for the design's owner. */
export function shortfallWarning(
  document: DesignDocument,
  { surface, layer, kind }: Shortfall,
): DesignWarning {
  const title = shownTitleOf(document, surface, layer);
  return {
    field: layerName(surface, layer.id),
    kind: kind === "thin" ? "THIN" : "BEND",
    message: `${title}: ${advice[kind]}`,
  };
}

/** Rounded down, so that it never reads like the limit. */
function below(millimeters: number, decimals: number): string {
  const factor = 10 ** decimals;
  return (Math.floor(millimeters * factor) / factor).toFixed(decimals);
}
