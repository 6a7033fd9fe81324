import { cartById } from "../../carts/changed-cart";
import { claimOrderItem } from "../../claims/claim-item";
import { decideClaim } from "../../claims/decide-claim";
import { requireCustomer } from "../../customers/require-customer";
import type { Row } from "../../database/schema";
import { fulfillmentOrder } from "../../fulfillment/fulfillment-order";
import { fulfillmentResponse } from "../../fulfillment/fulfillment-response";
import { moveOrder } from "../../fulfillment/move-order";
import { previewByLink, refundByLink } from "../../fulfillment/refund-by-link";
import { invoicePath } from "../../invoices/invoice-token";
import { cancelOrderByToken, cancelOwnOrder } from "../../orders/cancel-order";
import { customerOrders } from "../../orders/customer-orders";
import { guestOrder } from "../../orders/guest-order";
import { orderByToken } from "../../orders/order-by-token";
import { viewToken } from "../../orders/order-link";
import { orderOfCart } from "../../orders/order-of-cart";
import { type OrderResponse, ordersResponse } from "../../orders/order-response";
import { reorderItems } from "../../orders/reorder-items";
import { printForFulfillment } from "../../print/print-for-fulfillment";
import { signArtworkToken } from "../../proofs/artwork-access";
import { sendProofAgain } from "../../proofs/send-proof-again";
import { requirePerson } from "../../shared/recaptcha";
import { deliverShipment } from "../../shipments/deliver-shipment";
import { shipOrder } from "../../shipments/ship-order";
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
    async fulfillment(_parent, { token }, context) {
      const order = await fulfillmentOrder(context, token);
      return order && fulfillmentResponse(context, token, order);
    },
    previewRefund: (_parent, { token, refund }, context) => previewByLink(context, token, refund),
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
    moveOrder: async (_parent, { token, step }, context) =>
      fulfillmentResponse(context, token, await moveOrder(context, token, step)),
    shipOrder: async (_parent, { input }, context) =>
      fulfillmentResponse(context, input.token, await shipOrder(context, input)),
    deliverShipment: async (_parent, { token, shipment_number }, context) =>
      fulfillmentResponse(context, token, await deliverShipment(context, token, shipment_number)),
    printOrder: async (_parent, { token }, context) =>
      fulfillmentResponse(context, token, await printForFulfillment(context, token)),
    sendProofAgain: async (_parent, { input }, context) =>
      fulfillmentResponse(context, input.token, await sendProofAgain(context, input)),
    refundOrder: async (_parent, { input }, context) =>
      fulfillmentResponse(context, input.token, await refundByLink(context, input)),
    decideClaim: async (_parent, { input }, context) =>
      fulfillmentResponse(context, input.token, await decideClaim(context, input)),
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
