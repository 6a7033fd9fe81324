import type { Connection } from "../database/schema";

/** Removes the recipients of an order's gift certificates; their amounts stay for bookkeeping. */
export async function deleteCertificates(transaction: Connection, orderId: number): Promise<void> {
  await transaction
    .updateTable("sales_order_item")
    .set({ options: "[]" })
    .where("order_id", "=", orderId)
    .where("id", "in", (items) =>
      items.selectFrom("gift_certificate").select("order_item_id").where("order_id", "=", orderId),
    )
    .execute();
  await transaction
    .updateTable("gift_certificate")
    .set({ recipient_name: "", recipient_email: "", sender_name: "", message: "" })
    .where("order_id", "=", orderId)
    .execute();
}
