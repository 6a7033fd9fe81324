import { lockFreeRows } from "../../database/dialect";
import type { Connection, Row } from "../../database/schema";
import { latestAttempt, leaseEnd, nextAttempt } from "../../jobs/operation-attempts";

/** An operation that this process carries out until its lease expires. */
export type ClaimedOperation = Row<"payment_operation">;

/**
 * Claims the store's next due operation; null when there is none. Operations of one payment take turns: a refund waits
 * for the capture before it.
 */
export async function claimOperation(
  db: Connection,
  storeCode: string,
  now: Date,
): Promise<ClaimedOperation | null> {
  const next = db
    .selectFrom("payment_operation as due")
    .select("due.id")
    .where("due.state", "=", "waiting")
    .where("due.due_at", "<=", now.toISOString())
    .where("due.store_code", "=", storeCode)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("payment_operation as earlier")
            .select("earlier.id")
            .whereRef("earlier.payment_reference", "=", "due.payment_reference")
            .whereRef("earlier.id", "<", "due.id")
            .where("earlier.state", "=", "waiting"),
        ),
      ),
    )
    .orderBy("due.due_at")
    .orderBy("due.id")
    .limit(1);
  const claimed = await db
    .updateTable("payment_operation")
    .set((row) => ({ due_at: leaseEnd(now), attempts: row("attempts", "+", 1) }))
    .where("id", "=", lockFreeRows(db, next))
    .returningAll()
    .executeTakeFirst();
  return claimed ?? null;
}

/** Makes operations due whose next attempt is further ahead than any pause: a process's clock was ahead. */
export async function boundOperationTimes(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable("payment_operation")
    .set({ due_at: now.toISOString() })
    .where("state", "=", "waiting")
    .where("due_at", ">", latestAttempt(now))
    .execute();
}

/** Renews the lease; false when it was lost. */
export async function renewOperation(
  db: Connection,
  operation: ClaimedOperation,
  now: Date,
): Promise<boolean> {
  const due_at = leaseEnd(now);
  if (!(await changeClaimed(db, operation, { due_at }))) return false;
  operation.due_at = due_at;
  return true;
}

/** Schedules another attempt; each pause is twice the one before. */
export async function postponeOperation(
  db: Connection,
  operation: ClaimedOperation,
  { problem, now }: { problem: string; now: Date },
): Promise<void> {
  await changeClaimed(db, operation, { due_at: nextAttempt(now, operation.attempts), problem });
}

/** Records the result of a claimed operation. @returns whether it was still claimed */
export function finishOperation(
  db: Connection,
  operation: ClaimedOperation,
  result: Pick<ClaimedOperation, "state" | "reference" | "problem" | "finished_at">,
): Promise<boolean> {
  return changeClaimed(db, operation, result);
}

async function changeClaimed(
  db: Connection,
  { id, due_at }: ClaimedOperation,
  change: Partial<Pick<ClaimedOperation, "state" | "due_at" | "reference" | "problem" | "finished_at">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment_operation")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("due_at", "=", due_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
