import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { html } from "../shared/html";
import { emailLayout } from "./email-layout";
import { queueMail } from "./outbox";
import { shopEmailOf } from "./sender";

interface ShopEmail {
  storeCode: string;
  subject: string;
  /** Paragraphs; line breaks within one are kept. */
  lines: string[];
  replyTo?: string;
  /** Id of the order that it is about. */
  orderId?: number;
}

/** Queues an email to the store itself (mail/sender.ts); call it in the transaction of the change it is about. */
export async function queueShopEmail(
  db: Connection,
  settings: Settings,
  { storeCode, subject, lines, replyTo, orderId }: ShopEmail,
): Promise<void> {
  const paragraphs = lines.map((line) => html`<p style="white-space:pre-line">${line}</p>`);
  await queueMail(db, {
    kind: "shop",
    storeCode,
    recipient: shopEmailOf(settings),
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: emailLayout(settings, subject, html`${paragraphs}`),
    replyTo,
    orderId,
  });
}
