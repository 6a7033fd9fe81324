import type { Generated, Kysely } from "kysely";
import { lockFreeRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { latestAttempt, leaseEnd, nextAttempt } from "./operation-attempts";

/** The tables of operations that another service carries out. */
type OperationTable = "payment_operation" | "tax_operation" | "webhook_delivery";

/** The columns that they share; `turn` is the column named by `operationQueue`. */
interface OperationColumns {
  id: Generated<number>;
  store_code: string;
  turn: string | number;
  state: string;
  attempts: Generated<number>;
  due_at: string;
  problem: string | null;
}

/** The columns by which a claimed operation is changed. */
interface ClaimedColumns {
  id: number;
  due_at: string;
  attempts: number;
}

/** Claims operations of a table for one process at a time, and records what became of them. */
export interface OperationQueue<Operation> {
  /** Claims the store's next due operation until its lease expires; null when there is none. */
  claim(db: Connection, storeCode: string, now: Date): Promise<Operation | null>;
  /** Makes operations due whose next attempt is further ahead than any pause: a process's clock was ahead. */
  boundTimes(db: Connection, now: Date): Promise<void>;
  /** Renews the lease; false when it was lost. */
  renew(db: Connection, operation: Operation, now: Date): Promise<boolean>;
  /** Schedules another attempt; each pause is twice the one before. */
  postpone(db: Connection, operation: Operation, attempt: { problem: string; now: Date }): Promise<void>;
  /** Records the result of a claimed operation. @returns whether it was still claimed */
  finish(db: Connection, operation: Operation, result: Partial<Operation>): Promise<boolean>;
}

/**
 * The queue of a table.
 * @param turn column by which operations take turns: a later one waits until the earlier ones with the same value are
 * carried out, such as a refund for the capture before it
 */
export function operationQueue<Table extends OperationTable>(
  table: Table,
  turn: keyof Row<Table> & string,
): OperationQueue<Row<Table>> {
  // Neither Kysely nor the compiler can type a table given as a type parameter.
  const operation = table as unknown as "operation";
  const turnColumn = turn as "turn";
  const columnsOf = (claimed: Row<Table>) => claimed as unknown as ClaimedColumns;
  const typed = (db: Connection) => db as unknown as Kysely<{ operation: OperationColumns }>;

  async function changeClaimed(
    db: Connection,
    claimed: Row<Table>,
    change: Partial<Row<Table>>,
  ): Promise<boolean> {
    const { due_at, id } = columnsOf(claimed);
    const { numUpdatedRows } = await typed(db)
      .updateTable(operation)
      .set(change as Record<string, never>)
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .where("due_at", "=", due_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  return {
    async claim(db, storeCode, now) {
      const next = typed(db)
        .selectFrom(`${operation} as due`)
        .select("due.id")
        .where("due.state", "=", "waiting")
        .where("due.due_at", "<=", now.toISOString())
        .where("due.store_code", "=", storeCode)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom(`${operation} as earlier`)
                .select("earlier.id")
                .whereRef(`earlier.${turnColumn}`, "=", `due.${turnColumn}`)
                .whereRef("earlier.id", "<", "due.id")
                .where("earlier.state", "=", "waiting"),
            ),
          ),
        )
        .orderBy("due.due_at")
        .orderBy("due.id")
        .limit(1);
      const claimed = await typed(db)
        .updateTable(operation)
        .set((row) => ({ due_at: leaseEnd(now), attempts: row("attempts", "+", 1) }))
        .where("id", "=", lockFreeRows(db, next))
        .returningAll()
        .executeTakeFirst();
      return (claimed as Row<Table> | undefined) ?? null;
    },
    async boundTimes(db, now) {
      await typed(db)
        .updateTable(operation)
        .set({ due_at: now.toISOString() })
        .where("state", "=", "waiting")
        .where("due_at", ">", latestAttempt(now))
        .execute();
    },
    async renew(db, claimed, now) {
      const due_at = leaseEnd(now);
      if (!(await changeClaimed(db, claimed, { due_at } as Partial<Row<Table>>))) return false;
      columnsOf(claimed).due_at = due_at;
      return true;
    },
    async postpone(db, claimed, { now, problem }) {
      const due_at = nextAttempt(now, columnsOf(claimed).attempts);
      await changeClaimed(db, claimed, { due_at, problem } as Partial<Row<Table>>);
    },
    finish: changeClaimed,
  };
}
