import type { ReactNode } from "react";
import { FieldError } from "../ui/field-frame";
import { fieldId } from "./field-names";
import { useStudioParts } from "./use-studio";

export interface Choice {
  value: string;
  /** Its name, spoken even where only a swatch is seen. */
  title: string;
  content?: ReactNode;
}

interface ChoicesProps {
  name: string;
  label: string;
  choices: Choice[];
  chosen: string | undefined;
  /** Classes of the list, such as its columns. */
  className?: string;
  /** Classes of one choice; it reacts to the radio before it as a `peer`. */
  choiceClassName: string;
  isTitleHidden?: boolean;
}

/** A row of radio buttons that look like what they stand for. */
export function Choices({
  name,
  label,
  choices,
  chosen,
  className,
  choiceClassName,
  isTitleHidden,
}: ChoicesProps) {
  const { edit, errorOf } = useStudioParts();
  const id = fieldId(name);
  const error = errorOf(name, name);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div id={id} tabIndex={-1} className={className ?? "flex flex-wrap gap-2"}>
        {choices.map(({ value, title, content }) => (
          <label key={value} className="relative cursor-pointer" title={isTitleHidden ? title : undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={edit}
              className="peer absolute inset-0 h-full w-full cursor-pointer opacity-0"
            />
            <span className={`${choiceClassName} ${RING}`}>
              {content}
              <span className={isTitleHidden ? "sr-only" : ""}>{title}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

const RING =
  "peer-focus-visible:outline peer-focus-visible:outline-[3px] peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent";

/** A choice that is as wide as its place allows. */
export const narrowPill =
  "flex min-h-[44px] items-center justify-center gap-2 rounded-full border border-field-line bg-card text-sm font-medium peer-checked:border-accent peer-checked:bg-accent-tint peer-checked:ring-1 peer-checked:ring-accent";

/** A choice that is a pill of words. */
export const pillChoice = `${narrowPill} px-4`;

/** Colours to choose from, as round swatches. */
export function ColourChoices({
  name,
  label,
  colours,
  chosen,
}: {
  name: string;
  label: string;
  colours: { value: string; title: string }[];
  chosen: string;
}) {
  return (
    <Choices
      name={name}
      label={label}
      chosen={chosen}
      isTitleHidden
      className="flex flex-wrap gap-0.5"
      choiceClassName="block rounded-full p-1 ring-inset ring-transparent peer-checked:ring-2 peer-checked:ring-accent"
      choices={colours.map(({ value, title }) => ({
        value,
        title,
        content: <Swatch colour={value} className="h-9 w-9" />,
      }))}
    />
  );
}

export function Swatch({ colour, className }: { colour: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour }}
      className={`block shrink-0 rounded-full border border-ink/20 ${className}`}
    />
  );
}
