import {
  FilteredByColorDocument,
  FilteredByFamilyDocument,
  FilteredByOccasionDocument,
  FilteredByPetsDocument,
  FilteredByRecipientDocument,
  type ProviderDocument,
  SortedByAgeDocument,
} from "~/provider/contract/documents.generated";
import { isWhollySupported } from "~/provider/supports.server";
import { type FilterName, SORTS, type SortName } from "./listing-address";
import type { FacetView } from "./listing-view";

/** Filters that need the store's own attributes, each with the query that tests for them. */
const ownFilters: Partial<Record<FilterName, ProviderDocument<unknown, unknown>>> = {
  color: FilteredByColorDocument,
  family: FilteredByFamilyDocument,
  occasion: FilteredByOccasionDocument,
  pet: FilteredByPetsDocument,
  recipient: FilteredByRecipientDocument,
};

/** Leaves out facets that the provider counts but cannot filter by. */
export async function possibleFacets(facets: FacetView[]): Promise<FacetView[]> {
  const possible = await Promise.all(facets.map(({ name }) => canFilterBy(name)));
  return facets.filter((_, index) => possible[index]);
}

async function canFilterBy(name: FilterName): Promise<boolean> {
  const document = ownFilters[name];
  return document === undefined || isWhollySupported(document);
}

/** Returns the orders in which the provider can sort products. */
export async function possibleSorts(): Promise<SortName[]> {
  const hasAge = await isWhollySupported(SortedByAgeDocument);
  return SORTS.filter((sort) => sort !== "newest" || hasAge);
}
