import { cartById } from "../../carts/changed-cart";
import { claimOrderItem } from "../../claims/claim-item";
import { requireCustomer } from "../../customers/require-customer";
import type { Row } from "../../database/schema";
import { invoicePath } from "../../invoices/invoice-token";
import { cancelOrderByToken, cancelOwnOrder } from "../../orders/cancel-order";
import { customerOrders } from "../../orders/customer-orders";
import { guestOrder } from "../../orders/guest-order";
import { orderByToken } from "../../orders/order-by-token";
import { viewToken } from "../../orders/order-link";
import { orderOfCart } from "../../orders/order-of-cart";
import { type OrderResponse, ordersResponse } from "../../orders/order-response";
import { reorderItems } from "../../orders/reorder-items";
import { signArtworkToken } from "../../proofs/artwork-access";
import { requirePerson } from "../../shared/recaptcha";
import type { EngineContext } from "../context";
import type { Resolvers } from "../resolvers.generated";

async function answered(context: EngineContext, order: Row<"sales_order">): Promise<OrderResponse> {
  const [response] = await ordersResponse(context, [order]);
  return response;
}

export const orderResolvers: Resolvers = {
  Query: {
    async guestOrder(_parent, { input }, context) {
      await requirePerson(context);
      return answered(context, await guestOrder(context, input));
    },
    guestOrderByToken: async (_parent, { input }, context) =>
      answered(context, await orderByToken(context, input.token)),
    async orderOfCart(_parent, { cart_id }, context) {
      const order = await orderOfCart(context, cart_id);
      return order && answered(context, order);
    },
  },
  Mutation: {
    async reorderItems(_parent, { orderNumber }, context) {
      const { cartId, userInputErrors } = await reorderItems(context, orderNumber);
      return { cart: await cartById(context, cartId), userInputErrors };
    },
    cancelOrder: (_parent, { input }, context) => cancelOwnOrder(context, input.order_id, input.reason),
    cancelOrderByToken: (_parent, { order_token, reason }, context) =>
      cancelOrderByToken(context, order_token, reason),
    claimOrderItem: async (_parent, { input }, context) =>
      answered(context, await claimOrderItem(context, input)),
  },
  Customer: {
    async orders(_parent, args, context) {
      return customerOrders(context, (await requireCustomer(context)).id, args);
    },
  },
  CustomerOrder: {
    view_token: ({ id }, _args, { settings }) => viewToken.sign(settings, { orderId: Number(id) }),
    artwork_token: ({ id }, _args, { settings }) =>
      signArtworkToken(settings, Number(id), { mayAnswer: true }),
    invoice_url: ({ id, status_code }, _args, { settings }) => invoicePath(settings, Number(id), status_code),
  },
};
