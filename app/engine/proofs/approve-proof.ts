import type { Connection, Row } from "../database/schema";
import { paidArrival } from "../orders/paid-arrival";
import { queueWebhooks } from "../webhooks/webhook-queue";
import { takeProofStep } from "./proof-rounds";

/**
 * Approves a proof of a locked order. With the last one, production can start, and the delivery date moves by the days
 * waited.
 * @throws GraphQLError when it cannot be approved
 */
export async function approveProof(
  db: Connection,
  order: Row<"sales_order">,
  proof: Row<"proof">,
  { by, now }: { by: "buyer" | "deadline"; now: Date },
): Promise<void> {
  const answer = { answered_at: now.toISOString(), answered_by: by };
  await takeProofStep(db, proof, { to: "approved", order, by, now }, answer);
  await db
    .updateTable("sales_order")
    .set({ arrival_date: await paidArrival(db, order) })
    .where("id", "=", order.id)
    .where("open_proofs", "=", 0)
    .execute();
  await queueWebhooks(db, order, "design.approved");
}
