import { artTitle } from "~/design/art/art-sheet";
import { colorName } from "~/design/blueprint/color-names";
import type { ArtLayer } from "~/design/document/document";
import { offeredArt } from "~/design/layers/offered-art";
import { findSurface } from "~/design/surfaces/surfaces";
import { fieldId, layerField } from "../field-names";
import { useShownLayers } from "../pages/shown-layers";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { Choices, ColorChoices } from "./choices";
import { Fold, Panel } from "./panel";

/** A panel for the decorations of the design. */
export function ArtPanel() {
  const layers = useShownLayers("art");
  if (layers.length === 0) return null;
  return (
    <Panel title="Clip art">
      {layers.map(({ surface, layer, name }) => (
        <ArtFields key={name} surface={surface} layer={layer} />
      ))}
    </Panel>
  );
}

function ArtFields({ surface, layer }: { surface: string; layer: ArtLayer }) {
  const { document } = useStudioParts();
  const offered = findSurface(document, surface);
  const colors = offered?.textColors ?? [];
  const { title } = findSlotOf(document, surface, layer);
  return (
    <div id={fieldId(`${surface}.${layer.id}`)} className="space-y-1">
      <Fold title={`${title}: ${artTitle(layer.art)}`} isOpen={false}>
        <ArtChoices
          name={layerField(surface, layer.id, "art")}
          chosen={layer.art}
          drawings={offered ? offeredArt(offered) : []}
        />
        {colors.length > 1 && (
          <ColorChoices
            name={layerField(surface, layer.id, "color")}
            label="Clip art color"
            chosen={layer.color}
            colors={colors.map((value) => ({ value, title: colorName(value) }))}
          />
        )}
      </Fold>
    </div>
  );
}

function ArtChoices({ name, chosen, drawings }: { name: string; chosen: string; drawings: string[] }) {
  return (
    <div>
      <Choices
        name={name}
        label="Clip art"
        chosen={chosen}
        variant="drawing"
        isTitleHidden
        className="grid max-h-60 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto p-1"
        choices={drawings.map((key) => ({
          value: key,
          title: artTitle(key),
          content: <DrawingSign name={key} />,
        }))}
      />
      <ArtLicense />
    </div>
  );
}

/** An icon of a drawing; all come from one small file that the browser caches. */
export function DrawingSign({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="h-7 w-7">
      <use href={`/drawings/decorations.svg#${name}`} />
    </svg>
  );
}

/** The license of the drawings. */
export function ArtLicense() {
  return (
    <p className="mt-1 text-sm text-soft-ink">
      Includes our own art and Material Design Icons by Pictogrammers, Apache License 2.0.
    </p>
  );
}
