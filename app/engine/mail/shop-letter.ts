import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import { html } from "../shared/html";
import { letterPaper } from "./letter-paper";
import { queueMail } from "./outbox";
import { shopEmailOf } from "./sender";

interface ShopLetter {
  storeCode: string;
  subject: string;
  /** Paragraphs; line breaks within one are kept. */
  lines: string[];
  /** Whom an answer goes to. */
  replyTo?: string;
}

/** Queues a letter to the shop itself (mail/sender.ts); called in the transaction of what it tells of. */
export async function queueShopLetter(
  db: Kysely<Database>,
  settings: Settings,
  { storeCode, subject, lines, replyTo }: ShopLetter,
): Promise<void> {
  const paragraphs = lines.map((line) => html`<p style="white-space:pre-line">${line}</p>`);
  await queueMail(db, {
    kind: "shop",
    storeCode,
    recipient: shopEmailOf(settings),
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: letterPaper(settings, subject, html`${paragraphs}`),
    replyTo,
  });
}
