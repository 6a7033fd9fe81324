import type { Connection } from "../database/schema";

/** Whether a cart is the content of a draft order, which no shopper can use. */
export async function isDraftCart(db: Connection, cartId: string): Promise<boolean> {
  const draft = await db
    .selectFrom("draft_order")
    .select("id")
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  return draft !== undefined;
}
