import type { AnyOf } from "~/provider/any-of";
import type { UndesignedProductsQuery } from "~/provider/contract/documents.generated";
import type { Choice } from "./bulk-order-view";
import { productValue } from "./typed-rows";

type Good = AnyOf<
  NonNullable<NonNullable<NonNullable<UndesignedProductsQuery["products"]>["items"]>[number]>
>;

/** The family of memberships, of which an order has one at most. */
const SOLD_ONCE = "memberships";

/**
 * Lists a product that a bulk order can take, once for each combination of its options: it is sold without a design and
 * in any number, and has nothing to fill in for each piece, such as a gift certificate's recipient.
 */
export function choicesOf({
  sku,
  name,
  stock_status,
  family,
  tool,
  entered_fields,
  options,
}: Good): Choice[] {
  if (!sku || !name || tool || stock_status !== "IN_STOCK" || entered_fields.length > 0) return [];
  if (family?.split(",").includes(SOLD_ONCE)) return [];
  const combinations = (options ?? [])
    .flatMap((option) => (option ? dropDown(option) : []))
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

/** Returns a drop-down option; none for others, such as the field for a design. */
function dropDown(
  option: NonNullable<NonNullable<Good["options"]>[number]>,
): { title: string; values: string[] }[] {
  if (!("value" in option)) return [];
  return [{ title: option.title ?? "", values: (option.value ?? []).flatMap((value) => value?.title ?? []) }];
}
