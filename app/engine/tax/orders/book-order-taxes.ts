import { shopDay } from "~/brand/shop-day";
import type { Connection, Row } from "../../database/schema";
import { canceledSaleCents, queueTaxOperation } from "../operations/queue-tax-operation";

/**
 * Books a paid order's tax on today's date, by which reports count it, and queues its report to the tax service: the
 * sale as calculated, then what was canceled of it before the payment.
 */
export async function bookOrderTaxes(transaction: Connection, order: Row<"sales_order">): Promise<void> {
  const booked_on = shopDay(new Date());
  await transaction
    .updateTable("sales_order_tax")
    .set({ booked_on })
    .where("order_id", "=", order.id)
    .where("booked_on", "is", null)
    .execute();
  if (order.tax_calculation === null) return;
  await queueTaxOperation(transaction, order, { kind: "sale", key: order.number });
  const cents = await canceledSaleCents(transaction, order.id);
  if (cents > 0)
    await queueTaxOperation(transaction, order, { kind: "refund", key: `${order.number}-canceled`, cents });
}
