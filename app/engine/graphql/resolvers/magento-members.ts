import { readCatalog } from "../../catalog/catalog";
import { findCategories } from "../../catalog/find-categories";
import { returnAttributes } from "../../claims/return-attributes";
import { requireCustomer } from "../../customers/require-customer";
import { firstOrderDate } from "../../orders/customer-orders";
import { pageOf } from "../../shared/page-of";
import { noSuchEntity } from "../errors";
import type { CategoryTree, Resolvers } from "../resolvers.generated";

/**
 * Members of customers, products, categories and orders that Magento's other clients query. What the store does not have
 * is null, false or an empty list.
 */
export const magentoMemberResolvers: Resolvers = {
  Query: {
    /** Products have no attributes of the merchant's, customers neither; returned items have the choices of a claim. */
    attributesList: (_root, { entityType }) => ({
      items: entityType === "RMA_ITEM" ? returnAttributes() : [],
      errors: [],
    }),
    customerPaymentTokens: async (_root, _arguments, context) => {
      await requireCustomer(context);
      return { items: [] };
    },
    async categoryList(_root, { filters, ...paging }, { db, storeCode }) {
      return pageOf(findCategories(await readCatalog(db, storeCode), filters ?? {}), paging).items;
    },
  },
  Mutation: {
    async deletePaymentToken(_root, { public_hash }, context) {
      await requireCustomer(context);
      throw noSuchEntity(`Could not find a token using public hash: ${public_hash.slice(0, 64)}`);
    },
  },
  AttributeValue: { attribute: () => null },
  Customer: {
    gender: () => null,
    custom_attributes: () => [],
    allow_remote_shopping_assistance: () => false,
    group: ({ group_name }) => ({ uid: Buffer.from(group_name ?? "").toString("base64url") }),
  },
  CustomerOrders: {
    async date_of_first_order(_orders, _arguments, { db, customer }) {
      const current = await customer();
      return current ? firstOrderDate(db, current.id) : null;
    },
  },
  CategoryTree: {
    level: (category) => pathOf(category).length + 1,
    path: (category) => pathOf(category).join("/"),
    is_anchor: () => 1,
    children_count: (category) => String(descendants(category)),
    display_mode: () => "PRODUCTS",
    landing_page: () => null,
    cms_block: () => null,
  },
  SimpleProduct: {
    new_from_date: () => null,
    new_to_date: () => null,
    url_rewrites: ({ url_key }) => [{ url: url_key ?? "", parameters: [] }],
    custom_attributesV2: () => ({ items: [], errors: [] }),
    /** Pieces are made to order. */
    quantity: () => null,
  },
  SelectedPaymentMethod: { purchase_order_number: () => null },
  CancelOrderOutput: { error: ({ errorV2 }) => errorV2?.message ?? null },
};

/** The uids of a category and its ancestors, root first. */
function pathOf({ uid = "", breadcrumbs }: Partial<CategoryTree>): string[] {
  return [...(breadcrumbs ?? []).map((crumb) => crumb?.category_uid ?? ""), uid];
}

function descendants({ children }: Partial<CategoryTree>): number {
  return (children ?? []).reduce((total, child) => total + (child ? 1 + descendants(child) : 0), 0);
}
