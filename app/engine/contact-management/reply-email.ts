import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { displayName } from "../mail/display-name";
import { emailStyles } from "../mail/email-layout";
import { renderEmail } from "../mail/email-template";
import { isHarmlessLine } from "../shared/find-link";
import { html } from "../shared/html";

type Message = Pick<Row<"contact_message">, "name" | "message" | "is_verified">;

/**
 * The email with a reply of staff to a contact message. The address may be a stranger's: without proof that the sender
 * owns it, the message is only quoted if it has no link, address or price, and the greeting only has what is a name.
 */
export function replyEmail(settings: Settings, { name, message, is_verified }: Message, reply: string) {
  const shop = brandOf(settings).name;
  const sender = displayName(name);
  const greeting = sender ? `Hello ${sender}` : "Hello";
  const quoted = (is_verified === 1 || isHarmlessLine(message)) && message;
  const styles = emailStyles(settings);
  return renderEmail(settings, {
    subject: `Your message to ${shop}`,
    text: [`${greeting},`, reply, quoted && `You wrote:\n${quoted.replace(/^/gm, "> ")}`],
    body: html`
<h1 style="${styles.heading}">${greeting}</h1>
<p style="white-space:pre-line">${reply}</p>
${quoted && html`<p style="${styles.soft}">You wrote:</p><blockquote style="margin:16px 0;padding-left:16px;border-left:${styles.line};white-space:pre-line">${quoted}</blockquote>`}`,
    footnote: is_verified === 1 ? undefined : "If you didn't contact us, you can ignore this email.",
  });
}
