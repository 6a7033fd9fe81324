import type { TextLayer } from "~/design/document/document";
import { findSurface } from "~/design/surfaces/surfaces";
import { layerField } from "../field-names";
import { useStudioParts } from "../use-studio";
import { ColorChoices } from "./choices";
import type { LayerFieldsProps } from "./later-fold";
import { NamedSlider } from "./slider";

/** The outline and the shadow of a text. */
export function DecorationFields({ surface, layer }: LayerFieldsProps<TextLayer>) {
  const field = (property: string) => layerField(surface, layer.id, property);
  const { border, shadow } = layer;
  return (
    <>
      <DecorationColors surface={surface} name={field("outline")} label="Outline" chosen={border?.color} />
      {border && (
        <NamedSlider
          label="Outline width"
          name={field("outline-width")}
          min={5}
          max={100}
          step={5}
          value={border.width}
        />
      )}
      <DecorationColors surface={surface} name={field("shadow")} label="Shadow" chosen={shadow?.color} />
      {shadow && (
        <NamedSlider
          label="Shadow distance"
          name={field("shadow-distance")}
          min={10}
          max={200}
          step={5}
          value={shadow.distance}
        />
      )}
    </>
  );
}

interface DecorationColorsProps {
  surface: string;
  name: string;
  label: string;
  chosen: string | undefined;
}

function DecorationColors({ surface, name, label, chosen = "" }: DecorationColorsProps) {
  const { document } = useStudioParts();
  const offered = findSurface(document, surface);
  return (
    <ColorChoices
      name={name}
      label={label}
      chosen={chosen}
      none={{ value: "", title: "None", content: <NoColor /> }}
      colors={offered?.textColors ?? []}
      offered={offered}
    />
  );
}

function NoColor() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="block h-9 w-9 shrink-0">
      <circle cx="18" cy="18" r="17" fill="none" stroke="currentColor" strokeOpacity="0.3" />
      <path d="m6 30 24-24" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
