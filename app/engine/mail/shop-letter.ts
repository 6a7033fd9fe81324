import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import { html } from "../shared/html";
import { letter } from "./letter";
import { queueMail } from "./outbox";

interface ShopLetter {
  storeCode: string;
  subject: string;
  /** Paragraphs; line breaks within one are kept. */
  lines: string[];
  /** Whom an answer goes to. */
  replyTo?: string;
}

/** Queues a letter to the shop itself (setting SHOP_EMAIL); called in the transaction of what it tells of. */
export async function queueShopLetter(
  db: Kysely<Database>,
  { shopEmail }: Pick<Settings, "shopEmail">,
  { storeCode, subject, lines, replyTo }: ShopLetter,
): Promise<void> {
  const paragraphs = lines.map((line) => html`<p style="white-space:pre-line">${line}</p>`);
  await queueMail(db, {
    storeCode,
    recipient: shopEmail,
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: letter(subject, html`${paragraphs}`),
    replyTo,
  });
}
