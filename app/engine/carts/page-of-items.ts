import { inputError } from "../graphql/errors";

const LARGEST_PAGE = 100;

interface Page {
  currentPage: number;
  pageSize: number;
}

/** One page of a cart's lines. @throws GraphQLError when there can be no such page */
export function pageOfItems<Item>(all: Item[], { currentPage, pageSize }: Page) {
  if (currentPage < 1) throw inputError("currentPage value must be greater than 0.");
  if (pageSize < 1 || pageSize > LARGEST_PAGE)
    throw inputError(`pageSize must be from 1 to ${LARGEST_PAGE}.`);
  const first = (currentPage - 1) * pageSize;
  return {
    items: all.slice(first, first + pageSize),
    total_count: all.length,
    page_info: {
      current_page: currentPage,
      page_size: pageSize,
      total_pages: Math.ceil(all.length / pageSize),
    },
  };
}
