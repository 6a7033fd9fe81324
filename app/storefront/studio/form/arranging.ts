import type { Command } from "~/design/document/commands";
import { isAlignment } from "~/design/layers/arrange-layers";
import { layerName } from "~/design/layers/layers";
import type { Reading } from "./reading";

/** Names of the checkboxes that pick several layers; their values are layer names. */
export const PICK_FIELD = "pick";

/** Second part of the actions on picked layers, such as front.picked.align-left. */
export const PICKED = "picked";

const ALIGN = "align-";

/** Returns the commands of an action on several layers of a surface; none for an unknown action. */
export function arranging(reading: Reading, surface: string, act: string): Command[] {
  const layers = reading.document.surfaces[surface]?.layers ?? [];
  const picked = reading.texts(PICK_FIELD);
  const ids = layers.map(({ id }) => id).filter((id) => picked.includes(layerName(surface, id)));
  if (act === "group" || act === "ungroup") return [{ type: act, surface, ids }];
  if (act === "distribute-across") return [{ type: "distribute", surface, ids, axis: "x" }];
  if (act === "distribute-down") return [{ type: "distribute", surface, ids, axis: "y" }];
  return aligning(surface, ids, act);
}

/** Returns the command of an action such as align-left; none for another action. */
export function aligning(surface: string, ids: string[], act: string): Command[] {
  const to = act.startsWith(ALIGN) ? act.slice(ALIGN.length) : "";
  return isAlignment(to) ? [{ type: "align", surface, ids, to }] : [];
}
