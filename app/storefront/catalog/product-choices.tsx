import { Link } from "@remix-run/react";
import { dynamicStyle } from "../ui/dynamic-style";
import type { ChoiceValueView, ChoiceView } from "./choice-view";

/**
 * The options of a product. Each value is a link to the page with that choice, so a choice can be shared and needs no
 * JavaScript.
 */
export function ProductChoices({ choices }: { choices: ChoiceView[] }) {
  return (
    <div className="mt-6 grid gap-5">
      {choices.map(({ code, title, current, groups, wall }) => (
        <section key={code}>
          <h2 id={`choice-${code}`} className="text-sm font-semibold">
            {title}: <span className="font-normal text-soft-ink">{current}</span>
          </h2>
          {groups.map((group) => (
            <div key={group.title}>
              {group.title && <h3 className="mt-2 text-sm text-soft-ink">{group.title}</h3>}
              <ul aria-labelledby={`choice-${code}`} className="mt-2 flex flex-wrap gap-2">
                {group.values.map((value) => (
                  <Value key={value.code} value={value} />
                ))}
              </ul>
            </div>
          ))}
          {wall && (
            <img
              src={wall.address}
              alt={wall.description}
              width="250"
              height="170"
              className="mt-3 rounded-field"
            />
          )}
        </section>
      ))}
    </div>
  );
}

const swatchClasses =
  "swatch block h-12 w-12 rounded-full border-2 border-transparent p-1 hover:border-field-line aria-[current]:border-accent";
const pillClasses =
  "flex min-h-[48px] flex-col justify-center rounded-field border border-field-line bg-card px-4 py-1 font-medium hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent-tint aria-[current]:shadow-[inset_0_0_0_1px] aria-[current]:shadow-accent";

function Value({ value: { title, search, isChosen, swatch, price } }: { value: ChoiceValueView }) {
  const extra = price && <span className="block text-center text-sm font-normal text-soft-ink">{price}</span>;
  return (
    <li>
      <Link
        to={`?${search}`}
        replace
        preventScrollReset
        aria-current={isChosen ? "true" : undefined}
        className={swatch ? swatchClasses : pillClasses}
        title={swatch && title}
      >
        {swatch ? (
          <>
            <span
              className="block h-full w-full rounded-full border border-ink/20"
              {...dynamicStyle({ "background-color": swatch })}
            />
            <span className="sr-only">
              {title} {price}
            </span>
          </>
        ) : (
          <>
            <span>{title}</span>
            {extra}
          </>
        )}
      </Link>
      {swatch && <span aria-hidden>{extra}</span>}
    </li>
  );
}
