import type { ListingProductsQueryVariables } from "~/provider/contract/documents.generated";
import type { ChosenFilters, ListingAddress, SortName } from "./listing-address";

type Filter = ListingProductsQueryVariables["filter"];
type Sort = NonNullable<ListingProductsQueryVariables["sort"]>;

const PRODUCTS_PER_PAGE = 24;

const SORT_INPUTS: Record<SortName, Sort> = {
  name: { name: "ASC" },
  price: { price: "ASC" },
  "price-desc": { price: "DESC" },
  newest: { created_at: "DESC" },
};

/**
 * Returns the query variables for one page of a listing.
 * @param scope the filter that defines the list, such as its category
 */
export function listingVariables(address: ListingAddress, scope: Filter): ListingProductsQueryVariables {
  return {
    ...(address.words && { search: address.words }),
    filter: { ...scope, ...filterInput(address.filters) },
    ...(address.sort && { sort: SORT_INPUTS[address.sort] }),
    pageSize: PRODUCTS_PER_PAGE,
    currentPage: address.page,
  };
}

function filterInput({ category, family, pet, color, recipient, occasion, price }: ChosenFilters): Filter {
  return {
    ...(category.length > 0 && { category_url_path: { in: category } }),
    ...(family.length > 0 && { family: { in: family } }),
    ...(pet.length > 0 && { pets: { in: pet } }),
    ...(color.length > 0 && { color: { in: color } }),
    ...(recipient.length > 0 && { recipient: { in: recipient } }),
    ...(occasion.length > 0 && { occasion: { in: occasion } }),
    ...(price.length > 0 && { price: priceInput(price[0]) }),
  };
}

/** `15-24.99` or `60-`. */
function priceInput(range: string) {
  const [from, to] = range.split("-");
  return { from, ...(to && { to }) };
}
