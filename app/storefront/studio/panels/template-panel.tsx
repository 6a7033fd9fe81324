import { type SurfaceBlueprint, startDocument } from "~/design/blueprint";
import type { DesignDocument, Layer } from "~/design/document";
import { findBlueprint } from "~/design/known-products";
import { drawnLayers } from "~/design/layers";
import { framePath } from "~/design/shapes";
import { surfacesOf } from "~/design/surfaces";
import { TEMPLATE_FIELD } from "../field-names";
import { useStudioParts } from "../use-studio";
import { Choices } from "./choices";
import { Panel } from "./panel";

/** The arrangements of photos and words to choose from. */
export function TemplatePanel() {
  const { document } = useStudioParts();
  const blueprint = findBlueprint(document.blueprint);
  if (!blueprint || blueprint.templates.length < 2) return null;
  return (
    <Panel title="Layout">
      <Choices
        name={TEMPLATE_FIELD}
        label="Your photos and words move along"
        chosen={document.template}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
        look="tile"
        choices={blueprint.templates.map(({ key, title }) => ({
          value: key,
          title,
          content: <TemplateSketch start={startDocument(blueprint, { ...document, template: key })} />,
        }))}
      />
    </Panel>
  );
}

/** What tells a template from others, in a few shapes. */
function TemplateSketch({ start }: { start: DesignDocument }) {
  return (
    <span className="flex gap-px">
      {tellingSurfaces(surfacesOf(start)).map((surface) => (
        <SurfaceSketch key={surface.key} start={start} surface={surface} />
      ))}
    </span>
  );
}

/** The first surface; of many pages two that lie side by side, and of a deck its back and a face. */
function tellingSurfaces(surfaces: SurfaceBlueprint[]): SurfaceBlueprint[] {
  if (surfaces.length > 3 && surfaces.every(({ group }) => group)) return surfaces.slice(2, 4);
  const [first, second] = surfaces;
  return !first.group && second?.group ? [first, second] : [first];
}

function SurfaceSketch({ start, surface }: { start: DesignDocument; surface: SurfaceBlueprint }) {
  const { width, height } = surface.size(start.options);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-16 w-full">
      <rect
        width={width}
        height={height}
        rx={height * 0.04}
        fill={start.surfaces[surface.key].background}
        className="stroke-field-line/[0.53]"
        strokeWidth={height * 0.01}
      />
      {drawnLayers(start, surface.key).map((layer) => (
        <path key={layer.id} d={sketchPath(layer)} fill={layer.kind === "photo" ? "#c9b39c" : layer.colour} />
      ))}
    </svg>
  );
}

function sketchPath(layer: Layer): string {
  if (layer.kind === "photo") return framePath(layer.shape, layer.box);
  if (layer.kind === "art") return framePath("circle", layer.box);
  const { x, y, width, height } = layer.box;
  return framePath("rounded", {
    x: x + width * 0.15,
    y: y + height * 0.3,
    width: width * 0.7,
    height: height * 0.4,
  });
}
