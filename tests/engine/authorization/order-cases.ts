import { ordered } from "../atelier";
import type { EngineFixture } from "../engine-fixture";
import type { AuthorizationCases, Shopper } from "./authorization-case";

const order = (engine: EngineFixture, { sender }: Shopper) => ordered(engine, sender);

/** Customers' orders. Orders opened by a token are tested with other tokens (token-cases.ts). */
export const orderCases: AuthorizationCases = {
  "Mutation.reorderItems": {
    thing: async (engine, owner) => (await order(engine, owner)).number,
    variables: (orderNumber) => ({ orderNumber }),
  },
  "Mutation.cancelOrder": {
    thing: async (engine, owner) => (await order(engine, owner)).id,
    variables: (order_id) => ({ input: { order_id, reason: "I changed my mind" } }),
  },
  "Mutation.cancelOrderByToken": {
    thing: async (engine, owner) => (await order(engine, owner)).token,
    variables: (order_token) => ({ order_token, reason: "I changed my mind" }),
  },
  "Mutation.releaseUnpaidOrder": {
    thing: async (engine, { sender }) => (await ordered(engine, sender, { payment: "sandbox_hosted" })).token,
    variables: (order_token) => ({ order_token }),
  },
  "Query.guestOrder": {
    thing: async (engine, owner) => (await order(engine, owner)).number,
    variables: (number, { email }) => ({ input: { number, email, lastname: "Byron" } }),
    // Customers' orders are only shown after signing in.
    isRejectedToOwner: true,
  },
};
