import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { piecesToSend } from "../orders/order-actions";
import { whenOrderShipped } from "../orders/order-hooks";
import { progressOf } from "../orders/order-progress";
import { takeStep } from "../orders/order-step";
import { viewOrder } from "../orders/view-orders";

/**
 * Sets a locked order in production to shipped when a refund has left nothing to ship and something was shipped before.
 * @returns the order
 */
export async function shipIfComplete(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
): Promise<Row<"sales_order">> {
  if (order.status !== "in_production") return order;
  const [{ items }, progress] = await Promise.all([
    viewOrder(transaction, order),
    progressOf(transaction, order),
  ]);
  const isComplete =
    progress.shipments.length > 0 && items.every((item) => piecesToSend(item, progress) === 0);
  if (!isComplete) return order;
  const shipped = await takeStep(transaction, order, { to: "shipped", kind: "shipped" });
  await whenOrderShipped(transaction, shipped, settings);
  return shipped;
}
