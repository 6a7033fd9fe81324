import type { AdminCase, OrderForm } from "./admin-cases";

const DRAFTS = ["owner", "manager", "support"];
const draft =
  (fields: object = {}) =>
  ({ version, key }: OrderForm) => ({ input: { id: "0", version, key, ...fields } });

/** Who may put orders together for customers. */
export const draftOrderCases: Record<string, AdminCase> = {
  "Query.draftOrders": { allowed: DRAFTS },
  "Query.draftOrder": { allowed: DRAFTS, variables: () => ({ id: "0" }) },
  "Query.draftOrderProducts": { allowed: DRAFTS, variables: () => ({ id: "0", search: "mug" }) },
  "Query.draftOrderProduct": { allowed: DRAFTS, variables: () => ({ id: "0", sku: "photo-mug" }) },
  "Mutation.createDraftOrder": {
    allowed: DRAFTS,
    variables: ({ key }) => ({ input: { key, store_code: "mpc", email: "ada@example.com" } }),
  },
  "Mutation.addDraftOrderItem": { allowed: DRAFTS, variables: draft({ sku: "photo-mug", quantity: 1 }) },
  "Mutation.updateDraftOrderItem": { allowed: DRAFTS, variables: draft({ uid: "0", quantity: 1 }) },
  "Mutation.setDraftOrderAddress": {
    allowed: DRAFTS,
    variables: draft({
      address: {
        firstname: "Ada",
        lastname: "Byron",
        street: ["1 Main Street"],
        city: "Albany",
        region: "NY",
        postcode: "12207",
        telephone: "5185550100",
      },
    }),
  },
  "Mutation.setDraftOrderShippingMethod": { allowed: DRAFTS, variables: draft({ method_code: "standard" }) },
  "Mutation.setDraftOrderDiscount": { allowed: DRAFTS, variables: draft({ amount: "5", reason: "Thanks" }) },
  "Mutation.setDraftOrderComment": { allowed: DRAFTS, variables: draft({ comment: "Called" }) },
  "Mutation.sendDraftOrder": { allowed: DRAFTS, variables: draft({ message: "" }) },
  "Mutation.revokeDraftOrderLink": { allowed: DRAFTS, variables: draft() },
  "Mutation.reopenDraftOrder": { allowed: DRAFTS, variables: draft() },
  "Mutation.cancelDraftOrder": { allowed: DRAFTS, variables: draft() },
};
