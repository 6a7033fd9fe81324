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
  if (size < 1 || size > LARGEST_PAGE) throw inputError("pageSize value must be from 1 to 300.", "pageSize");
  if (page < 1) throw inputError("currentPage value must be greater than 0.", "currentPage");
  return {
    items: items.slice((page - 1) * size, page * size),
    total_count: items.length,
    page_info: { current_page: page, page_size: size, total_pages: Math.ceil(items.length / size) },
  };
}
