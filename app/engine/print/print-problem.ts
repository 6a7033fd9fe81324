import type { Connection } from "../database/schema";
import { refundedLines } from "../refunds/refunded-lines";
import { heldLines } from "./print-holds";

/**
 * Why pieces of an order can't be produced yet: a print file is being made, can't be made, or is held by preflight. Lines
 * that were refunded do not count. Null when nothing is missing.
 * @param itemIds limits it to these lines
 */
export async function printProblem(
  db: Connection,
  orderId: number,
  itemIds?: ReadonlySet<number>,
): Promise<string | null> {
  const [tasks, held, refunded] = await Promise.all([
    db
      .selectFrom("print_task")
      .innerJoin("sales_order_item", "sales_order_item.id", "print_task.order_item_id")
      .select(["print_task.order_item_id", "print_task.state", "print_task.problem", "sales_order_item.name"])
      .where("print_task.order_id", "=", orderId)
      .orderBy("print_task.order_item_id")
      .execute(),
    heldLines(db, orderId),
    refundedLines(db, orderId),
  ]);
  const concerned = tasks.filter(
    ({ order_item_id: id }) => !refunded.has(id) && (itemIds === undefined || itemIds.has(id)),
  );
  const missing = concerned.filter(({ state }) => state !== "done");
  const stuck = missing.find(({ state }) => state === "stuck");
  if (stuck) return `The print file of ${stuck.name} can't be made: ${stuck.problem ?? "unknown reason"}`;
  if (missing.length > 0)
    return `The print file of ${missing[0].name} is still being made. Try again in a minute.`;
  const stopped = concerned.find(({ order_item_id }) => held.has(order_item_id));
  const [finding] = (stopped && held.get(stopped.order_item_id)) ?? [];
  return stopped ? `${stopped.name} is held. Release it first, or ask the buyer. ${finding}` : null;
}
