import { fieldId } from "../field-names";
import { useEntry } from "../use-entry";

interface SliderProps {
  name: string;
  min: number;
  max: number;
  step: number | "any";
  value: number;
  /** Applies a new value; by default the form's field is read. */
  onSlide?: (value: number) => void;
}

/** A range input of the studio, without a label. */
export function Slider({ name, min, max, step, value, onSlide }: SliderProps) {
  const slide = onSlide && ((field: { value: string }) => onSlide(Number(field.value)));
  const entry = useEntry(name, String(value), slide);
  return (
    <input
      type="range"
      id={fieldId(name)}
      name={name}
      min={min}
      max={max}
      step={step}
      value={entry.value}
      onChange={entry.follow}
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
