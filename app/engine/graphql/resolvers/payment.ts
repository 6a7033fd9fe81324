import { releaseUnpaidOrder } from "../../orders/release-unpaid-order";
import { confirmPayment } from "../../payments/sessions/confirm-payment";
import { isPayable } from "../../payments/sessions/payable-order";
import { startPayment } from "../../payments/sessions/start-payment";
import { takePayment } from "../../payments/take-payment";
import type { Resolvers } from "../resolvers.generated";

export const paymentResolvers: Resolvers = {
  Query: {
    isPayable: (_parent, { order_token }, context) => isPayable(context, order_token),
  },
  Mutation: {
    startPayment: (_parent, { order_token, return_url }, context) =>
      startPayment(context, order_token, return_url),
    confirmPayment: async (_parent, { order_token }, context) => ({
      outcome: await confirmPayment(context, order_token),
    }),
    releaseUnpaidOrder: (_parent, { order_token, present_cart_id }, context) =>
      releaseUnpaidOrder(context, order_token, present_cart_id ?? null),
    takePayment: async (_parent, { receipt }, context) => ({ outcome: await takePayment(context, receipt) }),
  },
};
