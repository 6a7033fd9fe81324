import { type CartChange, updateCart } from "./change-cart";

/** Removes the free gift from the cart permanently. */
export async function declineFreeGift({ cart, db }: Pick<CartChange, "cart" | "db">): Promise<void> {
  await updateCart(db, cart.id, { declines_free_gift: 1 });
}

/** Offers the free gift again. */
export async function acceptFreeGift({ cart, db }: Pick<CartChange, "cart" | "db">): Promise<void> {
  await updateCart(db, cart.id, { declines_free_gift: 0 });
}
