import { fieldId } from "../field-names";
import { useStudioParts } from "../use-studio";

interface SliderProps {
  name: string;
  min: number;
  max: number;
  step: number | "any";
  value: number;
}

/** A range input of the studio, without a label. */
export function Slider({ name, min, max, step, value }: SliderProps) {
  const { edit } = useStudioParts();
  return (
    <input
      type="range"
      id={fieldId(name)}
      name={name}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={edit}
      className="h-11 w-full min-w-0 cursor-pointer accent-accent"
    />
  );
}

/** The same with its label above. */
export function NamedSlider({ label, ...slider }: SliderProps & { label: string }) {
  return (
    <div>
      <label htmlFor={fieldId(slider.name)} className="block text-sm font-semibold">
        {label}
      </label>
      <Slider {...slider} />
    </div>
  );
}
