import { inputError } from "../../graphql/errors";
import type { FilterEqualTypeInput, ProductAttributeFilterInput } from "../../graphql/resolvers.generated";
import type { Catalog } from "../catalog";
import type { CatalogProduct } from "../catalog-product";
import { unitPrice } from "../price";
import type { Candidate } from "./count-facets";
import type { FacetCode } from "./facets";
import type { AttributeValue } from "./product-attributes";

type Test = (product: CatalogProduct) => boolean;

/**
 * Returns the products that match every filter, and those excluded by a single facet's filter. `category_uid` selects
 * the list; `category_url_path` is the category facet's filter.
 * @throws GraphQLError when a price is not a number
 */
export function filterProducts(
  catalog: Catalog,
  products: CatalogProduct[],
  filter: ProductAttributeFilterInput,
): Candidate[] {
  const listTests = testsOfList(filter);
  const facetTests = testsOfFacets(catalog, filter);
  return products
    .filter((product) => listTests.every((test) => test(product)))
    .flatMap((product) => {
      const failed = facetTests.filter(({ test }) => !test(product));
      if (failed.length > 1) return [];
      return [{ product, excludedBy: failed.length === 0 ? null : failed[0].code }];
    });
}

function testsOfList(filter: ProductAttributeFilterInput): Test[] {
  const { sku, url_key, category_uid, name, tool_path } = filter;
  const wanted = name?.match?.trim().toLowerCase();
  return [
    ...(sku ? [equalTest(sku, (product) => [product.sku])] : []),
    ...(url_key ? [equalTest(url_key, (product) => [product.url_key])] : []),
    ...(tool_path ? [equalTest(tool_path, (product) => [product.tool_path ?? ""])] : []),
    ...(category_uid ? [equalTest(category_uid, ({ categoryUids }) => categoryUids)] : []),
    ...(wanted ? [(product: CatalogProduct) => product.name.toLowerCase().includes(wanted)] : []),
  ];
}

interface FacetTest {
  code: FacetCode;
  test: Test;
}

function testsOfFacets(catalog: Catalog, filter: ProductAttributeFilterInput): FacetTest[] {
  const { category_url_path, price } = filter;
  const tests: FacetTest[] = [];
  for (const code of ["family", "pets", "color", "recipient", "occasion"] as const) {
    const wanted = filter[code];
    if (wanted) tests.push({ code, test: equalTest(wanted, ({ attributes }) => valuesOf(attributes[code])) });
  }
  if (category_url_path) {
    tests.push({ code: "category_uid", test: equalTest(category_url_path, pathsIn(catalog)) });
  }
  if (price) tests.push({ code: "price", test: priceTest(price) });
  return tests;
}

function pathsIn({ categories }: Catalog): (product: CatalogProduct) => string[] {
  const paths = new Map(categories.map(({ uid, url_path }) => [uid, url_path ?? ""]));
  return ({ categoryUids }) => categoryUids.flatMap((uid) => paths.get(uid) ?? []);
}

/** Matches products with one of the requested values. An absent or empty condition matches everything. */
function equalTest(
  { eq, in: among }: FilterEqualTypeInput,
  valuesOf: (product: CatalogProduct) => string[],
): Test {
  if ((eq ?? among ?? null) === null) return () => true;
  return (product) =>
    valuesOf(product).some((value) => (eq ?? value) === value && (among?.includes(value) ?? true));
}

function priceTest({ from, to }: NonNullable<ProductAttributeFilterInput["price"]>): Test {
  const min = cents(from, 0);
  const max = cents(to, Number.POSITIVE_INFINITY);
  return (product) => {
    const price = unitPrice(product, {});
    return price >= min && price <= max;
  };
}

function cents(dollars: string | null | undefined, fallback: number): number {
  if (!dollars) return fallback;
  const amount = Math.round(Number(dollars) * 100);
  if (Number.isNaN(amount)) throw inputError(`"${dollars.slice(0, 20)}" isn't a price.`, "price");
  return amount;
}

function valuesOf(attributes: AttributeValue[]): string[] {
  return attributes.map(({ value }) => value);
}
