import type { Connection } from "../database/schema";
import { refundedLines } from "../refunds/refunded-lines";

/**
 * Why pieces of an order can't be produced yet: a print file is being made, or can't be made. Lines that were refunded
 * do not count. Null when nothing is missing.
 * @param itemIds limits it to these lines
 */
export async function printProblem(
  db: Connection,
  orderId: number,
  itemIds?: ReadonlySet<number>,
): Promise<string | null> {
  const [tasks, refunded] = await Promise.all([
    db
      .selectFrom("print_task")
      .innerJoin("sales_order_item", "sales_order_item.id", "print_task.order_item_id")
      .select(["print_task.order_item_id", "print_task.state", "print_task.problem", "sales_order_item.name"])
      .where("print_task.order_id", "=", orderId)
      .where("print_task.state", "!=", "done")
      .orderBy("print_task.order_item_id")
      .execute(),
    refundedLines(db, orderId),
  ]);
  const missing = tasks.filter(
    ({ order_item_id: id }) => !refunded.has(id) && (itemIds === undefined || itemIds.has(id)),
  );
  const stuck = missing.find(({ state }) => state === "stuck");
  if (stuck) return `The print file of ${stuck.name} can't be made: ${stuck.problem ?? "unknown reason"}`;
  return missing.length > 0
    ? `The print file of ${missing[0].name} is still being made. Try again in a minute.`
    : null;
}
