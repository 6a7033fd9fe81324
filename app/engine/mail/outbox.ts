import type { Kysely } from "kysely";
import type { Database } from "../database/schema";

/** A letter to one person. */
export interface Mail {
  storeCode: string;
  recipient: string;
  subject: string;
  text: string;
  /** A whole HTML document. */
  html: string;
  /** Whom an answer goes to, unless it is the sender. */
  replyTo?: string;
  /** Where a POST ends the letters of this kind (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Puts a mail into the outbox; called in the transaction of what the mail tells of. */
export async function queueMail(db: Kysely<Database>, mail: Mail): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({
      store_code: mail.storeCode,
      recipient: mail.recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      created_at: new Date().toISOString(),
      sent_at: null,
      attempts: 0,
      claimed_until: null,
      reply_to: mail.replyTo ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .execute();
}
