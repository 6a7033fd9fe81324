import { type SurfaceBlueprint, startDocument } from "~/design/blueprint";
import type { DesignDocument, Layer } from "~/design/document";
import { findBlueprint } from "~/design/known-products";
import { framePath } from "~/design/shapes";
import { surfacesOf } from "~/design/surfaces";
import { Choices } from "./choices";
import { TEMPLATE_FIELD } from "./field-names";
import { Panel } from "./panel";
import { useStudioParts } from "./use-studio";

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

/** A template's first surface in a few shapes, or of many pages two that lie side by side. */
function TemplateSketch({ start }: { start: DesignDocument }) {
  const surfaces = surfacesOf(start);
  const isBook = surfaces.length > 3 && surfaces.every(({ group }) => group);
  return (
    <span className="flex gap-px">
      {(isBook ? surfaces.slice(2, 4) : surfaces.slice(0, 1)).map((surface) => (
        <SurfaceSketch key={surface.key} start={start} surface={surface} />
      ))}
    </span>
  );
}

function SurfaceSketch({ start, surface }: { start: DesignDocument; surface: SurfaceBlueprint }) {
  const { width, height } = surface.size(start.options);
  const { background, layers } = start.surfaces[surface.key];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-16 w-full">
      <rect
        width={width}
        height={height}
        rx={height * 0.04}
        fill={background}
        stroke="#92827588"
        strokeWidth={height * 0.01}
      />
      {layers.map((layer) => (
        <path key={layer.id} d={sketchPath(layer)} fill={layer.kind === "photo" ? "#c9b39c" : "#6b5e55"} />
      ))}
    </svg>
  );
}

function sketchPath(layer: Layer): string {
  if (layer.kind === "photo") return framePath(layer.shape, layer.box);
  const { x, y, width, height } = layer.box;
  return framePath("rounded", {
    x: x + width * 0.15,
    y: y + height * 0.3,
    width: width * 0.7,
    height: height * 0.4,
  });
}
