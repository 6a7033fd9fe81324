import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { CartLines } from "./cart-lines";
import { updateCart } from "./change-cart";

/**
 * Adds the lines of one cart to those of another and closes the first; both are locked by the caller. What would
 * make a line too many or too large stays behind: a full cart is no reason to refuse a login.
 */
export async function moveLines(
  db: Kysely<Database>,
  sourceId: string,
  destinationId: string,
): Promise<void> {
  const [from, to] = await Promise.all([CartLines.of(db, sourceId), CartLines.of(db, destinationId)]);
  for (const { sku, options, design_id, design_revision, quantity } of from.all) {
    await to.add({ sku, options, design_id, design_revision }, quantity);
  }
  await updateCart(db, sourceId, { is_active: 0 });
}
