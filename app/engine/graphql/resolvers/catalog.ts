import { readCatalog } from "../../catalog/catalog";
import { findCategories } from "../../catalog/find-categories";
import { findProducts, namedBy } from "../../catalog/find-products";
import { findRoute } from "../../catalog/find-route";
import { isRemoved } from "../../catalog/is-removed";
import { loadProducts } from "../../catalog/load-products";
import { matchingCategories } from "../../catalog/search/matching-categories";
import { readConfiguration } from "../../content/configuration";
import { visitorCatalog } from "../../promotions/price-code-catalog";
import { pageOf } from "../../shared/page-of";
import { arrivalDate } from "../../shipping/arrival-date";
import { methodsTo } from "../../shipping/shipping-methods";
import { readShippingTable } from "../../shipping/shipping-table";
import type { Resolvers } from "../resolvers.generated";

export const catalogResolvers: Resolvers = {
  Query: {
    route: (_root, { url }, context) => findRoute(context, url),
    isRemoved: (_root, { url }, { db, storeCode }) => isRemoved(db, storeCode, url),
    async categories(_root, { filters, ...paging }, { db, storeCode }) {
      return pageOf(findCategories(await readCatalog(db, storeCode), filters ?? {}), paging);
    },
    async products(_root, args, context) {
      const catalog = await visitorCatalog(context, namedBy(args.filter));
      const found = findProducts(catalog, args);
      const page = pageOf(found.products, args);
      return {
        ...page,
        items: page.items.map(({ view }) => view),
        aggregations: found.aggregations,
        sort_fields: found.sortFields,
        suggestions: found.suggestions.map((search) => ({ search })),
        get matching_categories() {
          return matchingCategories(catalog, args.search ?? "");
        },
      };
    },
  },
  SimpleProduct: {
    async arrival_date({ sku }, _arguments, { db, storeCode }) {
      const product = (await loadProducts(db, storeCode, [sku ?? ""])).get(sku ?? "");
      if (!product || product.is_virtual) return null;
      const [table, configuration] = await Promise.all([
        readShippingTable(db, storeCode),
        readConfiguration(db, storeCode),
      ]);
      const [method] = methodsTo(table, configuration, "");
      return method ? arrivalDate(method, product.production_days, configuration, new Date()) : null;
    },
  },
};
