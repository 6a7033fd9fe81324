import type { MouseEvent } from "react";
import type { Layer } from "~/design/document/document";
import { layerName } from "~/design/layers/layers";
import { fieldId } from "../field-names";
import { focusInSheet } from "../sheets";
import { useStudioParts } from "../use-studio";
import { useSelection } from "./selection";
import type { LayerGestures } from "./use-layer-gestures";

/**
 * Clicks and taps: the first selects a layer, and opens the file dialog of an empty photo. Another one, or Enter,
 * focuses the field of the selected layer.
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

/** Focuses the layer's field in the panels, or opens its file dialog. */
export function openField(surface: string, layer: Layer): void {
  const field = document.getElementById(fieldId(layerName(surface, layer.id)));
  if (layer.kind === "photo" && layer.photoId !== null) return;
  if (layer.kind === "photo") field?.click();
  else if (field) focusInSheet(field);
}

function isEmptyPhoto(layer: Layer): boolean {
  return layer.kind === "photo" && layer.photoId === null;
}
