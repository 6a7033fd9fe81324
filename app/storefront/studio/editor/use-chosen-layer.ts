import type { Layer } from "~/design/document/document";
import type { PhotoSource } from "~/design/photos/photo-source";
import { useStudioParts } from "../use-studio";
import { movesPhoto, useSelection } from "./selection";

/** Returns the selected layer if it lies on that surface, and its photo if dragging moves that. */
export function useChosenLayer(surface: string): { layer?: Layer; photo?: PhotoSource } {
  const { document } = useStudioParts();
  const { chosen } = useSelection();
  const photoOf = useMovedPhoto();
  if (chosen?.surface !== surface) return {};
  const layer = document.surfaces[surface].layers.find(({ id }) => id === chosen.layer);
  return { layer, photo: layer && photoOf(layer) };
}

/** Returns a layer's photo if dragging moves the photo and not the layer. */
export function useMovedPhoto(): (layer: Layer) => PhotoSource | undefined {
  const { photos } = useStudioParts();
  const { wantsPhoto } = useSelection();
  return (layer) => {
    if (layer.kind !== "photo" || layer.photoId === null || !movesPhoto(layer, wantsPhoto)) return undefined;
    return photos[layer.photoId];
  };
}
