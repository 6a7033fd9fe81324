import { customerReturn, customerReturns } from "../../claims/customer-returns";
import { requestGuestReturn, requestReturn } from "../../claims/request-return";
import { requireCustomer } from "../../customers/require-customer";
import type { Row } from "../../database/schema";
import { ordersResponse } from "../../orders/order-response";
import { pageOf } from "../../shared/page-of";
import type { EngineContext } from "../context";
import { inputError } from "../errors";
import type { RequestReturnOutput, Resolvers } from "../resolvers.generated";

const NOTHING_TO_CONFIRM = "Nothing waits for a confirmation: this store takes requests at once.";

/** Adobe Commerce's returns: claims about lines of orders. */
export const returnResolvers: Resolvers = {
  Mutation: {
    requestReturn: async (_root, { input }, context) =>
      requested(context, await requestReturn(context, input)),
    requestGuestReturn: async (_root, { input }, context) =>
      requested(context, await requestGuestReturn(context, input)),
    confirmReturn() {
      throw inputError(NOTHING_TO_CONFIRM, "confirmation_key");
    },
  },
  Customer: {
    returns: async (_customer, page, context) =>
      customerReturns(context, (await requireCustomer(context)).id, page),
    return: async (_customer, { uid }, context) =>
      customerReturn(context, (await requireCustomer(context)).id, uid),
  },
  CustomerOrder: { returns: ({ returns }, page) => pageOf(returns?.items ?? [], page) },
  RequestReturnOutput: { returns: ({ returns }, page) => pageOf(returns?.items ?? [], page) },
};

async function requested(context: EngineContext, order: Row<"sales_order">): Promise<RequestReturnOutput> {
  const [{ returns }] = await ordersResponse(context, [order]);
  return { returns, return: returns?.items?.[0] ?? null };
}
