import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../../database/schema";
import { queueShopEmail } from "../../mail/shop-email";
import { holdOrder } from "../../orders/hold-order";
import { formatMoney } from "../../totals/money";
import { movePayment } from "../payment-states";

/**
 * Records that a reserved amount is no longer reserved at the service: it has expired, or staff have released it there.
 * An order that waits for its production is put on hold, and the store notified.
 */
export async function recordVoided(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  payment: Row<"payment">,
): Promise<void> {
  if (payment.state !== "authorized" || !(await movePayment(transaction, payment, "voided"))) return;
  if (order.payment_reference !== payment.reference || order.status === "refunded") return;
  await holdOrder(transaction, order);
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    subject: `Payment expired: order ${order.number}`,
    lines: [
      `The ${formatMoney(payment.amount_cents)} reserved for this order can't be charged anymore, so the order is on hold. Please ask the buyer to pay another way before you make it.`,
    ],
    replyTo: order.email,
  });
}
