import type { Kysely } from "kysely";
import { additionalInformation } from "../carts/additional-information";
import type { Database, Row } from "../database/schema";
import { latestProofs, startRound } from "./proof-rounds";

/** Begins the proofs of a paid order whose buyer asked for them. */
export async function startRequestedProofs(db: Kysely<Database>, order: Row<"sales_order">): Promise<void> {
  if (additionalInformation(order).sendProof) await startProofs(db, order);
}

/** Begins a proof of every designed line of a locked order that has none. @returns how many */
export async function startProofs(
  db: Kysely<Database>,
  { id }: Pick<Row<"sales_order">, "id">,
): Promise<number> {
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
