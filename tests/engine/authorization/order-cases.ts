import { deliverAll, ordered } from "../atelier";
import type { EngineFixture } from "../engine-fixture";
import { returnedItem } from "../returned-item";
import type { AuthorizationCase, AuthorizationCases, Shopper } from "./authorization-case";

const order = (engine: EngineFixture, { sender }: Shopper) => ordered(engine, sender);

/** An operation that names a delivered order; the item is the owner's. */
function ofDelivered(
  idOf: (order: { id: string; token: string }) => string,
  input: (id: string | number, itemId: string) => object,
): AuthorizationCase {
  let itemId = "";
  return {
    async thing(engine, owner) {
      const delivered = await order(engine, owner);
      await deliverAll(engine, delivered);
      itemId = delivered.itemId;
      return idOf(delivered);
    },
    variables: (id) => ({ input: input(id, itemId) }),
  };
}

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
  "Mutation.requestGuestOrderCancel": {
    thing: async (engine, owner) => (await order(engine, owner)).token,
    variables: (token) => ({ input: { token, reason: "I changed my mind" } }),
  },
  "Mutation.requestReturn": ofDelivered(
    ({ id }) => id,
    (order_uid, itemId) => ({ order_uid, items: [returnedItem(itemId)] }),
  ),
  "Mutation.requestGuestReturn": ofDelivered(
    ({ token }) => token,
    (token, itemId) => ({ token, items: [returnedItem(itemId)] }),
  ),
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
