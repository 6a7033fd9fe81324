import { withoutNul } from "../../shared/without-nul";
import { wrongRequest } from "../magento-response";
import { snakeCase } from "../snake-case";

/** Magento's searchCriteria: filters, sort orders and a page, as parameters of the URL. */

export const CONDITIONS = [
  "eq",
  "neq",
  "like",
  "nlike",
  "in",
  "nin",
  "gt",
  "gteq",
  "from",
  "lt",
  "lteq",
  "to",
  "null",
  "notnull",
] as const;

export type Condition = (typeof CONDITIONS)[number];

export interface SearchFilter {
  field: string;
  value: string;
  condition: Condition;
}

export interface SearchCriteria {
  /** All groups must match; a group matches when one of its filters does. */
  groups: SearchFilter[][];
  sorts: { field: string; direction: "ASC" | "DESC" }[];
  pageSize: number;
  /** Counted from 1. */
  currentPage: number;
}

const MAX_PARAMETERS = 150;
const MAX_VALUE_LENGTH = 2000;
const MAX_LISTED = 100;
const MAX_PAGE = 999_999_999;
const COUNT = /^\d{1,9}$/;
const FILTER = /^filter_groups\.(\d{1,3})\.filters\.(\d{1,3})\.(field|value|condition_type)$/;
const SORT = /^sort_orders\.(\d{1,3})\.(field|direction)$/;

/**
 * Reads the searchCriteria of a URL; names may be in camel case and in snake case. Without any, the first page.
 * @param pageSize default and maximum
 * @throws Error 400 for a page that is no number or too large, an unknown condition, a filter without a field, and more
 * or longer parameters than are read
 */
export function readSearchCriteria(
  { searchParams }: URL,
  pageSize: { usual: number; max: number },
): SearchCriteria {
  const values = readParameters(searchParams);
  return {
    groups: readGroups(values),
    sorts: readSorts(values),
    pageSize: readCount(values, "page_size", pageSize.usual, pageSize.max),
    currentPage: readCount(values, "current_page", 1, MAX_PAGE),
  };
}

/** The searchCriteria as Magento repeats it in a response. */
export function searchCriteriaResponse({ groups, sorts, pageSize, currentPage }: SearchCriteria): object {
  return {
    filter_groups: groups.map((filters) => ({
      filters: filters.map(({ field, value, condition }) => ({ field, value, condition_type: condition })),
    })),
    sort_orders: sorts,
    page_size: pageSize,
    current_page: currentPage,
  };
}

/** Values of a condition `in` or `nin`, which are separated by commas. @throws Error 400 for too many */
export function listedValues(value: string): string[] {
  const values = value.split(",").map((each) => each.trim());
  if (values.length <= MAX_LISTED) return values;
  throw wrongRequest("A condition may list %max values.", { max: String(MAX_LISTED) });
}

/** The error 400 for a field that a list does not support. */
export function unsupportedField(field: string): Error {
  return wrongRequest("Invalid attribute name: %1", { "1": field.slice(0, 64) });
}

/** The parameters below searchCriteria by path, such as filter_groups.0.filters.0.field. */
function readParameters(searchParams: URLSearchParams): Map<string, string> {
  const values = new Map<string, string>();
  if (searchParams.size > MAX_PARAMETERS) throw wrongRequest("The request has too many parameters.");
  for (const [name, value] of searchParams) {
    const path = /^search_?criteria((?:\[\w+\])+)$/i.exec(name)?.[1];
    if (!path) continue;
    const parts = path.slice(1, -1).split("][").map(snakeCase);
    if (value.length > MAX_VALUE_LENGTH)
      throw wrongRequest("A value may have %max characters.", { max: String(MAX_VALUE_LENGTH) });
    values.set(parts.join("."), withoutNul(value));
  }
  return values;
}

function readGroups(values: Map<string, string>): SearchFilter[][] {
  const groups = new Map<string, Set<string>>();
  for (const name of values.keys()) {
    const [, group, filter] = FILTER.exec(name) ?? [];
    if (group) groups.set(group, (groups.get(group) ?? new Set()).add(filter));
  }
  return [...groups].map(([group, filters]) =>
    [...filters].map((filter) => readFilter(values, `filter_groups.${group}.filters.${filter}`)),
  );
}

function readFilter(values: Map<string, string>, path: string): SearchFilter {
  const field = values.get(`${path}.field`);
  if (!field) throw wrongRequest('"%fieldName" is required. Enter and try again.', { fieldName: "field" });
  const typed = values.get(`${path}.condition_type`) ?? "eq";
  const condition = CONDITIONS.find((each) => each === typed);
  if (!condition)
    throw wrongRequest('Invalid value of "%value" provided for the %fieldName field.', {
      value: typed.slice(0, 64),
      fieldName: "condition_type",
    });
  return { field, value: values.get(`${path}.value`) ?? "", condition };
}

function readSorts(values: Map<string, string>): SearchCriteria["sorts"] {
  const orders = new Set([...values.keys()].flatMap((name) => SORT.exec(name)?.[1] ?? []));
  return [...orders].flatMap((order) => {
    const field = values.get(`sort_orders.${order}.field`);
    const direction = values.get(`sort_orders.${order}.direction`)?.toUpperCase();
    return field ? [{ field, direction: direction === "DESC" ? ("DESC" as const) : ("ASC" as const) }] : [];
  });
}

function readCount(values: Map<string, string>, name: string, usual: number, max: number): number {
  const text = values.get(name) || String(usual);
  const fieldName = name.replace(/_(\w)/, (_whole, letter) => letter.toUpperCase());
  if (!COUNT.test(text))
    throw wrongRequest("The value of %fieldName is no number. Enter a number and try again.", { fieldName });
  const count = Number(text);
  if (count >= 1 && count <= max) return count;
  throw wrongRequest("The value of %fieldName must be from 1 to %max.", { fieldName, max: String(max) });
}
