import type { Connection, Row } from "../database/schema";
import { nextDocumentNumber } from "./document-number";

type Order = Pick<Row<"sales_order">, "id" | "store_code">;

/** Issues the invoice of an order, once. Call it last in the transaction in which the order is paid. */
export async function issueInvoice(transaction: Connection, { id, store_code }: Order): Promise<void> {
  const issued = await transaction
    .selectFrom("sales_invoice")
    .select("number")
    .where("order_id", "=", id)
    .executeTakeFirst();
  if (issued) return;
  const number = await nextDocumentNumber(transaction, store_code, "invoice");
  await transaction
    .insertInto("sales_invoice")
    .values({ order_id: id, store_code, number, issued_at: new Date().toISOString() })
    .execute();
}

/** Issues the credit memo of a new refund. Call it last in the refund's transaction. */
export async function issueCreditMemo(
  transaction: Connection,
  { store_code }: Order,
  { id }: Pick<Row<"order_refund">, "id">,
): Promise<void> {
  const number = await nextDocumentNumber(transaction, store_code, "credit_memo");
  await transaction
    .insertInto("sales_creditmemo")
    .values({ refund_id: id, store_code, number, issued_at: new Date().toISOString() })
    .execute();
}
