import { useState } from "react";
import type { PhotoLayer } from "~/design/document/document";
import { layerField } from "../field-names";
import { NO_EFFECT } from "../form/placing";
import { useShownLayers } from "../pages/shown-layers";
import { PhotoFile } from "../photos/photo-file";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { Choices } from "./choices";
import { CropFields } from "./crop-fields";
import { Fold, Panel } from "./panel";
import { PhotoDropZone, PhotoTrayPanel } from "./photo-tray-panel";
import { NamedSlider } from "./slider";

/**
 * A panel for each photo of the visible surfaces, and the visitor's own photos: first for those who come with photos of
 * other products or visits, otherwise last, so that nothing moves when the first one is uploaded.
 */
export function PhotoPanels() {
  const { view } = useStudioParts();
  const layers = useShownLayers("photo");
  const [hadPhotos] = useState(view.ownPhotos.length > 0);
  return (
    <>
      {hadPhotos && <PhotoTrayPanel />}
      {layers.map(({ surface, layer, name }) => (
        <PhotoPanel key={name} surface={surface} layer={layer} />
      ))}
      <PhotoDropZone />
      {!hadPhotos && <PhotoTrayPanel />}
    </>
  );
}

function PhotoPanel({ surface, layer }: { surface: string; layer: PhotoLayer }) {
  const { document } = useStudioParts();
  const { title } = findSlotOf(document, surface, layer);
  return (
    <Panel title={title}>
      <PhotoFile surface={surface} layer={layer} />
      <Fold title="Crop and rotate" isOpen={layer.photoId !== null}>
        <CropFields surface={surface} layer={layer} />
      </Fold>
      <Fold title="Adjust" isOpen={false}>
        <EffectFields surface={surface} layer={layer} title={title} />
      </Fold>
    </Panel>
  );
}

const TONES = [
  { value: "none", title: "Original" },
  { value: "mono", title: "Black and white" },
  { value: "sepia", title: "Sepia" },
];

/** A photo's tone and light. */
function EffectFields({ surface, layer, title }: { surface: string; layer: PhotoLayer; title: string }) {
  const field = (property: string) => layerField(surface, layer.id, property);
  const { tone, brightness, contrast, warmth = 0 } = layer.effect;
  return (
    <>
      <Choices name={field("tone")} label="Filter" chosen={tone} variant="pill" choices={TONES} />
      <NamedSlider
        label="Brightness"
        name={field("brightness")}
        min={-100}
        max={100}
        step={5}
        value={brightness}
      />
      <NamedSlider label="Contrast" name={field("contrast")} min={-100} max={100} step={5} value={contrast} />
      <NamedSlider label="Warmth" name={field("warmth")} min={-100} max={100} step={5} value={warmth} />
      <ActButton act={field(NO_EFFECT)} label={`Reset adjustments: ${title}`}>
        Reset adjustments
      </ActButton>
    </>
  );
}
