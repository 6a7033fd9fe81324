import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { logger } from "../shared/logger";
import { sha256 } from "../shared/secrets";
import { senderOf } from "./sender";

/**
 * Sends one email.
 * @param interrupt aborts it
 * @throws Error when it could not be sent
 */
export type Transport = (mail: Row<"mail_outbox">, interrupt?: AbortSignal) => Promise<void>;

/** Timeouts of the mail server, in milliseconds. */
export interface Timeouts {
  /** Until the connection is established. */
  connection: number;
  /** Until its greeting. */
  greeting: number;
  /** Between two replies. A server may check an email for long after DATA; ending sooner would send it twice. */
  silence: number;
  /** For the whole delivery, even while it makes progress. */
  email: number;
}

const TIMEOUTS: Timeouts = { connection: 30_000, greeting: 30_000, silence: 2 * 60_000, email: 5 * 60_000 };

/** SMTP if configured, otherwise files in the data directory, for reading emails of a local store. */
export function openTransport(settings: Settings, timeouts = TIMEOUTS): Transport {
  return settings.smtpUrl
    ? throughSmtp(settings.smtpUrl, senderOf(settings), timeouts)
    : intoFiles(join(settings.dataDirectory, "mail"), senderOf(settings));
}

function throughSmtp(address: string, from: string, timeouts: Timeouts): Transport {
  const smtp = createTransport({
    url: address,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    dnsTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
  });
  return async (mail, interrupt) => {
    const deadline = AbortSignal.timeout(timeouts.email);
    await smtp.sendMail({
      from,
      messageId: messageId(mail, from),
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      replyTo: mail.reply_to ?? undefined,
      headers: unsubscribeHeaders(mail.unsubscribe_url),
      signal: interrupt ? AbortSignal.any([interrupt, deadline]) : deadline,
    });
  };
}

/** RFC 8058: the mail program's own button unsubscribes with one POST. */
function unsubscribeHeaders(address: string | null): Record<string, string> {
  if (!address) return {};
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function intoFiles(folder: string, from: string): Transport {
  return async (mail) => {
    const name = join(folder, String(mail.id).padStart(6, "0"));
    const replyTo = mail.reply_to ? `Reply-To: ${mail.reply_to}\n` : "";
    const head = `From: ${from}\nTo: ${mail.recipient}\n${replyTo}Subject: ${mail.subject}\nDate: ${mail.created_at}\n\n`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${name}.txt`, head + mail.text_body, { mode: 0o600 });
    await writeFile(`${name}.html`, mail.html_body, { mode: 0o600 });
    logger.info({ file: `${name}.txt` }, "no mail server is set: a mail was written to a file");
  };
}

/**
 * The Message-ID of an email, the same for every attempt, so that duplicates can be detected.
 * @param from the sender, such as "My Shop <hello@shop.example>"
 */
export function messageId(
  { id, created_at, recipient }: Pick<Row<"mail_outbox">, "id" | "created_at" | "recipient">,
  from: string,
): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "shop.invalid";
  return `<${sha256(`${id} ${created_at} ${recipient}`).slice(0, 32)}@${domain}>`;
}
