import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { queueShopLetter } from "../mail/shop-letter";
import { shortLetter } from "../mail/short-letter";
import { orderPage } from "../orders/order-link";
import { formatMoney } from "../totals/money";

/** Tells buyer and shop of a payment that came too late, twice or over another sum, and went back. */
export async function queueUnwantedPaymentLetters(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Row<"sales_order">,
  cents: number,
): Promise<void> {
  const amount = formatMoney(cents);
  const reason = reasonOf(order);
  await queueMail(transaction, {
    kind: "order",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `${amount} goes back to you`,
      heading: "We have sent a payment back",
      paragraphs: [
        `A payment of ${amount} came in for your order ${order.number}. ${reason}`,
        `The whole ${amount} is on its way back to your card, where it usually shows within five to ten days. You need not do anything.`,
      ],
      button: { label: "See your order", url: orderPage(settings, order) },
    }),
  });
  await queueShopLetter(transaction, settings, {
    storeCode: order.store_code,
    subject: `Payment sent back: order ${order.number}`,
    lines: [`${amount} came in and was refunded at once. ${reason}`],
    replyTo: order.email,
  });
}

function reasonOf({ payment_reference, status }: Row<"sales_order">): string {
  if (payment_reference !== null) return "It had been paid before.";
  if (status === "cancelled") return "The order had been closed before the payment arrived.";
  return "It was not the sum of the order.";
}
