import type { PhotoLayer } from "~/design/document/document";
import { useShownLayers } from "../pages/shown-layers";
import { PhotoFile } from "../photos/photo-file";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { CropFields } from "./crop-fields";
import { EffectFields } from "./effect-fields";
import { Fold, Panel } from "./panel";
import { PlaceFields } from "./place-fields";

/** A panel for each photo of the visible surfaces. */
export function PhotoPanels() {
  return useShownLayers("photo").map(({ surface, layer, name }) => (
    <PhotoPanel key={name} surface={surface} layer={layer} />
  ));
}

function PhotoPanel({ surface, layer }: { surface: string; layer: PhotoLayer }) {
  const { document } = useStudioParts();
  return (
    <Panel title={findSlotOf(document, surface, layer).title}>
      <PhotoFile surface={surface} layer={layer} />
      <Fold title="Crop and rotate" isOpen={layer.photoId !== null}>
        <CropFields surface={surface} layer={layer} />
      </Fold>
      <Fold title="Adjust" isOpen={false}>
        <EffectFields surface={surface} layer={layer} />
      </Fold>
      <PlaceFields surface={surface} layer={layer} />
    </Panel>
  );
}
