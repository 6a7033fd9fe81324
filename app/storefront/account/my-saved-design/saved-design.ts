/** A design as its owner sees it in the account. */
export interface SavedDesignView {
  id: string;
  /** Its name, else the product and the first text on it. */
  title: string;
  /** Given by its owner; "" without a name. */
  name: string;
  productName: string;
  changedOn: string;
  picture: string;
  /** Path of the design in the studio; null when the product is no longer sold. */
  studioPath: string | null;
  isAvailable: boolean;
  /** Why the design cannot be ordered yet; null when it is complete. */
  problem: string | null;
  isShared: boolean;
}

const PAGE_PATH = "/customer/account/my-saved-design";

/** The page of one saved design. */
export function savedDesignPath(id: string): string {
  return `${PAGE_PATH}/${id}`;
}

/** A page of the list of saved designs, from 1. */
export function savedDesignsPath(page = 1): string {
  return page === 1 ? PAGE_PATH : `${PAGE_PATH}?p=${page}`;
}
