import type { Blueprint, ChosenOptions } from "~/design/blueprint";
import { startDocument } from "~/design/blueprint";
import { findBlueprint } from "~/design/blueprints";
import type { Layer } from "~/design/document";
import { framePath } from "~/design/shapes";
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
          content: <TemplateSketch blueprint={blueprint} options={document.options} template={key} />,
        }))}
      />
    </Panel>
  );
}

interface TemplateSketchProps {
  blueprint: Blueprint;
  options: ChosenOptions;
  template: string;
}

/** A template's first surface in a few shapes. */
function TemplateSketch({ blueprint, options, template }: TemplateSketchProps) {
  const [surface] = blueprint.surfaces;
  const { width, height } = surface.size(options);
  const { background, layers } = startDocument(blueprint, { options, template }).surfaces[surface.key];
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
