const PAGE_PATH = "/customer/account/my-saved-design";

/** The page of one saved design. */
export function savedDesignPath(id: string): string {
  return `${PAGE_PATH}/${id}`;
}

/** A page of the list of saved designs, from 1. */
export function savedDesignsPath(page = 1): string {
  return page === 1 ? PAGE_PATH : `${PAGE_PATH}?p=${page}`;
}
