import { brandOf } from "~/brand/brands.server";
import { paperTheme } from "~/brand/paper-theme";
import { html, type SafeHtml } from "../shared/html";
import type { Shop } from "../shared/store-settings";
import { emailLayout } from "./email-layout";
import type { Mail } from "./outbox";

export interface EmailContent {
  subject: string;
  /** Paragraphs of the email as text; what is empty is left out. */
  text: (string | null | undefined | false)[];
  /** The same as HTML. */
  body: SafeHtml;
  /** Small print below. */
  footnote?: string;
  /** Page on which the emails of this kind are ended; the email then says so. */
  unsubscribeUrl?: string;
}

/** Renders an email as text and HTML, with layout, sign-off and the shop's address. */
export function renderEmail(
  shop: Shop,
  { subject, text, body, footnote, unsubscribeUrl }: EmailContent,
): Pick<Mail, "subject" | "text" | "html" | "unsubscribeUrl"> {
  const { name, signOff, address, tokens } = brandOf(shop);
  const parts = [
    ...text,
    `${signOff}\n${name}`,
    footnote,
    unsubscribeUrl && `Unsubscribe: ${unsubscribeUrl}`,
    `${name}, ${address}\n${shop.publicUrl}`,
  ];
  const { softInk } = paperTheme(tokens);
  const small = `margin:24px 0 0;font-size:14px;color:${softInk}`;
  const signed = html`${body}
<p>${signOff}<br>${name}</p>
${footnote && html`<p style="${small}">${footnote}</p>`}
${unsubscribeUrl && html`<p style="${small}"><a href="${unsubscribeUrl}" style="color:${softInk}">Unsubscribe</a></p>`}`;
  return {
    subject,
    text: `${parts.filter(Boolean).join("\n\n")}\n`,
    html: emailLayout(shop, subject, signed),
    unsubscribeUrl,
  };
}
