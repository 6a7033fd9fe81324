import { answerCart } from "../../carts/cart-answer";
import { viewCart } from "../../carts/view-cart";
import { type FoundLeftCart, findLeftCart } from "../../left-carts/find-left-cart";
import { openLeftCart } from "../../left-carts/open-left-cart";
import type { EngineContext } from "../context";
import type { LeftCart, Resolvers } from "../resolvers.generated";

export const leftCartResolvers: Resolvers = {
  Query: {
    leftCart: async (_root, { token }, context) => answer(context, await findLeftCart(context, token)),
  },
  Mutation: {
    openLeftCart: async (_root, { token, present_cart_id }, context) =>
      answer(context, await openLeftCart(context, token, present_cart_id ?? null)),
  },
};

async function answer({ db }: EngineContext, found: FoundLeftCart | null): Promise<LeftCart | null> {
  if (found?.state !== "WAITING") return found;
  return { state: found.state, cart: answerCart(await viewCart(db, found.cart)) };
}
