import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { describedLine } from "../designs/described-line";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import { queueOrderEmail } from "../mail/queue-short-email";
import { queueShopEmail } from "../mail/shop-email";
import { orderPage } from "../orders/order-link";
import { reasonTexts } from "./claim-reasons";

/** A claim with the line that it is about. */
export interface ClaimedLine {
  claim: Pick<Row<"order_claim">, "reason" | "wish" | "message" | "photo_id">;
  /** Its quantity is that of the claimed pieces. */
  item: Pick<Row<"sales_order_item">, "name" | "quantity"> & { description: string | null };
}

/** Queues one email to the store and one to the buyer about claims that were made at once. */
export async function queueClaimEmails(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  lines: ClaimedLine[],
): Promise<void> {
  const subject = lines.length === 1 ? lines[0].item.name : `${lines.length} items`;
  await queueShopEmail(transaction, settings, {
    storeCode: order.store_code,
    orderId: order.id,
    subject: `Claim: ${subject}, order ${order.number}`,
    lines: [...lines.flatMap(claimParagraphs), `Decide: ${staffOrderLink(settings, order.id)}`],
    replyTo: order.email,
  });
  await queueOrderEmail(transaction, settings, order, {
    kind: "claim",
    subject: `We got your report about order ${order.number}`,
    heading: "We're sorry about that",
    paragraphs: [
      `You reported a problem with ${subject}. We'll look into it and get back to you within two business days.`,
      lines.map(({ item }) => describedLine(item)).join("\n"),
      "No need to send anything back.",
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}

function claimParagraphs({ claim, item }: ClaimedLine): string[] {
  return [
    describedLine(item),
    `Problem: ${reasonTexts[claim.reason]}. The buyer asked us to ${claim.wish} it.`,
    claim.message,
    claim.photo_id ? "The buyer sent a photo." : "No photo.",
  ];
}
