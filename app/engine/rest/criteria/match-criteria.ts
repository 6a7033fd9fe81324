import {
  type Condition,
  listedValues,
  type SearchCriteria,
  type SearchFilter,
  unsupportedField,
} from "./search-criteria";

/** Applies Magento's searchCriteria to a list in memory. */

export type FieldValue = string | number | null | readonly string[];

/** The fields that a list can be filtered and sorted by, with the value of each in an item. */
export type Fields<Item> = Record<string, (item: Item) => FieldValue>;

interface MatchedPage<Item> {
  items: Item[];
  total_count: number;
}

/**
 * One page of the items that match, sorted; without a sort order as they are.
 * @throws Error 400 for a field that the list does not have
 */
export function matchCriteria<Item>(
  items: readonly Item[],
  { groups, sorts, pageSize, currentPage }: SearchCriteria,
  fields: Fields<Item>,
): MatchedPage<Item> {
  const tests = groups.map((filters) => filters.map((filter) => testOf(filter, fields)));
  const matching = items.filter((item) => tests.every((group) => group.some((test) => test(item))));
  const orders = sorts.map(({ field, direction }) => ({ read: fieldOf(field, fields), direction }));
  const sorted = matching.toSorted((one, other) => {
    for (const { read, direction } of orders) {
      const order = compare(read(one), read(other));
      if (order !== 0) return direction === "ASC" ? order : -order;
    }
    return 0;
  });
  const start = (currentPage - 1) * pageSize;
  return { items: sorted.slice(start, start + pageSize), total_count: matching.length };
}

function fieldOf<Item>(field: string, fields: Fields<Item>): (item: Item) => FieldValue {
  if (!Object.hasOwn(fields, field)) throw unsupportedField(field);
  return fields[field];
}

function testOf<Item>({ field, value, condition }: SearchFilter, fields: Fields<Item>) {
  const read = fieldOf(field, fields);
  const isList = condition === "in" || condition === "nin";
  const wanted = { text: value, listed: isList ? listedValues(value) : [] };
  return (item: Item) => passes(read(item), condition, wanted);
}

/** The value of a filter. */
interface Wanted {
  text: string;
  /** Of a list. */
  listed: string[];
}

function passes(value: FieldValue, condition: Condition, wanted: Wanted): boolean {
  if (Array.isArray(value)) return passesAny(value, condition, wanted);
  if (condition === "null" || condition === "notnull") return (value === null) === (condition === "null");
  if (value === null) return false;
  const order = compare(value as string | number, wanted.text);
  switch (condition) {
    case "eq":
      return order === 0;
    case "neq":
      return order !== 0;
    case "in":
    case "nin":
      return wanted.listed.some((each) => compare(value, each) === 0) === (condition === "in");
    case "like":
    case "nlike":
      return isLike(String(value), wanted.text) === (condition === "like");
    case "gt":
      return order > 0;
    case "gteq":
    case "from":
      return order >= 0;
    case "lt":
      return order < 0;
    default:
      return order <= 0;
  }
}

/** A field with several values, such as the categories of a product. */
function passesAny(values: readonly string[], condition: Condition, wanted: Wanted): boolean {
  const isNegative = condition === "neq" || condition === "nin" || condition === "nlike";
  return isNegative
    ? values.every((value) => passes(value, condition, wanted))
    : values.some((value) => passes(value, condition, wanted));
}

/** Ignores case. Finds the parts between the wildcards from left to right, so that no pattern is slow. */
function isLike(value: string, pattern: string): boolean {
  const text = value.toLowerCase();
  const parts = pattern.toLowerCase().split("%");
  if (parts.length === 1) return text === parts[0];
  const first = parts[0];
  const last = parts[parts.length - 1];
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from + last.length <= text.length;
}

/** Numbers by value, texts without case; a text that is no number is greater than every number. */
function compare(one: FieldValue, other: FieldValue): number {
  if (typeof one === "number" || typeof other === "number") {
    const [left, right] = [Number(one), Number(other)];
    if (Number.isNaN(right)) return -1;
    return left - right;
  }
  const [left, right] = [String(one ?? "").toLowerCase(), String(other ?? "").toLowerCase()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
