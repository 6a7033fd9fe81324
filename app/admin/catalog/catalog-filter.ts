import type { CatalogFilterInput, CatalogState } from "../documents.generated";

/** What may be said of a product in the list, in the order of its filter. */
export const catalogStates: Record<CatalogState, string> = {
  ADDED: "Added in the shop",
  CHANGED: "Changed from the brand folder",
  DRAFT: "Has a draft",
  HIDDEN: "Hidden",
  NOT_SALABLE: "Out of stock",
};

/** The filter of a list's address. */
export interface CatalogFilter {
  search: string;
  category: string;
  state: string;
  store: string;
}

/** Reads the filter from an address; an unknown state is left out. */
export function readCatalogFilter(query: URLSearchParams): CatalogFilter {
  const state = query.get("state") ?? "";
  return {
    search: (query.get("search") ?? "").trim().slice(0, 100),
    category: query.get("category") ?? "",
    state: Object.hasOwn(catalogStates, state) ? state : "",
    store: query.get("store") ?? "",
  };
}

/** The filter as the staff's API takes it. */
export function catalogFilterInput({ search, category, state, store }: CatalogFilter): CatalogFilterInput {
  return {
    search: search || null,
    category: category || null,
    store_code: store || null,
    state: (state || null) as CatalogState | null,
  };
}
