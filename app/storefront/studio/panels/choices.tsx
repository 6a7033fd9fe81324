import type { ReactNode } from "react";
import { FieldError } from "../../ui/field-frame";
import { look } from "../../ui/look";
import { fieldId } from "../field-names";
import { useStudioParts } from "../use-studio";

export interface Choice {
  value: string;
  /** Accessible name, even where only a swatch is visible. */
  title: string;
  content?: ReactNode;
  /** Shown after the title. */
  note?: ReactNode;
}

/** Style of a choice. The styles are in shop.css, because utility classes repeated for every choice would bloat the page. */
export type ChoiceLook = "pill" | "narrow-pill" | "tile" | "swatch" | "square" | "drawing";

interface ChoicesProps {
  name: string;
  label: string;
  choices: Choice[];
  chosen: string | undefined;
  look: ChoiceLook;
  /** Classes of the list, such as its columns. */
  className?: string;
  isTitleHidden?: boolean;
}

/** A row of radio buttons styled as their choices. */
export function Choices({
  name,
  label,
  choices,
  chosen,
  look,
  className = "flex flex-wrap gap-2",
  isTitleHidden,
}: ChoicesProps) {
  const { errorOf } = useStudioParts();
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
      <div id={id} tabIndex={-1}>
        <ChoiceList
          name={name}
          choices={choices}
          chosen={chosen}
          look={look}
          className={className}
          isTitleHidden={isTitleHidden}
        />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The radio buttons without the list's frame, for a choice whose list has several parts. */
export function ChoiceList({
  name,
  choices,
  chosen,
  look,
  className = "",
  isTitleHidden,
}: Omit<ChoicesProps, "label">) {
  const { edit } = useStudioParts();
  return (
    <div data-look={look} className={`choices ${className}`}>
      {choices.map(({ value, title, content, note }) => (
        <label key={value} title={isTitleHidden ? title : undefined}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={edit} />
          <span>
            {content}
            {isTitleHidden ? <span className="sr-only">{title}</span> : title}
            {note}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Selectable colors as round swatches. */
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
      look="swatch"
      className="flex flex-wrap gap-0.5"
      choices={colours.map(({ value, title }) => ({
        value,
        title,
        content: <Swatch colour={value} className="h-9 w-9" />,
      }))}
    />
  );
}

/** A round swatch of a color (hex). */
export function Swatch({ colour, className }: { colour: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      {...look({ "background-color": colour })}
      className={`block shrink-0 rounded-full border border-ink/20 ${className}`}
    />
  );
}
