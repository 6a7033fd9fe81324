import type { Job, JobContext } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";
import { lockOrder } from "../orders/order-step";
import { findProof } from "./answer-proof";
import { approveProof } from "./approve-proof";
import { remindedUntil } from "./proof-deadline";
import { queueAnswerEmail, queueDeadlineEmail, queueReminder } from "./proof-emails";
import { latestProofs } from "./proof-rounds";
import { canChange } from "./proof-states";

const QUARTER_MILLISECONDS = 15 * 60_000;
const MAX_PER_RUN = 200;

/** Reminds buyers of proofs with a deadline nearby, and approves expired ones. */
export const followProofs: Job = {
  name: "follow-proofs",
  everyMilliseconds: QUARTER_MILLISECONDS,
  async run(context, now) {
    for (const orderId of await ordersDue(context, now.toISOString())) {
      await approveOverdue(context, orderId, now);
      await yieldToRequests(context.signal);
    }
    for (const orderId of await ordersDue(context, remindedUntil(now), { unreminded: true })) {
      await remind(context, orderId, now);
      await yieldToRequests(context.signal);
    }
    context.wakeMail();
  },
};

/** Orders with an unanswered proof that is due by then. */
async function ordersDue({ db, storeCode }: JobContext, until: string, { unreminded = false } = {}) {
  let due = db
    .selectFrom("proof")
    .innerJoin("sales_order", "sales_order.id", "proof.order_id")
    .select("proof.order_id")
    .distinct()
    .where("proof.state", "=", "sent")
    .where("proof.due_at", "<=", until)
    .where("sales_order.store_code", "=", storeCode)
    .where("sales_order.status", "in", ["processing", "on_hold"]);
  if (unreminded) due = due.where("proof.reminded_at", "is", null);
  const orders = await due.limit(MAX_PER_RUN).execute();
  return orders.map(({ order_id }) => order_id);
}

async function approveOverdue({ db, settings }: JobContext, orderId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || !canChange(order)) return;
    const waiting = [...(await latestProofs(transaction, orderId)).values()];
    const overdue = waiting.filter(
      ({ state, due_at }) => state === "sent" && due_at !== null && due_at <= now.toISOString(),
    );
    if (overdue.length === 0) return;
    for (const proof of overdue) {
      await approveProof(transaction, order, proof, { by: "deadline", now });
      const found = await findProof(transaction, orderId, String(proof.order_item_id));
      if (!found) continue;
      const words = ["The buyer didn't reply in time, so the proof counts as approved."];
      await queueAnswerEmail(transaction, settings, order, { ...found.item, title: "Approved", words });
    }
    await queueDeadlineEmail(transaction, settings, order, overdue);
  });
}

async function remind({ db, settings }: JobContext, orderId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order || !canChange(order)) return;
    const until = remindedUntil(now);
    const waiting = [...(await latestProofs(transaction, orderId)).values()].filter(
      ({ state, due_at, reminded_at }) =>
        state === "sent" && reminded_at === null && due_at !== null && due_at <= until,
    );
    const dueAt = waiting[0]?.due_at;
    if (!dueAt) return;
    const ids = waiting.map(({ id }) => id);
    await transaction
      .updateTable("proof")
      .set({ reminded_at: now.toISOString() })
      .where("id", "in", ids)
      .execute();
    await queueReminder(transaction, settings, order, { proofs: waiting, dueAt });
  });
}
