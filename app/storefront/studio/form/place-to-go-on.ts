import type { DesignDocument } from "~/design/document/document";
import { isAdded, MAX_LAYERS } from "~/design/layers/added-layers";
import { layerName, layersOf } from "~/design/layers/layers";
import { fieldId } from "../field-names";
import { PICK_FIELD, PICKED } from "./arranging";
import { ACT_FIELD, FIND_PET } from "./placing";

/** Id of the element with the buttons that place a layer. */
export function placeId(surface: string, layer: string): string {
  return `place-${fieldId(layerName(surface, layer))}`;
}

/** Returns the anchor to show after a button: the layer it changed or added, otherwise the picture. */
export function placeToGoOn(form: FormData, document: DesignDocument): string {
  const act = form.get(ACT_FIELD);
  if (typeof act !== "string") return "preview";
  const [surface, part, what] = act.split(".");
  if (what === FIND_PET) return fieldId(act);
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

/** Returns the picked layers as further parameters of the page's address after an action on them: `&pick=…` for each. */
export function picksToGoOn(form: FormData): string {
  const act = form.get(ACT_FIELD);
  if (typeof act !== "string" || act.split(".")[1] !== PICKED) return "";
  return form
    .getAll(PICK_FIELD)
    .slice(0, MAX_LAYERS)
    .map((name) => `&${PICK_FIELD}=${encodeURIComponent(String(name))}`)
    .join("");
}
