import type { Connection } from "../database/schema";
import { latestProofs } from "../proofs/proof-rounds";
import { refundedLines } from "../refunds/refunded-lines";
import { heldLines } from "./print-holds";

/**
 * The lines of an order released for printing: those that preflight does not hold, without a requested proof, or with an
 * approved one, of which not every piece was refunded.
 */
export async function releasedItems(db: Connection, orderId: number): Promise<Set<number>> {
  const [proofs, refunded, held, items] = await Promise.all([
    latestProofs(db, orderId),
    refundedLines(db, orderId),
    heldLines(db, orderId),
    db
      .selectFrom("sales_order_item")
      .select(["id", "design_revision"])
      .where("order_id", "=", orderId)
      .where("design_id", "is not", null)
      .execute(),
  ]);
  const released = items.filter(({ id, design_revision }) => {
    if (refunded.has(id) || held.has(id)) return false;
    const proof = proofs.get(id);
    return !proof || (proof.state === "approved" && proof.revision === design_revision);
  });
  return new Set(released.map(({ id }) => id));
}
