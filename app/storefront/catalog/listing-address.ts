/**
 * Parses and writes the URL of a listing (a category or search), which holds its whole state:
 * `?q=&category=&family=&pet=&color=&price=&recipient=&occasion=&sort=&p=`. Several values of one filter are separated by commas
 * and mean any of them; there is only one price, `15-24.99` or, without an upper limit, `60-`.
 */

export const FILTERS = ["category", "family", "pet", "color", "price", "recipient", "occasion"] as const;
export type FilterName = (typeof FILTERS)[number];
export type ChosenFilters = Record<FilterName, string[]>;

export const SORTS = ["name", "price", "price-desc", "newest"] as const;
export type SortName = (typeof SORTS)[number];

export interface ListingAddress {
  /** The search term; empty on a category page. */
  words: string;
  filters: ChosenFilters;
  /** Null for the default order: by position or relevance. */
  sort: SortName | null;
  /** Counts from 1. */
  page: number;
}

const MAX_VALUES = 12;
const CODE = /^[a-z0-9][a-z0-9_/-]{0,99}$/;
const PRICES = /^\d{1,6}(?:\.\d{1,2})?-(?:\d{1,6}(?:\.\d{1,2})?)?$/;
const PAGE = /^[1-9]\d{0,3}$/;

/** Parses a URL; unknown values are left out. `words` is used as given. */
export function parseListing(search: URLSearchParams, words: string): ListingAddress {
  const sort = SORTS.find((name) => name === search.get("sort")) ?? null;
  const page = search.get("p") ?? "";
  const filters = Object.fromEntries(FILTERS.map((name) => [name, readValues(search, name)]));
  return { words, filters: filters as ChosenFilters, sort, page: PAGE.test(page) ? Number(page) : 1 };
}

function readValues(search: URLSearchParams, name: FilterName): string[] {
  const form = name === "price" ? PRICES : CODE;
  const values = search
    .getAll(name)
    .flatMap((list) => list.split(","))
    .filter((value) => form.test(value));
  return [...new Set(values)].sort().slice(0, name === "price" ? 1 : MAX_VALUES);
}

/** Returns the canonical search part of the URL: with its question mark, or empty. */
export function listingSearch({ words, filters, sort, page }: ListingAddress): string {
  const parts = [
    ["q", words],
    ...FILTERS.map((name) => [name, filters[name].join(",")]),
    ["sort", sort ?? ""],
    ["p", page > 1 ? String(page) : ""],
  ].filter(([, value]) => value !== "");
  return parts.length === 0 ? "" : `?${parts.map(([name, value]) => `${name}=${readable(value)}`).join("&")}`;
}

/** Leaves commas, slashes and spaces readable, since they are harmless in a query. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%2F", "/").replaceAll("%20", "+");
}

/** Returns the first page with a value of a filter selected, or unselected if it was selected. */
export function withToggled(address: ListingAddress, name: FilterName, value: string): ListingAddress {
  const chosen = address.filters[name];
  const others = name === "price" ? [] : chosen;
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...others, value].sort();
  return { ...address, filters: { ...address.filters, [name]: values }, page: 1 };
}

/** Returns the first page without filters, in the same order. */
export function withoutFilters(address: ListingAddress): ListingAddress {
  return { ...address, filters: noFilters(), page: 1 };
}

/** Returns another page of the same listing, counted from 1. */
export function withPage(address: ListingAddress, page: number): ListingAddress {
  return { ...address, page };
}

/** Returns the listing with only those filter values that pass the test. */
export function withValues(
  address: ListingAddress,
  passes: (name: FilterName, value: string) => boolean,
): ListingAddress {
  const filters = FILTERS.map((name) => [name, address.filters[name].filter((value) => passes(name, value))]);
  return { ...address, filters: Object.fromEntries(filters) as ChosenFilters };
}

/** Checks whether any filter is set. */
export function hasFilters({ filters }: ListingAddress): boolean {
  return FILTERS.some((name) => filters[name].length > 0);
}

/** Checks that a listing has no filter and no sort order. Others duplicate content and are not indexed. */
export function isPlain(address: ListingAddress): boolean {
  return !hasFilters(address) && address.sort === null;
}

function noFilters(): ChosenFilters {
  return { category: [], family: [], pet: [], color: [], price: [], recipient: [], occasion: [] };
}
