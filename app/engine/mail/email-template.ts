import { brandOf } from "~/brand/brands.server";
import { paperTheme } from "~/brand/paper-theme";
import { html, type SafeHtml } from "../shared/html";
import type { Shop } from "../shared/store-settings";
import { emailLayout } from "./email-layout";
import type { Mail } from "./outbox";

export interface EmailContent {
  subject: string;
  /** Paragraphs of the text version; empty ones are omitted. */
  text: (string | null | undefined | false)[];
  /** The HTML version. */
  body: SafeHtml;
  /** Small print at the end. */
  footnote?: string;
  /** Page that unsubscribes from emails of this kind; the email then links to it. */
  unsubscribeUrl?: string;
}

/** Renders an email as text and HTML, with layout, sign-off and the store's address. */
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
