import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { JobContext } from "../jobs/job";
import { lockOrder } from "../orders/order-step";
import { proofDeadline } from "./proof-deadline";
import { queueProofLetter } from "./proof-letters";
import { latestProofs, takeProofStep } from "./proof-rounds";
import { canChange } from "./proof-states";

/** Sends the proofs of an order once no file of them is still being made: one letter for all of them. */
export async function sendMadeProofs(
  { db, settings, wakeMail }: JobContext,
  orderId: number,
  now: Date,
): Promise<void> {
  const isSent = await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const made = order && canChange(order) ? await madeProofs(transaction, orderId) : [];
    if (!order || made.length === 0) return false;
    const due_at = proofDeadline(now, settings.proofs);
    for (const proof of made) {
      await takeProofStep(
        transaction,
        proof,
        { to: "sent", order, by: "printer", now },
        { sent_at: now.toISOString(), due_at },
      );
    }
    await queueProofLetter(transaction, settings, order, { proofs: made, dueAt: due_at });
    return true;
  });
  if (isSent) wakeMail();
}

/** None while another design of the order is still to be printed; one that is stuck holds up no other. */
async function madeProofs(db: Kysely<Database>, orderId: number): Promise<Row<"proof">[]> {
  const tasks = await db.selectFrom("print_task").selectAll().where("order_id", "=", orderId).execute();
  if (tasks.some(({ state }) => state === "waiting")) return [];
  const done = new Set(tasks.filter(({ state }) => state === "done").map((task) => task.order_item_id));
  const proofs = [...(await latestProofs(db, orderId)).values()];
  return proofs.filter(({ order_item_id, state }) => state === "making" && done.has(order_item_id));
}
