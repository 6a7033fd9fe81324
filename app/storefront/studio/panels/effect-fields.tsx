import type { PhotoLayer } from "~/design/document/document";
import { layerField } from "../field-names";
import { Choices } from "./choices";
import { NamedSlider } from "./slider";

const TONES = [
  { value: "none", title: "Original" },
  { value: "mono", title: "Black and white" },
  { value: "sepia", title: "Sepia" },
];

/** A photo's tone and light. */
export function EffectFields({ surface, layer }: { surface: string; layer: PhotoLayer }) {
  const field = (property: string) => layerField(surface, layer.id, property);
  const { tone, brightness, contrast } = layer.effect;
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
    </>
  );
}
