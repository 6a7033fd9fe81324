import type { Connection } from "../database/schema";

/**
 * Removes the recipients of an order's gift certificates, and why staff blocked them; their amounts stay for bookkeeping.
 */
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
    .updateTable("gift_card")
    .set({ blocked_reason: "" })
    .where("blocked_at", "is not", null)
    .where("id", "in", (cards) =>
      cards.selectFrom("gift_certificate").select("gift_card_id").where("order_id", "=", orderId),
    )
    .execute();
  await transaction
    .updateTable("gift_certificate")
    .set({ recipient_name: "", search_name: "", recipient_email: "", sender_name: "", message: "" })
    .where("order_id", "=", orderId)
    .execute();
}
