import { releaseUnpaidOrder } from "../../orders/release-unpaid-order";
import { hostedPayment } from "../../payments/hosted-payment";
import { takePayment } from "../../payments/take-payment";
import type { Resolvers } from "../resolvers.generated";

export const paymentResolvers: Resolvers = {
  Query: {
    hostedPayment: (_parent, { order_token, return_url }, context) =>
      hostedPayment(context, order_token, return_url),
  },
  Mutation: {
    releaseUnpaidOrder: (_parent, { order_token, present_cart_id }, context) =>
      releaseUnpaidOrder(context, order_token, present_cart_id ?? null),
    takePayment: async (_parent, { receipt }, context) => ({ outcome: await takePayment(context, receipt) }),
  },
};
