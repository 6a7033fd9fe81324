import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { queueOrderEmail } from "../mail/queue-short-email";
import { paymentMethod } from "../payments/payment-methods";
import { shopAddress } from "../shared/shop-address";

/** Emails a buyer who was to send the payment that the order is closed; buyers with other payment methods get no email. */
export async function queueExpiredEmail(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
): Promise<void> {
  const texts = paymentMethod(order.payment_method)?.sentByBuyer?.notReceived;
  if (!texts) return;
  await queueOrderEmail(transaction, settings, order, {
    kind: "order",
    subject: `Your order ${order.number} is closed`,
    heading: texts.heading,
    paragraphs: [
      `We closed your order ${order.number} because we didn't receive payment. You haven't been charged, and any gift cards, points or store credit you used have been returned.`,
      texts.onItsWay,
    ],
    button: { label: "Contact us", url: shopAddress(settings, "/contact-us") },
  });
}
