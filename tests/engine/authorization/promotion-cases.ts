import type { AdminCase } from "./admin-cases";

const MANAGERS = ["owner", "manager"];
const form = { store_code: "mpc", key: "key-of-the-form-1", version: "none" };
const input = (fields: object = {}) => ({
  allowed: MANAGERS,
  variables: () => ({ input: { ...form, ...fields } }),
});
const priceCodeFields = {
  kind: "PERCENT",
  value: "0",
  skus: "",
  size: "",
  from: "",
  to: "",
  title: "",
  is_public: false,
  show_timer: false,
};
const offerFields = {
  title: "",
  text: "",
  details: "",
  notice: "",
  price_codes: "",
  from: "",
  to: "",
  show_timer: false,
};

/** Price codes, offers, and what else marketing needs. */
export const promotionCases: Record<string, AdminCase> = {
  "Query.priceCodes": { allowed: MANAGERS },
  "Query.priceCode": { allowed: MANAGERS, variables: () => ({ store_code: "mpc", code: "unknown" }) },
  "Query.offers": { allowed: MANAGERS, variables: () => ({ store_code: "mpc" }) },
  "Mutation.exportPriceCodes": { allowed: MANAGERS },
  "Mutation.createPriceCode": {
    allowed: MANAGERS,
    variables: () => ({
      input: { store_code: "mpc", code: "", key: "key-of-the-form-1", fields: priceCodeFields },
    }),
  },
  "Mutation.changePriceCode": input({ code: "UNKNOWN", fields: priceCodeFields }),
  "Mutation.endPriceCode": input({ code: "UNKNOWN" }),
  "Mutation.resetPriceCode": input({ code: "UNKNOWN" }),
  "Mutation.deletePriceCode": input({ code: "UNKNOWN" }),
  "Mutation.createOffer": input({ fields: offerFields }),
  "Mutation.changeOffer": input({ position: 0, fields: offerFields }),
  "Mutation.endOffer": input({ position: 0 }),
  "Mutation.moveOffer": input({ position: 0, is_up: true }),
  "Mutation.deleteOffer": input({ position: 0 }),
  "Mutation.resetOffers": input(),
  "Query.abandonedCarts": { allowed: ["owner", "manager", "support"] },
  "Mutation.exportSubscribers": {
    allowed: MANAGERS,
    variables: () => ({ input: { store_code: "mpc", from: "", to: "" } }),
  },
};
