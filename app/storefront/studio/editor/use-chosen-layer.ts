import type { Layer } from "~/design/document/document";
import type { PhotoSource } from "~/design/photos/photo-source";
import { useStudioParts } from "../use-studio";
import { movesPhoto, useSelection } from "./selection";

/** The chosen layer, when it lies on that surface, and the photo in it while that is what moves. */
export function useChosenLayer(surface: string): { layer?: Layer; photo?: PhotoSource } {
  const { document } = useStudioParts();
  const { chosen } = useSelection();
  const photoOf = useMovedPhoto();
  if (chosen?.surface !== surface) return {};
  const layer = document.surfaces[surface].layers.find(({ id }) => id === chosen.layer);
  return { layer, photo: layer && photoOf(layer) };
}

/** The photo of a layer when dragging moves that, and not the layer. */
export function useMovedPhoto(): (layer: Layer) => PhotoSource | undefined {
  const { photos } = useStudioParts();
  const { wantsPhoto } = useSelection();
  return (layer) => {
    if (layer.kind !== "photo" || layer.photoId === null || !movesPhoto(layer, wantsPhoto)) return undefined;
    return photos[layer.photoId];
  };
}
