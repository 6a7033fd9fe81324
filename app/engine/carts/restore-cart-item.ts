import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { CartLines } from "./cart-lines";
import { changeCart } from "./change-cart";
import { acceptFreeGift } from "./decline-free-gift";
import { FREE_GIFT_UID } from "./free-gift";
import { deleteInactiveItem, findRemoved } from "./saved-for-later";
import { noSuchLine } from "./update-cart-items";

/**
 * Restores a line that was removed from the cart: product, options, design, quantity, gift options and position; or the
 * free gift.
 * @throws GraphQLError when it is no longer stored, or the cart is full
 */
export async function restoreCartItem(context: EngineContext, cartId: string, uid: string): Promise<void> {
  await changeCart(context, cartId, async (change) => {
    if (uid === FREE_GIFT_UID) return acceptFreeGift(change);
    const { cart, db } = change;
    const line = await findRemoved(db, cart.id, uid);
    if (!line) throw noSuchLine(uid);
    const lines = await CartLines.of(db, cart.id);
    const problem = await lines.putBack(line);
    if (problem) throw inputError(problem.message);
    await deleteInactiveItem(db, uid);
  });
}
