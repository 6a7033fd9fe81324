import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { lockUsableCart, updateCart } from "./change-cart";
import { inherited } from "./merge-carts";
import { moveLines } from "./move-lines";

/**
 * Moves the lines of a guest's present cart into another one that the guest continues with. Does nothing when either
 * was ordered, merged or deleted meanwhile, or belongs to a customer.
 */
export async function bringAlong(context: EngineContext, presentId: string, keptId: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const guests = new Map<string, Row<"cart">>();
    for (const id of [presentId, keptId].sort()) {
      const cart = await lockGuestCart(db, context.storeCode, id);
      if (cart) guests.set(id, cart);
    }
    const [present, kept] = [guests.get(presentId), guests.get(keptId)];
    if (!present || !kept) return;
    await moveLines(db, present, kept);
    await updateCart(db, kept.id, await inherited(db, present, kept));
  });
}

/** Undefined unless the cart is active. */
async function lockGuestCart(db: Transaction, storeCode: string, id: string) {
  const cart = await lockUsableCart(db, id, { storeCode, customerId: null });
  return cart?.is_active ? cart : undefined;
}
