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
  CUSTOMERS: { title: "Customers", path: "/admin/customers", savesSearch: false },
  ABANDONED_CARTS: { title: "Abandoned carts", path: "/admin/abandoned-carts", savesSearch: false },
  PRIVACY_REQUESTS: { title: "Privacy requests", path: "/admin/privacy-requests", savesSearch: false },
  AUDIT: { title: "Audit log", path: "/admin/audit", savesSearch: true },
  CONTENT_PAGES: { title: "Pages", path: "/admin/content/pages", savesSearch: true },
  CONTENT_POSTS: { title: "Blog posts", path: "/admin/content/posts", savesSearch: true },
  CONTENT_BLOCKS: { title: "Blocks", path: "/admin/content/blocks", savesSearch: true },
  CONTENT_MENUS: { title: "Menus", path: "/admin/content/menus", savesSearch: true },
  CONTENT_REDIRECTS: { title: "Redirects", path: "/admin/content/redirects", savesSearch: true },
  CONTENT_CATEGORIES: { title: "Categories", path: "/admin/content/categories", savesSearch: true },
};

export function isViewList(text: string): text is ViewList {
  return Object.hasOwn(viewLists, text);
}

/** The address of a list with a saved filter. */
export function viewPath({ list, query }: { list: ViewList; query: string }): string {
  return `${viewLists[list].path}?${query}`;
}
