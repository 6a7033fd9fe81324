import type { Kysely } from "kysely";
import type { Settings } from "~/settings/settings.server";
import type { Database, Row } from "../database/schema";
import { queueOrderEmail } from "../mail/queue-short-email";
import { type Collection, collectionOf } from "../payments/payment-methods";
import { shopAddress } from "../shared/shop-address";

/** Tells a buyer who was to send the money that the shop waits for it no longer; other buyers get no email. */
export async function queueExpiredEmail(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Row<"sales_order">,
): Promise<void> {
  const collection = collectionOf(order.payment_method);
  const texts = collection && TEXTS[collection];
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

const TEXTS: Record<Collection, { heading: string; onItsWay: string } | null> = {
  nothing: null,
  page: null,
  check: {
    heading: "We didn't receive your check",
    onItsWay: "If your check is in the mail, please contact us and we'll sort it out.",
  },
};
