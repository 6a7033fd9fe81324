import { mergedBalances } from "../balances/cart/chosen-balances";
import { usableBalances } from "../balances/cart/usable-cards";
import type { Connection } from "../database/schema";
import { lockCarts, updateCart } from "./change-cart";
import { moveLines } from "./move-lines";

/**
 * Reactivates a closed cart. Since a customer has one cart, the lines of a newer one are merged into it, with its
 * balances. A discount by staff ends with the draft order that it was for.
 */
export async function reopenCart(db: Connection, cartId: string): Promise<void> {
  const locked = await lockCarts(db, [cartId, ...(await newerCarts(db, cartId))]);
  const reopened = locked.get(cartId);
  if (!reopened) return;
  let { balances } = await usableBalances(db, reopened);
  for (const cart of locked.values()) {
    if (cart.id === cartId || !cart.is_active) continue;
    await moveLines(db, cart, reopened);
    balances = mergedBalances(await usableBalances(db, cart), { balances });
  }
  await updateCart(db, cartId, { is_active: 1, balances, staff_discount_cents: null });
}

/** The other active carts of the cart's customer; empty for a guest. */
async function newerCarts(db: Connection, cartId: string): Promise<string[]> {
  const carts = await db
    .selectFrom("cart as closed")
    .innerJoin("cart as newer", "newer.customer_id", "closed.customer_id")
    .select("newer.id")
    .where("closed.id", "=", cartId)
    .where("newer.id", "!=", cartId)
    .where("newer.is_active", "=", 1)
    .whereRef("newer.store_code", "=", "closed.store_code")
    .execute();
  return carts.map(({ id }) => id);
}
