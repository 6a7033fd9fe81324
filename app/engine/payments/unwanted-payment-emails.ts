import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { queueOrderEmail } from "../mail/queue-short-email";
import { queueShopEmail } from "../mail/shop-email";
import { orderPage } from "../orders/order-link";
import { formatMoney } from "../totals/money";

interface UnwantedPayment {
  cents: number;
  /** authorized: the amount was only reserved. */
  state: "authorized" | "captured";
}

/** Notifies buyer and store of a payment that was late, a duplicate or of a wrong amount, and is returned. */
export async function queueUnwantedPaymentEmails(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { cents, state }: UnwantedPayment,
): Promise<void> {
  const amount = formatMoney(cents);
  const reason = reasonOf(order);
  await queueOrderEmail(transaction, settings, order, {
    kind: "order",
    subject: `We're refunding ${amount}`,
    heading: "We're returning a payment",
    paragraphs: [
      `We received a payment of ${amount} for your order ${order.number}. ${reason}`,
      state === "captured"
        ? `We're refunding the full ${amount} to you. It usually shows up within five to ten days. You don't need to do anything.`
        : `The ${amount} was only reserved, and we're releasing it. You don't need to do anything.`,
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    subject: `Payment refunded: order ${order.number}`,
    lines: [`We received ${amount} and are returning it. ${reason}`],
    replyTo: order.email,
  });
}

function reasonOf({ payment_reference, status }: Row<"sales_order">): string {
  if (payment_reference !== null) return "The order was already paid for.";
  if (status === "cancelled") return "The order was closed before the payment arrived.";
  return "It didn't match the order total.";
}
