import type { ViewList } from "../documents.generated";

interface ListOfViews {
  title: string;
  path: string;
  /** False where a search may be the name of a person, whose data are erased. */
  savesSearch: boolean;
}

/** The lists whose filters can be saved, with their addresses. */
export const viewLists: Record<ViewList, ListOfViews> = {
  ORDERS: { title: "Orders", path: "/admin/orders", savesSearch: false },
  CATALOG: { title: "Catalog", path: "/admin/catalog", savesSearch: true },
  COUPONS: { title: "Coupons", path: "/admin/coupons", savesSearch: true },
  PRICE_CODES: { title: "Price codes", path: "/admin/price-codes", savesSearch: true },
  GIFT_CARDS: { title: "Gift cards", path: "/admin/gift-cards", savesSearch: false },
  DRAFT_ORDERS: { title: "Draft orders", path: "/admin/draft-orders", savesSearch: false },
  REVIEWS: { title: "Reviews", path: "/admin/reviews", savesSearch: false },
  BLANKS: { title: "Blanks", path: "/admin/blanks", savesSearch: true },
  QUESTIONS: { title: "Questions", path: "/admin/questions", savesSearch: false },
  SHARED_PHOTOS: { title: "Shared photos", path: "/admin/shared-photos", savesSearch: false },
  CONTACT_MESSAGES: { title: "Contact messages", path: "/admin/contact-messages", savesSearch: false },
  CLAIMS: { title: "Claims", path: "/admin/claims", savesSearch: false },
};

export function isViewList(text: string): text is ViewList {
  return Object.hasOwn(viewLists, text);
}

/** The address of a list with a saved filter. */
export function viewPath({ list, query }: { list: ViewList; query: string }): string {
  return `${viewLists[list].path}?${query}`;
}
