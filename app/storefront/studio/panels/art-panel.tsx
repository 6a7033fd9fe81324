import { artTitle } from "~/design/art/art-sheet";
import type { ArtLayer } from "~/design/document/document";
import { fieldId } from "../field-names";
import { useShownLayers } from "../pages/shown-layers";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { rendered } from "./later-fields.server";
import { LaterFold, laterFields } from "./later-fold";
import { Panel } from "./panel";

const artFields = laterFields(rendered?.ArtFields, async () => (await import("./later-fields")).ArtFields);

/** A panel for the decorations of the design. */
export function ArtPanel() {
  const layers = useShownLayers("art");
  if (layers.length === 0) return null;
  return (
    <Panel title="Clip art">
      {layers.map(({ surface, layer, name }) => (
        <div key={name} id={fieldId(name)} className="space-y-1">
          <ArtFold surface={surface} layer={layer} />
        </div>
      ))}
    </Panel>
  );
}

function ArtFold({ surface, layer }: { surface: string; layer: ArtLayer }) {
  const { document } = useStudioParts();
  const { title } = findSlotOf(document, surface, layer);
  return (
    <LaterFold title={`${title}: ${artTitle(layer.art)}`} fields={artFields} props={{ surface, layer }} />
  );
}
