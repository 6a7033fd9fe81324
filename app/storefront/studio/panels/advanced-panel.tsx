import type { Layer } from "~/design/document/document";
import { LayerOrder } from "../editor/layer-order";
import { shownLayers } from "../pages/shown-surfaces";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { Panel } from "./panel";
import { PlaceFields } from "./place-fields";

/** The kinds of layers in the order of the panels, so that changing the layers' order does not move their fields. */
const KINDS: Layer["kind"][] = ["photo", "text", "art"];

/** The order of the layers of the visible surfaces, and the place of each; few designs need them. */
export function AdvancedPanel() {
  const { document, surfaces } = useStudioParts();
  const layers = shownLayers(document, surfaces);
  if (layers.length === 0) return null;
  return (
    <Panel title="Advanced">
      <LayerOrder />
      {KINDS.flatMap((kind) => layers.filter(({ layer }) => layer.kind === kind)).map(
        ({ surface, layer, name }) => (
          <PlaceFields
            key={name}
            surface={surface}
            layer={layer}
            title={findSlotOf(document, surface, layer).title}
          />
        ),
      )}
    </Panel>
  );
}
