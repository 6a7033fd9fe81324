import { type FoundAbandonedCart, findAbandonedCart } from "../../abandoned-carts/find-abandoned-cart";
import { openAbandonedCart } from "../../abandoned-carts/open-abandoned-cart";
import { withoutPersonalData } from "../../abandoned-carts/renew-cart";
import { answerCart } from "../../carts/cart-answer";
import { viewCart } from "../../carts/view-cart";
import type { EngineContext } from "../context";
import type { LeftCart, Resolvers } from "../resolvers.generated";

export const abandonedCartResolvers: Resolvers = {
  Query: {
    leftCart: async (_root, { token, present_cart_id }, context) =>
      look(context, await findAbandonedCart(context, token), present_cart_id ?? null),
  },
  Mutation: {
    openLeftCart: async (_root, { token, present_cart_id }, context) =>
      answer(context, await openAbandonedCart(context, token, present_cart_id ?? null)),
  },
};

/** Shows a cart that is not the visitor's without its id and the personal data in it. */
async function look(
  context: EngineContext,
  found: FoundAbandonedCart | null,
  presentCartId: string | null,
): Promise<LeftCart | null> {
  if (found?.state !== "WAITING") return found;
  if (found.cart.id === presentCartId) return answer(context, found);
  const view = await viewCart(context.db, withoutPersonalData(found.cart));
  return {
    state: found.state,
    cart: answerCart(context.settings, { ...view, cart: { ...view.cart, id: "" } }),
  };
}

async function answer(context: EngineContext, found: FoundAbandonedCart | null): Promise<LeftCart | null> {
  if (found?.state !== "WAITING") return found;
  return { state: found.state, cart: answerCart(context.settings, await viewCart(context.db, found.cart)) };
}
