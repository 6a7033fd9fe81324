import { type CartChange, updateCart } from "./change-cart";

/** Leaves the free gift out of the cart, whatever is put into it from now on. */
export async function declineFreeGift({ cart, db }: Pick<CartChange, "cart" | "db">): Promise<void> {
  await updateCart(db, cart.id, { declines_free_gift: 1 });
}

/** Takes that back. */
export async function acceptFreeGift({ cart, db }: Pick<CartChange, "cart" | "db">): Promise<void> {
  await updateCart(db, cart.id, { declines_free_gift: 0 });
}
