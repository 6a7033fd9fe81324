import { setTimeout as pause } from "node:timers/promises";
import { databaseClock } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";

/** A request draws nothing: it wakes the printer of its process, and looks until what it needs is drawn. */

/** Most files take two seconds; a long book takes longer than a request may. */
const MAX_WAIT_MILLISECONDS = 8000;
const POLL_MILLISECONDS = 100;

type RequestedOrder = Pick<Row<"sales_order">, "id" | "store_code">;

/** Waits for the print files of an order whose lines are due. A line that failed and is not due yet is not waited for. */
export async function awaitPrints(
  context: Pick<EngineContext, "db" | "wakePrinter">,
  order: RequestedOrder,
): Promise<void> {
  const time = await databaseClock(context.db);
  await awaitPrinter(context, order, async () => !(await isBeingPrinted(context.db, order.id, time())));
}

/**
 * Has the printer of this process draw what an order needs, and waits until it is drawn, at most eight seconds. Where this
 * process prints nothing for the order's store, it returns at once.
 */
export async function awaitPrinter(
  { wakePrinter }: Pick<EngineContext, "wakePrinter">,
  { id, store_code }: RequestedOrder,
  isDrawn: () => Promise<boolean>,
): Promise<void> {
  if (!wakePrinter(store_code, id)) return;
  const ends = performance.now() + MAX_WAIT_MILLISECONDS;
  while (!(await isDrawn()) && performance.now() < ends) await pause(POLL_MILLISECONDS);
}

/** Whether a line is due or being drawn. */
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
