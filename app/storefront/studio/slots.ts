import { findSlot, type Slot } from "~/design/blueprint";
import { findBlueprint } from "~/design/blueprints";
import type { DesignDocument } from "~/design/document";

/** What a layer is for; its title names the side where a product has several. */
export function findSlotOf(document: DesignDocument, surface: string, layer: string): Slot {
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return { title: layer, ask: "" };
  const slot = findSlot(blueprint, layer);
  if (blueprint.surfaces.length < 2) return slot;
  const side = blueprint.surfaces.find(({ key }) => key === surface)?.title.toLowerCase() ?? surface;
  return { ...slot, title: `${slot.title} (${side})` };
}
