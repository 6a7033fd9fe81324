import type { Transaction } from "kysely";
import { mayUse } from "../carts/cart-access";
import { lockCart, updateCart } from "../carts/change-cart";
import { inherited, mergeCarts } from "../carts/merge-carts";
import { moveLines } from "../carts/move-lines";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { type FoundLeftCart, findLeftCart } from "./find-left-cart";

/**
 * Makes the cart of a reminder's link the asker's. A customer's own cart takes a guest's in; a guest goes on with that
 * very cart, and what is in their present one comes along.
 * @returns null when the link is forged or too old
 */
export async function openLeftCart(
  context: EngineContext,
  token: string,
  presentCartId: string | null,
): Promise<FoundLeftCart | null> {
  const found = await findLeftCart(context, token);
  if (found?.state !== "WAITING") return found;
  const { cart } = found;
  if (cart.customer_id !== null || cart.id === presentCartId) return found;
  if (await context.customer()) return { state: "WAITING", cart: await mergeCarts(context, cart.id, null) };
  if (presentCartId === null) return found;
  await bringAlong(context, presentCartId, cart.id);
  return findLeftCart(context, token);
}

/** Nothing comes along when one of the two was ordered, merged or removed meanwhile, or is a customer's. */
async function bringAlong(context: EngineContext, presentId: string, leftId: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const guests = new Map<string, Row<"cart">>();
    for (const id of [presentId, leftId].sort()) {
      const cart = await lockGuestCart(db, context.storeCode, id);
      if (cart) guests.set(id, cart);
    }
    const [present, left] = [guests.get(presentId), guests.get(leftId)];
    if (!present || !left) return;
    await moveLines(db, present, left);
    await updateCart(db, left.id, inherited(present, left));
  });
}

/** Undefined unless it is active. */
async function lockGuestCart(
  db: Transaction<Database>,
  storeCode: string,
  id: string,
): Promise<Row<"cart"> | undefined> {
  const guest = { storeCode, customerId: null };
  const cart = await lockCart(db, id, { visitor: guest });
  return cart?.is_active && mayUse(cart, guest) ? cart : undefined;
}
