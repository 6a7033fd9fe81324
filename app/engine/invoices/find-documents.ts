import type { Connection, Row } from "../database/schema";

/** The invoice of an order; null until it is paid. */
export async function findInvoice(db: Connection, orderId: number): Promise<Row<"sales_invoice"> | null> {
  const invoice = db.selectFrom("sales_invoice").selectAll().where("order_id", "=", orderId);
  return (await invoice.executeTakeFirst()) ?? null;
}

/** The credit memo of a refund; null when there is no such refund. */
export async function findCreditMemo(
  db: Connection,
  refundId: number,
): Promise<Row<"sales_creditmemo"> | null> {
  const creditMemo = db.selectFrom("sales_creditmemo").selectAll().where("refund_id", "=", refundId);
  return (await creditMemo.executeTakeFirst()) ?? null;
}
