import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { shopAddress } from "../shared/shop-address";

/** Tells whoever was told to send a check that the shop waits for it no longer. */
export async function queueExpiredLetter(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Row<"sales_order">,
): Promise<void> {
  await queueMail(transaction, {
    kind: "order",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your order ${order.number} is closed`,
      heading: "We have not received your check",
      paragraphs: [
        `We have closed your order ${order.number}, because its payment did not reach us. Nothing was charged, and whatever gift cards, points or credit had paid of it is back.`,
        "If your check is on its way, please write to us: we will find an answer together.",
      ],
      button: { label: "Write to us", url: shopAddress(settings, "/contact-us") },
    }),
  });
}
