import { customerOrders } from "../../orders/customer-orders";
import { answerOrder } from "../../orders/order-answer";
import { orderByToken } from "../../orders/order-by-token";
import { authorizationError } from "../errors";
import type { Resolvers } from "../resolvers.generated";

export const orderResolvers: Resolvers = {
  Query: {
    guestOrderByToken: async (_parent, { input }, context) =>
      answerOrder(await orderByToken(context.db, context.storeCode, input.token)),
  },
  Customer: {
    async orders(_parent, args, context) {
      const customer = await context.customer();
      if (!customer) throw authorizationError();
      return customerOrders(context.db, customer.id, args);
    },
  },
};
