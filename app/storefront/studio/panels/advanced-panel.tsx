import type { Layer } from "~/design/document/document";
import { shownLayers } from "../pages/shown-surfaces";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { rendered } from "./later-fields.server";
import { LaterFold, laterFields } from "./later-fold";
import { Panel } from "./panel";

/** The kinds of layers in the order of the panels, so that changing the layers' order does not move their fields. */
const KINDS: Layer["kind"][] = ["photo", "text", "art", "code"];

const placeFields = laterFields(
  rendered?.PlaceFields,
  async () => (await import("./later-fields")).PlaceFields,
);
const severalFields = laterFields(
  rendered?.SeveralFields,
  async () => (await import("./later-fields")).SeveralFields,
);
const layerOrder = laterFields(undefined, async () => (await import("./later-fields")).LayerOrder);

/** The order of the layers of the visible surfaces, and the place of each; few designs need them. */
export function AdvancedPanel() {
  const { document, surfaces, isLive } = useStudioParts();
  const layers = shownLayers(document, surfaces);
  if (layers.length === 0) return null;
  const isStacked = surfaces.some(({ key }) => document.surfaces[key].layers.length > 1);
  return (
    <Panel title="Advanced">
      {isLive && isStacked && <LaterFold title="Layer order" fields={layerOrder} props={{}} />}
      {isStacked && <LaterFold title="Arrange several items" fields={severalFields} props={{}} />}
      {KINDS.flatMap((kind) => layers.filter(({ layer }) => layer.kind === kind)).map(
        ({ surface, layer, name }) => (
          <LaterFold
            key={name}
            title={`Position, size and layering: ${findSlotOf(document, surface, layer).title}`}
            fields={placeFields}
            props={{ surface, layer }}
          />
        ),
      )}
    </Panel>
  );
}
