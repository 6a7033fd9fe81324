import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { proofDeadline } from "./proof-deadline";
import { queueProofEmail } from "./proof-emails";
import { latestProofs, takeProofStep } from "./proof-rounds";
import { canChange } from "./proof-states";

/**
 * Sends the proofs of a locked order in one email, once all their files exist.
 * @returns whether there were any to send
 */
export async function queueMadeProofs(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  now: Date,
): Promise<boolean> {
  const made = canChange(order) ? await madeProofs(transaction, order.id) : [];
  if (made.length === 0) return false;
  const due_at = proofDeadline(now, settings.proofs);
  for (const proof of made) {
    await takeProofStep(
      transaction,
      proof,
      { to: "sent", order, by: "printer", now },
      { sent_at: now.toISOString(), due_at },
    );
  }
  await queueProofEmail(transaction, settings, order, { proofs: made, dueAt: due_at });
  return true;
}

/**
 * Empty while another design of the order is still to be printed; a permanently failed one does not block the others.
 */
async function madeProofs(db: Connection, orderId: number): Promise<Row<"proof">[]> {
  const tasks = await db.selectFrom("print_task").selectAll().where("order_id", "=", orderId).execute();
  if (tasks.some(({ state }) => state === "waiting")) return [];
  const done = new Set(tasks.filter(({ state }) => state === "done").map((task) => task.order_item_id));
  const proofs = [...(await latestProofs(db, orderId)).values()];
  return proofs.filter(({ order_item_id, state }) => state === "making" && done.has(order_item_id));
}
