import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { CartLines } from "./cart-lines";
import { updateCart } from "./change-cart";
import { deactivateItem, handOverSaved } from "./saved-for-later";

type Cart = Row<"cart">;

/**
 * Adds the lines of one cart to those of another and closes the first; both are locked by the caller. What would make
 * a line too large or the cart too full is saved for later: a full cart is no reason to refuse a login, nor to lose
 * anything. What was saved with the first cart belongs to the other's owner from now on.
 */
export async function moveLines(db: Kysely<Database>, source: Cart, destination: Cart): Promise<void> {
  const [from, to] = await Promise.all([CartLines.of(db, source.id), CartLines.of(db, destination.id)]);
  for (const line of from.all) {
    const problem = await to.takeIn(line);
    if (!problem) continue;
    await from.remove(line);
    await deactivateItem(db, line, { kind: "saved", owner: destination });
  }
  await handOverSaved(db, source.id, destination);
  await updateCart(db, source.id, { is_active: 0 });
}
