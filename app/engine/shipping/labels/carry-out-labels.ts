import { lockFreeRows } from "../../database/dialect";
import type { Row } from "../../database/schema";
import type { Job, JobContext } from "../../jobs/job";
import { LEASE_MILLISECONDS } from "../../jobs/with-lease";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { after } from "../../shared/after";
import { attemptLabel } from "./attempt-label";

/** Labels of a run; the next follows in a minute. */
const MAX_PER_RUN = 20;

/** Completes purchases and voids of labels that were interrupted, or that the service did not answer. */
export const carryOutLabels: Job = {
  name: "carry-out-shipping-labels",
  everyMilliseconds: 60_000,
  async run(context, now) {
    for (let count = 0; count < MAX_PER_RUN; count += 1) {
      const label = await claimLabel(context, now);
      if (!label) return;
      await attemptLabel(context, label);
      await yieldToRequests(context.signal);
    }
  },
};

async function claimLabel(
  { db, storeCode }: JobContext,
  now: Date,
): Promise<Row<"shipping_label"> | undefined> {
  const next = db
    .selectFrom("shipping_label")
    .select("id")
    .where("state", "in", ["buying", "voiding"])
    .where("due_at", "<=", now.toISOString())
    .where("store_code", "=", storeCode)
    .orderBy("due_at")
    .limit(1);
  return db
    .updateTable("shipping_label")
    .set((row) => ({ due_at: after(now, LEASE_MILLISECONDS), attempts: row("attempts", "+", 1) }))
    .where("id", "=", lockFreeRows(db, next))
    .returningAll()
    .executeTakeFirst();
}
