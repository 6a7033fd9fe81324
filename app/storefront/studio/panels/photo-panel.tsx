import { useState } from "react";
import type { PhotoLayer } from "~/design/document/document";
import { loadMasksBy } from "~/design/photo-mask/later-masks";
import { useShownLayers } from "../pages/shown-layers";
import { PhotoFile } from "../photos/photo-file";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { CropFields } from "./crop-fields";
import { rendered } from "./later-fields.server";
import { LaterFold, laterFields } from "./later-fold";
import { Fold, Panel } from "./panel";
import { PhotoDropZone, PhotoTrayPanel } from "./photo-tray-panel";

const effectFields = laterFields(
  rendered?.EffectFields,
  async () => (await import("./later-fields")).EffectFields,
);

const cutOutFields = laterFields(
  rendered?.CutOutFields,
  async () => (await import("./cut-out-fields")).CutOutFields,
);

loadMasksBy(() => import("./cut-out-fields"));

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
      <LaterFold title="Adjust" fields={effectFields} props={{ surface, layer }} />
      <LaterFold title="Cut out" fields={cutOutFields} props={{ surface, layer }} />
    </Panel>
  );
}
