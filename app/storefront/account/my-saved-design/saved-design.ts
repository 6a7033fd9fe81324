/** A design in its owner's account. */
export interface SavedDesignView {
  id: string;
  /** Its name, or the product with the first text on it. */
  title: string;
  /** The owner's name for it; may be empty. */
  name: string;
  productName: string;
  changedOn: string;
  picture: string;
  /** Path of the studio; null when the shop no longer sells the product. */
  studioPath: string | null;
  isAvailable: boolean;
  /** The reason why it cannot be ordered; null when it is complete. */
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
