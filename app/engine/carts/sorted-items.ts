import type { CartItems, QuoteItemsSortInput, SortQuoteItemsEnum } from "../graphql/resolvers.generated";

type Item = NonNullable<CartItems["items"][number]>;

/** What lines are sorted by; other fields of Magento's mean the order in which they were added. */
const keys: Partial<Record<SortQuoteItemsEnum, (item: Item) => string | number>> = {
  NAME: ({ product }) => product.name ?? "",
  SKU: ({ product }) => product.sku ?? "",
  QTY: ({ quantity }) => quantity,
  PRICE: ({ prices }) => prices?.price.value ?? 0,
  BASE_PRICE: ({ prices }) => prices?.price.value ?? 0,
  ROW_TOTAL: ({ prices }) => prices?.row_total.value ?? 0,
  BASE_ROW_TOTAL: ({ prices }) => prices?.row_total.value ?? 0,
};

/** The lines of a cart in the requested order; equal ones as they were added. @param items in that order */
export function sortedItems(
  items: readonly CartItems["items"][number][],
  { field, order }: QuoteItemsSortInput,
): Item[] {
  const lines = items.flatMap((item) => item ?? []);
  const keyOf = keys[field];
  if (!keyOf) return order === "DESC" ? lines.toReversed() : lines;
  const direction = order === "DESC" ? -1 : 1;
  return lines.toSorted((one, other) => direction * compare(keyOf(one), keyOf(other)));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === "string") return one.localeCompare(String(other));
  return one - Number(other);
}
