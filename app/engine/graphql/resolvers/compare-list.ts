import type { CatalogProduct } from "../../catalog/catalog-product";
import {
  addToCompareList,
  assignCompareList,
  comparedProducts,
  createCompareList,
  deleteCompareList,
  findCompareList,
  ownCompareList,
  removeFromCompareList,
} from "../../compare-lists/compare-list";
import type { Row } from "../../database/schema";
import type { EngineContext } from "../context";
import type { CompareList, Resolvers } from "../resolvers.generated";

/** What products are compared by: attributes that all of them have. */
const ATTRIBUTES = [
  { code: "sku", label: "SKU" },
  { code: "short_description", label: "Short Description" },
];

/** Compare lists of customers and guests. */
export const compareListResolvers: Resolvers = {
  Query: {
    compareList: async (_root, { uid }, context) =>
      viewCompareList(context, await findCompareList(context, uid)),
  },
  Mutation: {
    createCompareList: async (_root, { input }, context) =>
      viewCompareList(context, await createCompareList(context, input?.products ?? [])),
    addProductsToCompareList: async (_root, { input }, context) =>
      viewCompareList(context, await addToCompareList(context, input?.uid ?? "", input?.products ?? [])),
    removeProductsFromCompareList: async (_root, { input }, context) =>
      viewCompareList(context, await removeFromCompareList(context, input?.uid ?? "", input?.products ?? [])),
    async assignCompareListToCustomer(_root, { uid }, context) {
      const list = await assignCompareList(context, uid);
      return { result: true, compare_list: await viewCompareList(context, list) };
    },
    async deleteCompareList(_root, { uid }, context) {
      await deleteCompareList(context, uid);
      return { result: true };
    },
  },
  Customer: {
    async compare_list(_customer, _arguments, context) {
      const list = await ownCompareList(context);
      return list ? viewCompareList(context, list) : null;
    },
  },
};

async function viewCompareList(context: EngineContext, list: Row<"compare_list">): Promise<CompareList> {
  const products = await comparedProducts(context, list);
  return {
    uid: list.uid,
    item_count: products.length,
    attributes: ATTRIBUTES,
    items: products.map(({ view, sku, short_description }) => ({
      uid: view.uid,
      product: view,
      attributes: attributesOf({ sku, short_description }),
    })),
  };
}

function attributesOf(values: Pick<CatalogProduct, "sku" | "short_description">) {
  return ATTRIBUTES.map(({ code }) => ({ code, value: values[code as keyof typeof values] }));
}
