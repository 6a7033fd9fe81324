import type { BlueprintOption } from "~/design/blueprint/blueprint";
import { findBlueprint } from "~/design/products/known-products";
import { moneyText } from "../../ui/money";
import { SizeSharpness } from "../advice/sharpness-note";
import { optionField } from "../field-names";
import type { StudioProduct } from "../studio-view";
import { useStudioParts } from "../use-studio";
import { Choices, Swatch } from "./choices";
import { Panel } from "./panel";

/** The product's options with the values in which it is sold, and their surcharges. */
export function OptionPanels() {
  const { view, document } = useStudioParts();
  const options = offeredOptions(findBlueprint(document.blueprint)?.options ?? [], view.product);
  if (options.length === 0) return null;
  return (
    <Panel title="Product">
      {options.map((option) => (
        <OptionChoices key={option.code} option={option} />
      ))}
    </Panel>
  );
}

function OptionChoices({ option }: { option: BlueprintOption }) {
  const { view, document } = useStudioParts();
  const offered = view.product.options.find(({ code }) => code === option.code);
  return (
    <Choices
      name={optionField(option.code)}
      label={option.title}
      chosen={document.options[option.code]}
      variant="pill"
      choices={option.values.map(({ code, title, swatch }) => {
        const added = offered?.values.find((value) => value.code === code)?.price;
        return {
          value: code,
          title: added?.value ? `${title} +${moneyText(added)}` : title,
          content: swatch && <Swatch color={swatch} className="h-5 w-5" />,
          note: <SizeSharpness option={option.code} value={code} />,
        };
      })}
    />
  );
}

/** Returns the options with more than one value, with the titles and in the order in which the product is sold. */
function offeredOptions(options: BlueprintOption[], product: StudioProduct): BlueprintOption[] {
  return product.options
    .flatMap((offered) => {
      const option = options.find(({ code }) => code === offered.code);
      if (!option) return [];
      const values = offered.values.flatMap(({ code, title }) => {
        const value = option.values.find((each) => each.code === code);
        return value ? [{ ...value, title }] : [];
      });
      return [{ ...option, title: offered.title, values }];
    })
    .filter(({ values }) => values.length > 1);
}
