import { type FoundAbandonedCart, findAbandonedCart } from "../../abandoned-carts/find-abandoned-cart";
import { openAbandonedCart } from "../../abandoned-carts/open-abandoned-cart";
import { withoutPersonalData } from "../../abandoned-carts/renew-cart";
import { cartResponse } from "../../carts/cart-response";
import { viewCart } from "../../carts/view-cart";
import type { EngineContext } from "../context";
import type { AbandonedCart, Resolvers } from "../resolvers.generated";

export const abandonedCartResolvers: Resolvers = {
  Query: {
    abandonedCart: async (_root, { token, present_cart_id }, context) =>
      withVisibleCart(context, await findAbandonedCart(context, token), present_cart_id ?? null),
  },
  Mutation: {
    openAbandonedCart: async (_root, { token, present_cart_id }, context) =>
      response(context, await openAbandonedCart(context, token, present_cart_id ?? null)),
  },
};

/** Shows a cart that is not the visitor's without its id and the personal data in it. */
async function withVisibleCart(
  context: EngineContext,
  found: FoundAbandonedCart | null,
  presentCartId: string | null,
): Promise<AbandonedCart | null> {
  if (found?.state !== "WAITING") return found;
  if (found.cart.id === presentCartId) return response(context, found);
  const view = await viewCart(context.db, withoutPersonalData(found.cart));
  return {
    state: found.state,
    cart: cartResponse(context.settings, { ...view, cart: { ...view.cart, id: "" } }),
  };
}

async function response(context: EngineContext, found: FoundAbandonedCart | null) {
  if (found?.state !== "WAITING") return found;
  return { state: found.state, cart: cartResponse(context.settings, await viewCart(context.db, found.cart)) };
}
