import type { FocusEvent, KeyboardEvent } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { Layer } from "~/design/document/document";
import { layerName } from "~/design/layers/layers";
import { printedLayer } from "~/design/surfaces/bleed";
import { useStudioParts } from "../use-studio";
import { keyCommands } from "./key-commands";
import { useSelection } from "./selection";
import { useChosenLayer } from "./use-chosen-layer";

/**
 * Selects a layer when the keyboard focuses it, and handles its keys; M switches between the photo and its frame,
 * Escape clears the selection.
 */
export function useLayerKeys(surface: SurfaceBlueprint) {
  const { document, dispatch } = useStudioParts();
  const { choose, moveThePhoto } = useSelection();
  const { layer, photo } = useChosenLayer(surface.key);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const id = target.dataset.place;
      if (id !== undefined && target.matches(":focus-visible")) choose({ surface: surface.key, layer: id });
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!layer || !isMeantFor(layer, event)) return;
      if (event.key === "Escape") return choose(null);
      if (event.key.toLowerCase() === "m" && layer.kind === "photo") return moveThePhoto(photo === undefined);
      const size = surface.size(document.options);
      const target = photo ? printedLayer(layer, surface, document.options) : layer;
      const commands = keyCommands(event, { surface: surface.key, layer: target, photo, size });
      if (!commands) return;
      event.preventDefault();
      // Each press is one step to undo; a key that is held is one step, too.
      if (!event.repeat) dispatch({ type: "end-stroke" });
      dispatch({ type: "apply", commands, stroke: `keys:${layerName(surface.key, layer.id)}` });
    },
  };
}

function isMeantFor(layer: Layer, { target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return target instanceof HTMLElement && target.dataset.place === layer.id;
}
