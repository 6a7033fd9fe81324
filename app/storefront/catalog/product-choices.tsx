import { Link } from "@remix-run/react";
import { dynamicStyle } from "../ui/dynamic-style";
import { moneyText } from "../ui/money";
import { type Choice, type ChoiceValue, type Chosen, searchFor } from "./choices";

/**
 * The options of a product. Each value is a link to the page with that choice, so a choice can be shared and needs no
 * JavaScript.
 */
export function ProductChoices({ choices, chosen }: { choices: Choice[]; chosen: Chosen }) {
  return (
    <div className="mt-6 grid gap-5">
      {choices.map((choice) => (
        <ProductChoice key={choice.code} choice={choice} chosen={chosen} />
      ))}
    </div>
  );
}

function ProductChoice({ choice, chosen }: { choice: Choice; chosen: Chosen }) {
  const current = choice.values.find((value) => value.code === chosen[choice.code]);
  const isOfColors = shownAsColors(choice.values);
  return (
    <section>
      <h2 id={`choice-${choice.code}`} className="text-sm font-semibold">
        {choice.title}: <span className="font-normal text-soft-ink">{current?.title}</span>
      </h2>
      <ul aria-labelledby={`choice-${choice.code}`} className="mt-2 flex flex-wrap gap-2">
        {choice.values.map((value) => (
          <li key={value.code}>
            <Link
              to={`?${searchFor(chosen, choice.code, value.code)}`}
              replace
              preventScrollReset
              aria-current={value.code === chosen[choice.code] ? "true" : undefined}
              className={isOfColors ? swatchClasses : pillClasses}
              title={isOfColors ? value.title : undefined}
            >
              <ValueFace value={value} isColor={isOfColors} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Checks that the swatches alone distinguish the values. */
function shownAsColors(values: ChoiceValue[]): boolean {
  return new Set(values.flatMap(({ swatch }) => swatch ?? [])).size === values.length;
}

const swatchClasses =
  "block h-12 w-12 rounded-full border-2 border-transparent p-1 hover:border-field-line aria-[current]:border-accent";
const pillClasses =
  "flex min-h-[48px] items-center rounded-field border border-field-line bg-card px-4 font-medium hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent-tint aria-[current]:shadow-[inset_0_0_0_1px] aria-[current]:shadow-accent";

function ValueFace({ value, isColor }: { value: ChoiceValue; isColor: boolean }) {
  const extra = value.cents > 0 && `+${moneyText({ value: value.cents / 100, currency: "USD" })}`;
  if (isColor) {
    return (
      <span
        className="block h-full w-full rounded-full border border-ink/20"
        {...dynamicStyle({ "background-color": value.swatch })}
      >
        <span className="sr-only">
          {value.title} {extra}
        </span>
      </span>
    );
  }
  return (
    <span>
      {value.title}
      {extra && <span className="ml-1.5 text-sm font-normal text-soft-ink">{extra}</span>}
    </span>
  );
}
