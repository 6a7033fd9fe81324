import type { DesignDocument } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";
import { layerName, layersOf } from "~/design/layers/layers";
import { fieldId } from "../field-names";
import { ACT_FIELD } from "./placing";

/** Holds the buttons by which a layer is placed. */
export function placeId(surface: string, layer: string): string {
  return `place-${fieldId(layerName(surface, layer))}`;
}

/** Where in the page the shopper goes on after a button: by the layer it changed or added, else at the picture. */
export function placeToGoOn(form: FormData, document: DesignDocument): string {
  const act = form.get(ACT_FIELD);
  if (typeof act !== "string") return "preview";
  const [surface, part] = act.split(".");
  if (part?.startsWith("add-")) return addedTo(surface, document);
  const placed = layersOf(document).find(({ name }) => name === layerName(surface, part));
  return placed ? placeId(surface, part) : "preview";
}

/** The field of the layer that was added last. */
function addedTo(surface: string, document: DesignDocument): string {
  const added = layersOf(document).findLast(
    (placed) => placed.surface === surface && isAdded(placed.layer.id),
  );
  return added ? fieldId(added.name) : "preview";
}
