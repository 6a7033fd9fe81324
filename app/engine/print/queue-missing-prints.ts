import type { Connection } from "../database/schema";
import { queuePrints } from "./print-tasks";

/** Makes what is not printed yet due now, also lines that failed. */
export async function queueMissingPrints(db: Connection, orderId: number): Promise<void> {
  const left = await db
    .selectFrom("print_task")
    .select("order_item_id")
    .where("order_id", "=", orderId)
    .where("state", "!=", "done")
    .execute();
  for (const { order_item_id } of left) await queuePrints(db, orderId, { itemId: order_item_id });
}
