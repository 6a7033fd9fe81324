import type { PhotoLayer } from "~/design/document";
import { CropFields } from "./crop-fields";
import { Fold, Panel } from "./panel";
import { PhotoFile } from "./photo-file";
import { shownLayers } from "./shown-surfaces";
import { findSlotOf } from "./slots";
import { useStudioParts } from "./use-studio";

/** A panel for each photo of the surfaces in sight. */
export function PhotoPanels() {
  const { document, surfaces } = useStudioParts();
  return shownLayers(document, surfaces).map(({ surface, layer, name }) =>
    layer.kind === "photo" ? <PhotoPanel key={name} surface={surface} layer={layer} /> : null,
  );
}

function PhotoPanel({ surface, layer }: { surface: string; layer: PhotoLayer }) {
  const { document } = useStudioParts();
  return (
    <Panel title={findSlotOf(document, surface, layer).title}>
      <PhotoFile surface={surface} layer={layer} />
      <Fold title="Crop and turn" isOpen={layer.photoId !== null}>
        <CropFields surface={surface} layer={layer} />
      </Fold>
    </Panel>
  );
}
