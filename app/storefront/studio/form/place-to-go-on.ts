import type { DesignDocument } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";
import { layerName, layersOf } from "~/design/layers/layers";
import { fieldId } from "../field-names";
import { ACT_FIELD } from "./placing";

/** Id of the element with the buttons that place a layer. */
export function placeId(surface: string, layer: string): string {
  return `place-${fieldId(layerName(surface, layer))}`;
}

/** Returns the anchor to show after a button: the layer it changed or added, otherwise the picture. */
export function placeToGoOn(form: FormData, document: DesignDocument): string {
  const act = form.get(ACT_FIELD);
  if (typeof act !== "string") return "preview";
  const [surface, part] = act.split(".");
  if (part?.startsWith("add-")) return addedTo(surface, document);
  const placed = layersOf(document).find(({ name }) => name === layerName(surface, part));
  return placed ? placeId(surface, part) : "preview";
}

/** Returns the field of the layer added last. */
function addedTo(surface: string, document: DesignDocument): string {
  const added = layersOf(document).findLast(
    (placed) => placed.surface === surface && isAdded(placed.layer.id),
  );
  return added ? fieldId(added.name) : "preview";
}
