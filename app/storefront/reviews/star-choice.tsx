import { useField } from "remix-validated-form";
import { FieldError } from "../ui/field-frame";
import { StarShape } from "./stars";

const WORDS = ["Poor", "Fair", "Good", "Very good", "Wonderful"];

/**
 * One to five stars as radio buttons, so that arrow keys work and no JavaScript is needed; CSS fills the chosen star
 * and those before it.
 */
export function StarChoice({ name, label }: { name: string; label: string }) {
  const { error, getInputProps } = useField(name);
  const id = `field-${name}`;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="star-choice -ml-2 inline-flex">
        {WORDS.map((words, index) => (
          <label key={words} className="relative block cursor-pointer p-1.5">
            <input
              {...getInputProps({ type: "radio", value: String(index + 1) })}
              id={index === 0 ? id : undefined}
              className="peer absolute inset-0 h-full w-full cursor-pointer opacity-0"
            />
            <StarShape className="h-9 w-9 rounded-field outline-offset-2 outline-focus peer-focus-visible:outline peer-focus-visible:outline-[3px]" />
            <span className="sr-only">
              {index === 0 ? "1 star" : `${index + 1} stars`}: {words}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
