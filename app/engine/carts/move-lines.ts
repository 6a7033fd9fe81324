import type { Connection, Row } from "../database/schema";
import { CartLines } from "./cart-lines";
import { updateCart } from "./change-cart";
import { deactivateItem, handOverSaved } from "./saved-for-later";

type Cart = Row<"cart">;

/**
 * Adds the lines of one cart to another and closes the first; the caller locks both. Lines that would exceed the limits
 * are saved for later: a full cart must not prevent a login, nor lose anything. Lines saved with the first cart then
 * belong to the other's owner.
 */
export async function moveLines(db: Connection, source: Cart, destination: Cart): Promise<void> {
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
