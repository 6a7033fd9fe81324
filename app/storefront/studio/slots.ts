import { findSlot, type Slot } from "~/design/blueprint/blueprint";
import type { DesignDocument, Layer } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";
import { layersOf } from "~/design/layers/layers";
import { findBlueprint } from "~/design/products/known-products";
import { findSurface, surfacesOf } from "~/design/surfaces/surfaces";
import { mayStayEmpty } from "~/design/text/optional-text";

/**
 * Returns the slot of a layer; its title names the side where a product has several, and `optional` says whether it may
 * stay empty in this design.
 */
export function findSlotOf(
  document: DesignDocument,
  surface: string,
  layer: Pick<Layer, "id" | "kind">,
): Slot {
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint) return { title: layer.id, ask: "" };
  const found = findSlot(blueprint, layer);
  const slot = numbered({ ...found, optional: mayStayEmpty(document, found) }, document, layer);
  if (surfacesOf(document).length < 2) return slot;
  const { title, group } = findSurface(document, surface) ?? { title: surface };
  return { ...slot, title: `${slot.title} (${group ? title : title.toLowerCase()})` };
}

/** Numbers the titles of several added layers of the same kind. */
function numbered(slot: Slot, document: DesignDocument, { id, kind }: Pick<Layer, "id" | "kind">): Slot {
  if (!isAdded(id)) return slot;
  const alike = layersOf(document).filter(({ layer }) => layer.kind === kind && isAdded(layer.id));
  const number = alike.findIndex(({ layer }) => layer.id === id) + 1;
  return alike.length < 2 ? slot : { ...slot, title: `${slot.title} ${number}` };
}
