import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { readEmail } from "../shared/email-address";
import { changeCart, updateCart } from "./change-cart";

/**
 * Stores the email address of a guest's order. @throws GraphQLError when it is invalid, or the cart is not a guest's
 */
export async function setGuestEmail(context: EngineContext, cartId: string, email: string): Promise<void> {
  await changeCart(context, cartId, async ({ db, cart }) => {
    if (cart.customer_id !== null) {
      throw inputError("The request is not allowed for logged in customers", "email");
    }
    await updateCart(db, cart.id, { email: readEmail(email) });
  });
}
