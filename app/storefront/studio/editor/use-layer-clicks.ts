import type { MouseEvent } from "react";
import type { Layer } from "~/design/document/document";
import { layerName } from "~/design/layers/layers";
import { fieldId } from "../field-names";
import { useStudioParts } from "../use-studio";
import { useSelection } from "./selection";
import type { LayerGestures } from "./use-layer-gestures";

/**
 * A click or tap chooses a layer; an empty photo asks for its file at once. A further one, and Enter, lead to the field
 * of what was chosen.
 */
export function useLayerClicks(surface: string, { lastPress }: Pick<LayerGestures, "lastPress">) {
  const { document } = useStudioParts();
  const { choose } = useSelection();
  return ({ target, detail }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement)) return;
    const id = target.dataset.place;
    const layer = document.surfaces[surface].layers.find((each) => each.id === id);
    const byKey = detail === 0;
    const { hasDragged, wasChosen } = lastPress();
    if (hasDragged && !byKey) return;
    if (!layer) return target.closest("[data-grip]") ? undefined : choose(null);
    choose({ surface, layer: layer.id });
    if (isEmptyPhoto(layer) || byKey || wasChosen) openField(surface, layer);
  };
}

/** The layer's field in the panels: the file is asked for, words are ready to be typed. */
export function openField(surface: string, layer: Layer): void {
  const field = document.getElementById(fieldId(layerName(surface, layer.id)));
  if (layer.kind === "photo" && layer.photoId !== null) return;
  if (layer.kind === "photo") field?.click();
  else field?.focus();
}

function isEmptyPhoto(layer: Layer): boolean {
  return layer.kind === "photo" && layer.photoId === null;
}
