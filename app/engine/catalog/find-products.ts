import { inputError } from "../graphql/errors";
import type {
  FilterEqualTypeInput,
  ProductAttributeSortInput,
  QueryProductsArgs,
} from "../graphql/resolvers.generated";
import type { CatalogProduct } from "./catalog-product";
import type { Catalogue } from "./catalogue";
import { unitPrice } from "./price";

const LONGEST_SEARCH = 128;

type Test = (product: CatalogProduct) => boolean;

/** The products that meet the search and every filter, sorted. Those no longer for sale are left out. */
export function findProducts(catalogue: Catalogue, args: Partial<QueryProductsArgs>): CatalogProduct[] {
  const tests = [...filterTests(catalogue, args.filter ?? {}), ...searchTests(args.search)];
  const found = catalogue.products.filter(
    (product) => product.is_salable === 1 && tests.every((test) => test(product)),
  );
  return sorted(found, args.sort ?? {}, oneCategory(catalogue, args.filter ?? {}));
}

function filterTests(catalogue: Catalogue, filter: NonNullable<QueryProductsArgs["filter"]>): Test[] {
  const inCategory = equalTest(filter.category_uid);
  const pathUids = catalogue.categories
    .filter(({ url_path }) => equalTest(filter.category_url_path)(url_path ?? ""))
    .map(({ uid }) => uid);
  const named = filter.name?.match?.trim().toLowerCase();
  const from = priceBound(filter.price?.from, 0);
  const to = priceBound(filter.price?.to, Number.POSITIVE_INFINITY);
  return [
    ({ sku }) => equalTest(filter.sku)(sku),
    ({ url_key }) => equalTest(filter.url_key)(url_key),
    ({ categoryUids }) => !filter.category_uid || categoryUids.some(inCategory),
    ({ categoryUids }) => !filter.category_url_path || categoryUids.some((uid) => pathUids.includes(uid)),
    ({ name }) => !named || name.toLowerCase().includes(named),
    (product) => unitPrice(product, {}) >= from && unitPrice(product, {}) <= to,
  ];
}

/** An absent filter lets everything pass; one without a condition, too. */
function equalTest(filter: FilterEqualTypeInput | null | undefined): (value: string) => boolean {
  if (!filter) return () => true;
  return (value) => (filter.eq ?? value) === value && (filter.in?.includes(value) ?? true);
}

/** Dollars as text → cents. */
function priceBound(dollars: string | null | undefined, fallback: number): number {
  if (!dollars) return fallback;
  const cents = Math.round(Number(dollars) * 100);
  if (Number.isNaN(cents)) throw inputError(`"${dollars.slice(0, 20)}" is not a price.`, "price");
  return cents;
}

/** Every word of the search must occur in what the product's card and page say. */
function searchTests(search: string | null | undefined): Test[] {
  const words = (search ?? "").slice(0, LONGEST_SEARCH).toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => (product) => searchText(product).includes(word));
}

function searchText(product: CatalogProduct): string {
  return [product.name, product.meta_keyword, product.short_description, product.sku].join(" ").toLowerCase();
}

/** Positions within the one category that was asked for. */
function oneCategory(
  catalogue: Catalogue,
  filter: NonNullable<QueryProductsArgs["filter"]>,
): ReadonlyMap<string, number> | undefined {
  const path = filter.category_url_path?.eq;
  const uid = filter.category_uid?.eq ?? (path ? catalogue.byUrlPath.get(path)?.uid : undefined);
  return uid ? catalogue.positions.get(uid) : undefined;
}

function sorted(
  products: CatalogProduct[],
  sort: ProductAttributeSortInput,
  positions: ReadonlyMap<string, number> | undefined,
): CatalogProduct[] {
  const position = ({ sku, position }: CatalogProduct) => positions?.get(sku) ?? position;
  const direction = Object.values(sort).includes("DESC") ? -1 : 1;
  const order = (one: CatalogProduct, other: CatalogProduct) => {
    if (sort.name) return one.name.localeCompare(other.name, "en");
    if (sort.price) return unitPrice(one, {}) - unitPrice(other, {});
    return position(one) - position(other);
  };
  return products.toSorted((one, other) => direction * order(one, other) || position(one) - position(other));
}
