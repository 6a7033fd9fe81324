import type { UndesignedProductsQuery } from "~/provider/contract/documents.generated";
import type { Choice } from "./bulk-order-view";
import { productValue } from "./typed-rows";

type Good = NonNullable<NonNullable<NonNullable<UndesignedProductsQuery["products"]>["items"]>[number]>;

/**
 * Lists a product that a bulk order can take, once for each combination of its options: it is sold without a design, and
 * has nothing to fill in for each piece, such as a gift certificate's recipient.
 */
export function choicesOf({ sku, name, stock_status, tool, entered_fields, options }: Good): Choice[] {
  if (!sku || !name || tool || stock_status !== "IN_STOCK" || entered_fields.length > 0) return [];
  const combinations = (options ?? [])
    .flatMap(dropDown)
    .reduce<Chosen[][]>(
      (chosen, { title, values }) =>
        chosen.flatMap((before) => values.map((value) => [...before, { name: title, value }])),
      [[]],
    );
  return combinations.map((chosen) => ({
    value: productValue(sku, chosen),
    label: [name, ...chosen.map(({ value }) => value)].join(", "),
  }));
}

interface Chosen {
  name: string;
  value: string;
}

/** Returns a drop-down option; null for others, such as the field for a design. */
function dropDown(option: NonNullable<Good["options"]>[number]): { title: string; values: string[] }[] {
  if (!option || !("value" in option)) return [];
  return [{ title: option.title ?? "", values: (option.value ?? []).flatMap((value) => value?.title ?? []) }];
}
