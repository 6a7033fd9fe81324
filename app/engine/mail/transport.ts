import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Settings } from "~/settings.server";
import type { Row } from "../database/schema";
import { logger } from "../shared/logger";
import { messageId } from "./message-id";
import { senderOf } from "./sender";

/** Hands one mail over. @throws Error when it could not be handed over */
export type Transport = (mail: Row<"mail_outbox">) => Promise<void>;

/** SMTP when an address is set; else files in the data directory, so that a local shop can be read along. */
export function openTransport(settings: Settings): Transport {
  return settings.smtpUrl
    ? throughSmtp(settings.smtpUrl, senderOf(settings))
    : intoFiles(join(settings.dataDirectory, "mail"), senderOf(settings));
}

/** How long a mail server may be silent. */
const PATIENCE_MILLISECONDS = 30_000;

function throughSmtp(address: string, from: string): Transport {
  const smtp = createTransport({
    url: address,
    connectionTimeout: PATIENCE_MILLISECONDS,
    greetingTimeout: PATIENCE_MILLISECONDS,
    socketTimeout: PATIENCE_MILLISECONDS,
  });
  return async (mail) => {
    await smtp.sendMail({
      from,
      messageId: messageId(mail, from),
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      replyTo: mail.reply_to ?? undefined,
      headers: unsubscribeHeaders(mail.unsubscribe_url),
    });
  };
}

/** RFC 8058: the mail program's own button ends the letters with one POST. */
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
