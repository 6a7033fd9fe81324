import type { Connection } from "../database/schema";
import { type EmailKind, priorityOf } from "./email-kinds";

/** An email to one recipient. */
export interface Mail {
  storeCode: string;
  kind: EmailKind;
  recipient: string;
  subject: string;
  text: string;
  /** A complete HTML document. */
  html: string;
  /** Reply-To address, if it differs from the sender. */
  replyTo?: string;
  /** One-click unsubscribe URL (POST, RFC 8058). */
  unsubscribeUrl?: string;
  /** ISO time from which the email is useless, such as a code's expiry. It is dropped if not sent by then. */
  expiresAt?: string;
  /** Id of the order that it is about, so that staff can see it there and send it again. */
  orderId?: number;
}

/** Puts an email into the outbox; call it in the transaction of the change that the email is about. */
export async function queueMail(db: Connection, mail: Mail): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({
      store_code: mail.storeCode,
      kind: mail.kind,
      priority: priorityOf(mail.kind),
      recipient: mail.recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      created_at: new Date().toISOString(),
      attempts: 0,
      expires_at: mail.expiresAt,
      reply_to: mail.replyTo,
      unsubscribe_url: mail.unsubscribeUrl,
      order_id: mail.orderId,
    })
    .execute();
}
