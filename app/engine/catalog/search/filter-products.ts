import { inputError } from "../../graphql/errors";
import type { FilterEqualTypeInput, ProductAttributeFilterInput } from "../../graphql/resolvers.generated";
import type { CatalogProduct } from "../catalog-product";
import type { Catalogue } from "../catalogue";
import { unitPrice } from "../price";
import type { Candidate } from "./count-facets";
import type { FacetCode } from "./facets";
import type { AttributeValue } from "./product-attributes";

type Test = (product: CatalogProduct) => boolean;

/**
 * The products that pass every filter, and those that one facet's filter alone keeps out. `category_uid` says
 * which list it is; `category_url_path` is the filter of the category's facet.
 * @throws GraphQLError when a price is no number
 */
export function filterProducts(
  catalogue: Catalogue,
  products: CatalogProduct[],
  filter: ProductAttributeFilterInput,
): Candidate[] {
  const listTests = testsOfList(filter);
  const facetTests = testsOfFacets(catalogue, filter);
  return products
    .filter((product) => listTests.every((test) => test(product)))
    .flatMap((product) => {
      const failed = facetTests.filter(({ test }) => !test(product));
      if (failed.length > 1) return [];
      return [{ product, keptOutBy: failed.length === 0 ? null : failed[0].code }];
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

function testsOfFacets(catalogue: Catalogue, filter: ProductAttributeFilterInput): FacetTest[] {
  const { category_url_path, price } = filter;
  const tests: FacetTest[] = [];
  for (const code of ["family", "pets", "color", "occasion"] as const) {
    const wanted = filter[code];
    if (wanted) tests.push({ code, test: equalTest(wanted, ({ attributes }) => valuesOf(attributes[code])) });
  }
  if (category_url_path) {
    tests.push({ code: "category_uid", test: equalTest(category_url_path, pathsIn(catalogue)) });
  }
  if (price) tests.push({ code: "price", test: priceTest(price) });
  return tests;
}

function pathsIn({ categories }: Catalogue): (product: CatalogProduct) => string[] {
  const paths = new Map(categories.map(({ uid, url_path }) => [uid, url_path ?? ""]));
  return ({ categoryUids }) => categoryUids.flatMap((uid) => paths.get(uid) ?? []);
}

/** Passes what has a value that is asked for. An absent or empty condition lets everything pass. */
function equalTest(
  { eq, in: among }: FilterEqualTypeInput,
  valuesOf: (product: CatalogProduct) => string[],
): Test {
  if ((eq ?? among ?? null) === null) return () => true;
  return (product) =>
    valuesOf(product).some((value) => (eq ?? value) === value && (among?.includes(value) ?? true));
}

function priceTest({ from, to }: NonNullable<ProductAttributeFilterInput["price"]>): Test {
  const least = cents(from, 0);
  const most = cents(to, Number.POSITIVE_INFINITY);
  return (product) => {
    const price = unitPrice(product, {});
    return price >= least && price <= most;
  };
}

/** Dollars as text → cents. */
function cents(dollars: string | null | undefined, fallback: number): number {
  if (!dollars) return fallback;
  const amount = Math.round(Number(dollars) * 100);
  if (Number.isNaN(amount)) throw inputError(`"${dollars.slice(0, 20)}" isn't a price.`, "price");
  return amount;
}

function valuesOf(attributes: AttributeValue[]): string[] {
  return attributes.map(({ value }) => value);
}
