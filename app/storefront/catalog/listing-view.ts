import type { FilterName, ListingAddress, SortName } from "./listing-address";
import type { ProductCardView } from "./product-card";

export interface FacetOptionView {
  /** As the address says it. */
  value: string;
  label: string;
  /** How many products the list has with it. */
  count: number;
  /** A color's own color (hex). */
  swatch?: string;
}

export interface FacetView {
  name: FilterName;
  label: string;
  options: FacetOptionView[];
}

export interface ChosenView {
  name: FilterName;
  value: string;
  label: string;
}

/** One page of a category or of what was found, and the ways to others. */
export interface ListingView {
  /** Path of the page that shows it. */
  path: string;
  address: ListingAddress;
  /** All products of the list, on this page and others. */
  total: number;
  pages: number;
  /** The orders it can be had in, besides its own. */
  sorts: SortName[];
  facets: FacetView[];
  chosen: ChosenView[];
  cards: ProductCardView[];
}
