import type { Connection } from "../database/schema";
import type { PeriodDay } from "./days-of-period";

/** Statuses of orders that nobody has bought: reports of sales leave them out. */
export const UNSOLD_STATUSES = ["cancelled", "pending_payment"];

/** The orders of a store that were placed on a day and are neither canceled nor unpaid; for further selection. */
export function placedOrders(db: Connection, { storeCode, start, end }: PeriodDay) {
  return db
    .selectFrom("sales_order")
    .where("sales_order.store_code", "=", storeCode)
    .where("sales_order.created_at", ">=", start)
    .where("sales_order.created_at", "<", end)
    .where("sales_order.status", "not in", UNSOLD_STATUSES);
}

/** Their lines. */
export function placedItems(db: Connection, day: PeriodDay) {
  return placedOrders(db, day).innerJoin("sales_order_item as item", "item.order_id", "sales_order.id");
}
