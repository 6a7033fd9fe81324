import { useState } from "react";
import { Art } from "~/design/art";
import { findTube } from "~/design/art/tubes";
import { type Blueprint, startDocument } from "~/design/blueprint/blueprint";
import type { ArtLayer, DesignDocument, Layer, TextLayer } from "~/design/document/document";
import { framePath } from "~/design/geometry/shapes";
import { drawnLayers } from "~/design/layers/layers";
import { findBlueprint } from "~/design/products/known-products";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { fieldId, TEMPLATE_FIELD } from "../field-names";
import { useEntry } from "../use-entry";
import { useStudioParts } from "../use-studio";
import { ChoiceList, Choices } from "./choices";
import { layoutPicture } from "./layout-picture";
import { Fold, Panel } from "./panel";

/** The templates to choose from: those of the tool, and the chosen one. */
export function TemplatePanel() {
  const { view, document } = useStudioParts();
  const whole = findBlueprint(document.blueprint);
  const templates = (whole?.templates ?? []).filter(
    ({ key }) => view.templates?.includes(key) !== false || key === document.template,
  );
  if (!whole || templates.length < 2) return null;
  const blueprint = { ...whole, templates };
  return (
    <Panel title="Layout">
      {templates[0].group ? (
        <GroupedTemplates blueprint={blueprint} />
      ) : (
        <Choices
          name={TEMPLATE_FIELD}
          label="Your photos and text carry over"
          chosen={document.template}
          className={GRID}
          variant="tile"
          choices={templates.map(({ key, title }) => ({
            value: key,
            title,
            content: <TemplatePicture blueprint={blueprint} template={key} document={document} />,
          }))}
        />
      )}
    </Panel>
  );
}

const GRID = "grid grid-cols-2 gap-2 sm:grid-cols-3";

/** Templates grouped under collapsible titles; the group of the initial template is open. */
function GroupedTemplates({ blueprint }: { blueprint: Blueprint }) {
  const { document } = useStudioParts();
  const [first] = useState(document.template);
  const picked = useEntry(TEMPLATE_FIELD, document.template);
  const groups = [...new Set(blueprint.templates.map(({ group = "" }) => group))];
  const id = fieldId(TEMPLATE_FIELD);
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} id={id} tabIndex={-1}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        Your text carries over
      </p>
      {groups.map((title) => {
        const templates = blueprint.templates.filter(({ group = "" }) => group === title);
        return (
          <Fold
            key={title}
            title={`${title} (${templates.length})`}
            isOpen={templates.some(({ key }) => key === first)}
          >
            <ChoiceList
              name={TEMPLATE_FIELD}
              picked={picked}
              className={GRID}
              variant="tile"
              choices={templates.map((template) => ({
                value: template.key,
                title: template.title,
                content: (
                  <TemplateSketch start={startDocument(blueprint, { ...document, template: template.key })} />
                ),
              }))}
            />
          </Fold>
        );
      })}
    </div>
  );
}

interface TemplatePictureProps {
  blueprint: Blueprint;
  template: string;
  document: DesignDocument;
}

/** The layout drawn by the server with one of the shopper's photos, loaded when it comes into view. */
function TemplatePicture({ blueprint, template, document }: TemplatePictureProps) {
  const { view } = useStudioParts();
  return (
    <img
      src={layoutPicture(blueprint, template, document, view.ownPhotos)}
      alt=""
      width="96"
      height="96"
      loading="lazy"
      className="mx-auto h-20 w-full object-contain"
    />
  );
}

/** The first surface, in plain shapes: signs have only one. */
function TemplateSketch({ start }: { start: DesignDocument }) {
  const [{ key, size }] = surfacesOf(start);
  const { width, height } = size(start.options);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-16 w-full">
      <rect
        width={width}
        height={height}
        rx={height * 0.04}
        fill={start.surfaces[key].background}
        className="stroke-field-line/[0.53]"
        strokeWidth={height * 0.01}
      />
      {drawnLayers(start, key).map((layer) => (
        <LayerSketch key={layer.id} layer={layer} />
      ))}
    </svg>
  );
}

/** Neon tubes are drawn, because they distinguish signs; other drawings are dots. Signs have no photos. */
function LayerSketch({ layer }: { layer: Layer }) {
  if (layer.kind === "photo" || layer.kind === "code") return null;
  if (layer.kind !== "art" || !findTube(layer.art)) return <path d={sketchPath(layer)} fill={layer.color} />;
  const { x, y, width, height } = layer.box;
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 100} ${height / 100})`}>
      <Art name={layer.art} color={layer.color} stretched={layer.box} />
    </g>
  );
}

function sketchPath(layer: ArtLayer | TextLayer): string {
  if (layer.kind === "art") return framePath("circle", layer.box);
  const { x, y, width, height } = layer.box;
  return framePath("rounded", {
    x: x + width * 0.15,
    y: y + height * 0.3,
    width: width * 0.7,
    height: height * 0.4,
  });
}
