import type { ReactNode } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { colorName } from "~/design/blueprint/color-names";
import { dynamicStyle } from "../../ui/dynamic-style";
import { FieldError } from "../../ui/field-frame";
import { fieldId } from "../field-names";
import { useEntry } from "../use-entry";
import { useStudioParts } from "../use-studio";
import { useMoreColors } from "./more-colors";

export interface Choice {
  value: string;
  /** Accessible name, even where only a swatch is visible. */
  title: string;
  content?: ReactNode;
  /** Shown after the title. */
  note?: ReactNode;
}

/** Style of a choice. The styles are in shop.css, because utility classes repeated for every choice would bloat the page. */
export type ChoiceStyle = "pill" | "narrow-pill" | "tile" | "swatch" | "square" | "drawing";

interface ChoicesProps {
  name: string;
  label: string;
  choices: Choice[];
  chosen: string | undefined;
  variant: ChoiceStyle;
  /** Classes of the list, such as its columns. */
  className?: string;
  isTitleHidden?: boolean;
  /** Choices below the others, with a heading. */
  more?: { title: string; choices: Choice[] };
}

/** A row of radio buttons styled as their choices. */
export function Choices({
  name,
  label,
  choices,
  chosen,
  variant,
  className = "flex flex-wrap gap-2",
  isTitleHidden,
  more,
}: ChoicesProps) {
  const { errorOf } = useStudioParts();
  const picked = useEntry(name, chosen ?? "");
  const id = fieldId(name);
  const error = errorOf(name, name);
  const list = { name, picked, variant, className, isTitleHidden };
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
        <ChoiceList {...list} choices={choices} />
        {more && more.choices.length > 0 && (
          <>
            <p className="mb-1 mt-2 text-sm text-soft-ink">{more.title}</p>
            <ChoiceList {...list} choices={more.choices} />
          </>
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface ChoiceListProps extends Omit<ChoicesProps, "label" | "chosen" | "more"> {
  /** One for all lists of the field: React resets the radio buttons of a name together. */
  picked: ReturnType<typeof useEntry>;
}

/** The radio buttons without the list's frame, for a choice whose list has several parts. */
export function ChoiceList({
  name,
  choices,
  picked,
  variant,
  className = "",
  isTitleHidden,
}: ChoiceListProps) {
  return (
    <div data-variant={variant} className={`choices ${className}`}>
      {choices.map(({ value, title, content, note }) => (
        <label key={value} title={isTitleHidden ? title : undefined}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === picked.value}
            onChange={picked.follow}
          />
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

interface ColorChoicesProps extends Pick<ChoicesProps, "name" | "label" | "chosen"> {
  colors: string[];
  /** The surface, if it may also have colors of the design's photos. */
  offered?: SurfaceBlueprint;
  /** A choice before the colors. */
  none?: Choice;
}

/** Selectable colors as round swatches. */
export function ColorChoices({ name, label, colors, chosen, offered, none }: ColorChoicesProps) {
  const more = useMoreColors(offered, colors);
  return (
    <Choices
      name={name}
      label={label}
      chosen={chosen}
      isTitleHidden
      variant="swatch"
      className="flex flex-wrap gap-0.5"
      choices={[
        ...(none ? [none] : []),
        ...swatches(colors.map((value) => ({ value, title: colorName(value) }))),
      ]}
      more={{ title: "From your photos and this design", choices: swatches(more) }}
    />
  );
}

function swatches(colors: Choice[]): Choice[] {
  return colors.map((color) => ({
    ...color,
    content: <Swatch color={color.value} className="h-9 w-9" />,
  }));
}

/** A round swatch of a color (hex). */
export function Swatch({ color, className }: { color: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      {...dynamicStyle({ "background-color": color })}
      className={`block shrink-0 rounded-full border border-ink/20 ${className}`}
    />
  );
}
