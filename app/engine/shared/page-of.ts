import { inputError } from "../graphql/errors";
import type { SearchResultPageInfo } from "../graphql/resolvers.generated";

const LARGEST_PAGE = 300;

/**
 * One page of a list, counted from 1.
 * @throws GraphQLError when the page or its size is out of range
 */
export function pageOf<Item>(
  items: Item[],
  { pageSize, currentPage }: { pageSize?: number | null; currentPage?: number | null },
): { items: Item[]; total_count: number; page_info: SearchResultPageInfo } {
  const size = pageSize ?? 20;
  const page = currentPage ?? 1;
  requirePage({ pageSize: size, currentPage: page }, LARGEST_PAGE);
  return {
    items: items.slice((page - 1) * size, page * size),
    total_count: items.length,
    page_info: pageInfo({ pageSize: size, currentPage: page }, items.length),
  };
}

/** One page of a list, counted from 1. */
export interface WantedPage {
  pageSize: number;
  currentPage: number;
}

/** @throws GraphQLError when the page or its size is out of range */
export function requirePage({ pageSize, currentPage }: WantedPage, largest: number): void {
  if (pageSize < 1 || pageSize > largest) {
    throw inputError(`pageSize value must be from 1 to ${largest}.`, "pageSize");
  }
  if (currentPage < 1) throw inputError("currentPage value must be greater than 0.", "currentPage");
}

/** The contract's page information for a list with that many entries. */
export function pageInfo({ pageSize, currentPage }: WantedPage, total: number): SearchResultPageInfo {
  return { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(total / pageSize) };
}
