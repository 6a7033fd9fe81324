import { databaseClock } from "../database/dialect";
import type { Connection } from "../database/schema";
import { queuePrints } from "./print-tasks";

/** Makes what is not printed yet due now, also lines that failed; a line that is being drawn is left to its process. */
export async function queueMissingPrints(db: Connection, orderId: number): Promise<void> {
  const now = (await databaseClock(db))();
  const left = await db
    .selectFrom("print_task")
    .select("order_item_id")
    .where("order_id", "=", orderId)
    .where("state", "!=", "done")
    .where(({ eb, not, and }) =>
      not(
        and([eb("state", "=", "waiting"), eb("problem", "is", null), eb("due_at", ">", now.toISOString())]),
      ),
    )
    .execute();
  for (const { order_item_id } of left) await queuePrints(db, orderId, { itemId: order_item_id, now });
}
