import { type Catalog, readCatalog } from "../catalog/catalog";
import type { CatalogProduct } from "../catalog/catalog-product";
import { ROOT_CATEGORY_UID } from "../catalog/category-uid";
import type { EngineContext } from "../graphql/context";
import { visitorCatalog } from "../promotions/price-code-catalog";
import { categoryProductsResponse, categoryResponse, categoryTreeResponse } from "./category-response";
import { type Fields, matchCriteria } from "./criteria/match-criteria";
import { readSearchCriteria, searchCriteriaResponse } from "./criteria/search-criteria";
import { asMagentoResponse, noSuchEntity } from "./magento-response";
import { ENABLED, productPrice, productResponse, productType, VISIBLE_EVERYWHERE } from "./product-response";
import { get, type RestRoute } from "./rest-route";

/** The catalog in Magento's REST API, for everybody, as in a Magento that allows anonymous guest access. */

const PAGE_SIZE = { usual: 20, max: 300 };
const MAX_DEPTH = 20;

/** What products can be filtered and sorted by. */
const productFields: Fields<CatalogProduct> = {
  sku: ({ sku }) => sku,
  name: ({ name }) => name,
  url_key: ({ url_key }) => url_key,
  price: productPrice,
  type_id: productType,
  status: () => ENABLED,
  visibility: () => VISIBLE_EVERYWHERE,
  created_at: ({ created_at }) => created_at,
  category_id: ({ categoryUids }) => categoryUids,
};

export const catalogRoutes: RestRoute[] = [
  get(/^\/rest\/(?:mpc\/)?V1\/products$/, (request, context) =>
    asMagentoResponse(() => listProducts(request, context)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/products\/([\w.-]{1,64})$/, (_request, context, sku) =>
    asMagentoResponse(() => showProduct(context, sku)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/categories$/, (request, context) =>
    asMagentoResponse(() => showCategoryTree(request, context)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/categories\/([\w-]{1,200})$/, (_request, context, id) =>
    asMagentoResponse(async () => {
      const catalog = await readCatalog(context.db, context.storeCode);
      return categoryResponse(requireCategory(catalog, id));
    }),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/categories\/([\w-]{1,200})\/products$/, (_request, context, id) =>
    asMagentoResponse(async () => {
      const catalog = await readCatalog(context.db, context.storeCode);
      return categoryProductsResponse(requireCategory(catalog, id).uid, catalog);
    }),
  ),
];

/** GET products?searchCriteria[…]: the products for sale. */
async function listProducts(request: Request, context: EngineContext): Promise<object> {
  const criteria = readSearchCriteria(new URL(request.url), PAGE_SIZE);
  const { products } = await visitorCatalog(context);
  const salable = products.filter(({ is_salable }) => is_salable === 1);
  const { items, total_count } = matchCriteria(salable, criteria, productFields);
  return {
    items: items.map(productResponse),
    search_criteria: searchCriteriaResponse(criteria),
    total_count,
  };
}

/** GET products/{sku}. */
async function showProduct(context: EngineContext, sku: string): Promise<object> {
  const product = (await visitorCatalog(context, { skus: [sku], urlKeys: [] })).bySku.get(sku);
  if (!product) throw noSuchEntity("sku", sku);
  return productResponse(product);
}

/** GET categories?rootCategoryId=…&depth=…: the tree below a category, by default the whole. */
async function showCategoryTree(request: Request, context: EngineContext): Promise<object> {
  const { searchParams } = new URL(request.url);
  const catalog = await readCatalog(context.db, context.storeCode);
  const root = searchParams.get("rootCategoryId") ?? ROOT_CATEGORY_UID;
  const depth = Number(searchParams.get("depth") ?? MAX_DEPTH);
  const category = root === ROOT_CATEGORY_UID ? null : requireCategory(catalog, root);
  return categoryTreeResponse(category, catalog, depth >= 0 ? Math.min(depth, MAX_DEPTH) : MAX_DEPTH);
}

function requireCategory({ categories }: Catalog, id: string) {
  const category = categories.find(({ uid }) => uid === id);
  if (!category) throw noSuchEntity("id", id);
  return category;
}
