import { lockFreeRows } from "../../database/dialect";
import type { Connection, Row } from "../../database/schema";
import { latestAttempt, leaseEnd, nextAttempt } from "../../jobs/operation-attempts";

/** An operation that this process carries out until its lease expires. */
export type ClaimedTaxOperation = Row<"tax_operation">;

/** Claims the store's next due operation; null when there is none. A refund waits for what came before it. */
export async function claimTaxOperation(
  db: Connection,
  storeCode: string,
  now: Date,
): Promise<ClaimedTaxOperation | null> {
  const next = db
    .selectFrom("tax_operation as due")
    .select("due.id")
    .where("due.state", "=", "waiting")
    .where("due.due_at", "<=", now.toISOString())
    .where("due.store_code", "=", storeCode)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("tax_operation as earlier")
            .select("earlier.id")
            .whereRef("earlier.order_id", "=", "due.order_id")
            .whereRef("earlier.id", "<", "due.id")
            .where("earlier.state", "=", "waiting"),
        ),
      ),
    )
    .orderBy("due.due_at")
    .orderBy("due.id")
    .limit(1);
  const claimed = await db
    .updateTable("tax_operation")
    .set((row) => ({ due_at: leaseEnd(now), attempts: row("attempts", "+", 1) }))
    .where("id", "=", lockFreeRows(db, next))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Makes operations due whose next attempt is further ahead than any pause: a process's clock was ahead. */
export async function boundTaxOperationTimes(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable("tax_operation")
    .set({ due_at: now.toISOString() })
    .where("state", "=", "waiting")
    .where("due_at", ">", latestAttempt(now))
    .execute();
}

/** Schedules another attempt; each pause is twice the one before. */
export async function postponeTaxOperation(
  db: Connection,
  operation: ClaimedTaxOperation,
  { now, problem }: { now: Date; problem: string },
): Promise<void> {
  await changeClaimed(db, operation, { due_at: nextAttempt(now, operation.attempts), problem });
}

/** Records the result of a claimed operation, unless another process has taken it over. */
export async function finishTaxOperation(
  db: Connection,
  operation: ClaimedTaxOperation,
  result: Pick<ClaimedTaxOperation, "state" | "reference" | "problem">,
  now: Date,
): Promise<void> {
  await changeClaimed(db, operation, { ...result, finished_at: now.toISOString() });
}

async function changeClaimed(
  db: Connection,
  { id, due_at }: ClaimedTaxOperation,
  change: Partial<ClaimedTaxOperation>,
): Promise<void> {
  await db
    .updateTable("tax_operation")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("due_at", "=", due_at)
    .execute();
}
