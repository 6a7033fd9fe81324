import { additionalInformation } from "../carts/additional-information";
import type { Connection, Row } from "../database/schema";
import { latestProofs, startRound } from "./proof-rounds";

/** Starts the proofs of a paid order whose buyer requested them. */
export async function startRequestedProofs(db: Connection, order: Row<"sales_order">): Promise<void> {
  if (additionalInformation(order).sendProof) await startProofs(db, order);
}

/** Starts a proof for each designed line of a locked order without one. @returns their number */
export async function startProofs(db: Connection, { id }: Pick<Row<"sales_order">, "id">): Promise<number> {
  const known = await latestProofs(db, id);
  const items = await db
    .selectFrom("sales_order_item")
    .selectAll()
    .where("order_id", "=", id)
    .where("design_id", "is not", null)
    .orderBy("position")
    .execute();
  const without = items.filter((item) => !known.has(item.id));
  for (const item of without) await startRound(db, item, { round: 1 });
  return without.length;
}
