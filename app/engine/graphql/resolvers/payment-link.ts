import { cartResponse } from "../../carts/cart-response";
import { placeDraftOrder } from "../../draft-orders/place-draft-order";
import { type PaymentLinkView, readPaymentLink } from "../../draft-orders/read-payment-link";
import { toMoney } from "../../totals/money";
import type { EngineContext } from "../context";
import type { PaymentLink, Resolvers } from "../resolvers.generated";
import { placedOrderResponse } from "./checkout";

export const paymentLinkResolvers: Resolvers = {
  Query: {
    async paymentLink(_root, { token }, context) {
      const link = await readPaymentLink(context, token);
      return link && response(context, link);
    },
  },
  Mutation: {
    async placePaymentLinkOrder(_root, { input }, context) {
      const { expected_total, order_token, payment_method, token } = input;
      const placing = {
        paymentMethod: payment_method,
        expectedCents: Math.round(expected_total * 100),
        orderToken: order_token ?? null,
      };
      return placedOrderResponse(context, await placeDraftOrder(context, token, placing));
    },
  },
};

/** The cart is shown without its id: it stays with staff. */
function response({ settings }: EngineContext, link: PaymentLinkView): PaymentLink {
  if (link.state === "ORDERED" || link.state === "CANCELED") return { state: link.state };
  if (link.state === "UNPAID") return { state: link.state, order_number: link.order.number };
  const { draft, state, view } = link;
  return {
    state,
    cart: cartResponse(settings, { ...view, cart: { ...view.cart, id: "" } }),
    expires_at: draft.expires_at,
    emailed_total: draft.emailed_total_cents === null ? null : toMoney(draft.emailed_total_cents),
  };
}
