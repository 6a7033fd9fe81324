import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { queueOrderEmail } from "../mail/queue-short-email";
import { shopAddress } from "../shared/shop-address";

/**
 * Asks the buyer of an order on hold to confirm it.
 * @param by the person who asks; null when it is not known
 */
export async function queueHoldEmail(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  by: string | null,
): Promise<void> {
  const { name } = brandOf(settings);
  const who = by === null ? `We at ${name} have` : `${by} at ${name} has`;
  await queueOrderEmail(transaction, settings, order, {
    kind: "order",
    subject: `A question about your order ${order.number}`,
    heading: "Was this you?",
    paragraphs: [
      `${who} put your order ${order.number} on hold, to make sure it's really yours. It takes a minute: we'll email a code to this address, and once you enter it, your order moves ahead.`,
    ],
    button: { label: "Confirm my order", url: shopAddress(settings, "/validate/identification") },
  });
}
