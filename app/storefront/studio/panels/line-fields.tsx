import type { TextLayer } from "~/design/document/document";
import { LINE_SPACING } from "~/design/text/text-limits";
import { layerField } from "../field-names";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { Choices } from "./choices";
import type { LayerFieldsProps } from "./later-fold";
import { NamedSlider } from "./slider";

const ALIGNMENTS = [
  { value: "left", title: "Left" },
  { value: "center", title: "Center" },
  { value: "right", title: "Right" },
];

const PATHS = [
  { value: "none", title: "Line or curve" },
  { value: "outside", title: "Circle, from the top" },
  { value: "inside", title: "Circle, from the bottom" },
];

/** How the lines of a text run. */
export function LineFields({ surface, layer }: LayerFieldsProps<TextLayer>) {
  const { document } = useStudioParts();
  const { lines = 1 } = findSlotOf(document, surface, layer);
  const field = (property: string) => layerField(surface, layer.id, property);
  return (
    <>
      <Choices
        name={field("align")}
        label="Alignment"
        chosen={layer.align}
        variant="pill"
        choices={ALIGNMENTS}
      />
      <Choices
        name={field("circle")}
        label="Line or circle"
        chosen={layer.circle ?? "none"}
        variant="pill"
        choices={PATHS}
      />
      {!layer.circle && (
        <NamedSlider label="Curve" name={field("curve")} min={-100} max={100} step={5} value={layer.curve} />
      )}
      <NamedSlider
        label="Letter spacing"
        name={field("spacing")}
        min={-100}
        max={500}
        step={10}
        value={layer.spacing}
      />
      {lines > 1 && (
        <NamedSlider
          label="Line spacing"
          name={field("line-spacing")}
          min={70}
          max={250}
          step={5}
          value={layer.lineSpacing ?? LINE_SPACING}
        />
      )}
    </>
  );
}
