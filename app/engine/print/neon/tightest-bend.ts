import type { Layer } from "~/design/document/document";
import { smallestBend } from "./bends";
import { tubesOf } from "./sign-tubes";

/** Returns the smallest radius in millimeters to which a tube of a text or a drawing is bent; undefined for other layers. */
export async function tightestBend(layer: Layer): Promise<number | undefined> {
  if (layer.kind !== "text" && layer.kind !== "art") return undefined;
  const lines = await tubesOf(layer);
  return Math.min(Infinity, ...lines.map(smallestBend));
}
