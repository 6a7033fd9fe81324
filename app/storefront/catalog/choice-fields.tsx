import { useNavigate } from "@remix-run/react";
import type { ChoiceView } from "./choice-view";
import type { Chosen } from "./choices";
import { choiceField } from "./choices";

interface ChoiceFieldsProps {
  choices: ChoiceView[];
  /** The choices of a rejected form; otherwise those of the page's URL. */
  chosen: Chosen | undefined;
}

/**
 * The options of a product as fields of its form, for a product with further fields: a link to another choice would lose
 * what was typed. With JavaScript the price above follows.
 */
export function ChoiceFields({ choices, chosen }: ChoiceFieldsProps) {
  const navigate = useNavigate();
  return (
    <>
      {choices.map(({ code, title, groups }) => (
        <fieldset key={code} className="mb-5">
          <legend className="mb-2 text-sm font-semibold">{title}</legend>
          <div data-variant="pill" className="choices flex flex-wrap gap-2">
            {groups
              .flatMap(({ values }) => values)
              .map((value) => (
                <label key={value.code}>
                  <input
                    type="radio"
                    name={choiceField(code)}
                    value={value.code}
                    defaultChecked={chosen ? chosen[code] === value.code : value.isChosen}
                    onChange={() => navigate(`?${value.search}`, { replace: true, preventScrollReset: true })}
                  />
                  <span>{value.title}</span>
                </label>
              ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}
