import { setTimeout as pause } from "node:timers/promises";
import { databaseClock } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/** A request draws nothing: it wakes the printer of its process, and reads the rows until the order is printed. */

/** Most files take two seconds; a long book takes longer than a request may. */
const MAX_WAIT_MILLISECONDS = 8000;
const POLL_MILLISECONDS = 100;

/**
 * Waits for the print files of an order whose lines are due, at most eight seconds. Where this process prints nothing for
 * its store, it returns at once.
 */
export async function awaitPrints(
  { db, wakePrinter }: Pick<EngineContext, "db" | "wakePrinter">,
  { id, store_code }: Pick<Row<"sales_order">, "id" | "store_code">,
): Promise<void> {
  if (!wakePrinter(store_code, id)) return;
  const time = await databaseClock(db);
  const ends = performance.now() + MAX_WAIT_MILLISECONDS;
  while ((await isBeingPrinted(db, id, time())) && performance.now() < ends) await pause(POLL_MILLISECONDS);
}

/** Whether a line is due or being drawn; one that failed and is not due yet is not waited for. */
async function isBeingPrinted(db: Connection, orderId: number, now: Date): Promise<boolean> {
  const task = await db
    .selectFrom("print_task")
    .select("order_item_id")
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .where(({ eb, or }) => or([eb("problem", "is", null), eb("due_at", "<=", now.toISOString())]))
    .limit(1)
    .executeTakeFirst();
  return task !== undefined;
}
