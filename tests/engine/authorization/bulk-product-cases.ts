import type { AdminCase } from "./admin-cases";

const CATALOG = ["owner", "manager"];
const listing = { skus: ["pet-tag"], store_code: "mpc", path: "custom-pet-mugs", is_added: true };

/** Who may take a step for several products. */
export const bulkProductCases: Record<string, AdminCase> = {
  "Query.productStep": {
    allowed: CATALOG,
    variables: () => ({ input: { skus: ["photo-mug"], step: "HIDE" } }),
  },
  "Query.categoryStep": { allowed: CATALOG, variables: () => ({ input: listing }) },
  "Mutation.changeProducts": {
    allowed: CATALOG,
    variables: ({ version, key }) => ({
      input: { products: [{ sku: "photo-mug", version }], step: "HIDE", as_draft: true, key },
    }),
  },
  "Mutation.changeCategoryProducts": {
    allowed: CATALOG,
    variables: ({ version, key }) => ({ input: { ...listing, as_draft: true, version, key } }),
  },
};
