import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { type Collection, collectionOf } from "../payments/payment-methods";
import { shopAddress } from "../shared/shop-address";

/** Tells a buyer who was to send the money that the shop waits for it no longer; other buyers get no email. */
export async function queueExpiredLetter(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Row<"sales_order">,
): Promise<void> {
  const collection = collectionOf(order.payment_method);
  const texts = collection && TEXTS[collection];
  if (!texts) return;
  await queueMail(transaction, {
    kind: "order",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your order ${order.number} is closed`,
      heading: texts.heading,
      paragraphs: [
        `We have closed your order ${order.number}, because its payment did not reach us. Nothing was charged, and whatever gift cards, points or credit had paid of it is back.`,
        texts.onItsWay,
      ],
      button: { label: "Write to us", url: shopAddress(settings, "/contact-us") },
    }),
  });
}

const TEXTS: Record<Collection, { heading: string; onItsWay: string } | null> = {
  nothing: null,
  page: null,
  check: {
    heading: "We have not received your check",
    onItsWay: "If your check is on its way, please write to us: we will find an answer together.",
  },
};
