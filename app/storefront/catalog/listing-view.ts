import type { FilterName, ListingAddress, SortName } from "./listing-address";
import type { ProductCardView } from "./product-card";

export interface FacetOptionView {
  /** The value in the URL. */
  value: string;
  label: string;
  /** Number of products in the list with this value. */
  count: number;
  /** Color of a color value (hex). */
  swatch?: string;
}

export interface FacetView {
  name: FilterName;
  label: string;
  options: FacetOptionView[];
}

/** One page of a category or of search results, with links to the others. */
export interface ListingView {
  /** Path of the page that shows it. */
  path: string;
  address: ListingAddress;
  /** Number of products on all pages. */
  total: number;
  pages: number;
  /** Sort orders offered besides the default. */
  sorts: SortName[];
  facets: FacetView[];
  chosen: { name: FilterName; value: string; label: string }[];
  cards: ProductCardView[];
}
