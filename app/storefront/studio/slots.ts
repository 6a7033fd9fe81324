import { findSlot, type Slot } from "~/design/blueprint";
import type { DesignDocument, Layer } from "~/design/document";
import { findBlueprint } from "~/design/known-products";
import { findSurface, surfacesOf } from "~/design/surfaces";

/** What a layer is for; its title names the side where a product has several. */
export function findSlotOf(
  document: DesignDocument,
  surface: string,
  layer: Pick<Layer, "id" | "kind">,
): Slot {
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return { title: layer.id, ask: "" };
  const slot = findSlot(blueprint, layer);
  if (surfacesOf(document).length < 2) return slot;
  const side = findSurface(document, surface)?.title.toLowerCase() ?? surface;
  return { ...slot, title: `${slot.title} (${side})` };
}
