import type { ViewList } from "../documents.generated";

/** The lists whose filters can be saved, with their addresses. */
export const viewLists: Record<ViewList, { title: string; path: string }> = {
  ORDERS: { title: "Orders", path: "/admin/orders" },
  CATALOG: { title: "Catalog", path: "/admin/catalog" },
  COUPONS: { title: "Coupons", path: "/admin/coupons" },
};

export function isViewList(text: string): text is ViewList {
  return Object.hasOwn(viewLists, text);
}

/** The address of a list with a saved filter. */
export function viewPath({ list, query }: { list: ViewList; query: string }): string {
  return `${viewLists[list].path}?${query}`;
}
