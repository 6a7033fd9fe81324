import type { PhotoLayer } from "~/design/document/document";
import { layerField } from "../field-names";
import { NO_EFFECT } from "../form/placing";
import { findSlotOf } from "../slots";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { Choices } from "./choices";
import type { LayerFieldsProps } from "./later-fold";
import { NamedSlider } from "./slider";

const TONES = [
  { value: "none", title: "Original" },
  { value: "mono", title: "Black and white" },
  { value: "sepia", title: "Sepia" },
];

/** A photo's tone and light. */
export function EffectFields({ surface, layer }: LayerFieldsProps<PhotoLayer>) {
  const { document } = useStudioParts();
  const { title } = findSlotOf(document, surface, layer);
  const field = (property: string) => layerField(surface, layer.id, property);
  const { tone, brightness, contrast, warmth = 0 } = layer.effect;
  return (
    <>
      <Choices name={field("tone")} label="Filter" chosen={tone} variant="pill" choices={TONES} />
      <NamedSlider
        label="Brightness"
        name={field("brightness")}
        min={-100}
        max={100}
        step={5}
        value={brightness}
      />
      <NamedSlider label="Contrast" name={field("contrast")} min={-100} max={100} step={5} value={contrast} />
      <NamedSlider label="Warmth" name={field("warmth")} min={-100} max={100} step={5} value={warmth} />
      <ActButton act={field(NO_EFFECT)} label={`Reset adjustments: ${title}`}>
        Reset adjustments
      </ActButton>
    </>
  );
}
