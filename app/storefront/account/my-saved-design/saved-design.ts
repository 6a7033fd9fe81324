/** A design as its owner sees it in the account. */
export interface SavedDesignView {
  id: string;
  /** What its owner called it, else the product with the first words on it. */
  title: string;
  /** What its owner called it; "" without a name. */
  name: string;
  productName: string;
  changedOn: string;
  picture: string;
  /** Where it goes on in the studio; null when the shop sells the product no more. */
  studioPath: string | null;
  isAvailable: boolean;
  /** What keeps it from being ordered; null when it is complete. */
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
