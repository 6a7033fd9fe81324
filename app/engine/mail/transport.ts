import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { logger } from "../shared/logger";
import { sha256 } from "../shared/secrets";
import { senderOf } from "./sender";

/**
 * Hands one mail over.
 * @param interrupt breaks it off
 * @throws Error when it could not be handed over
 */
export type Transport = (mail: Row<"mail_outbox">, interrupt?: AbortSignal) => Promise<void>;

/** How long a mail server may take, in milliseconds. */
export interface Timeouts {
  /** Until it is connected. */
  connection: number;
  /** Until it greets. */
  greeting: number;
  /** Between two replies. A server may check an email for long after DATA: to end sooner is to send it twice. */
  silence: number;
  /** For everything together, also if it keeps talking. */
  email: number;
}

const TIMEOUTS: Timeouts = { connection: 30_000, greeting: 30_000, silence: 2 * 60_000, email: 5 * 60_000 };

/** SMTP when an address is set; else files in the data directory, so that a local shop can be read along. */
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

/** RFC 8058: the mail program's own button ends the emails with one POST. */
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
 * The Message-ID of an email, the same each time it is sent: a mail server or program that gets it twice can tell.
 * @param from the sender, such as "My Shop <hello@shop.example>"
 */
export function messageId(
  { id, created_at, recipient }: Pick<Row<"mail_outbox">, "id" | "created_at" | "recipient">,
  from: string,
): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "shop.invalid";
  return `<${sha256(`${id} ${created_at} ${recipient}`).slice(0, 32)}@${domain}>`;
}
