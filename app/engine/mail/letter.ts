import { paperLooks } from "~/brand/paper-looks";
import { html, type SafeHtml } from "../shared/html";
import { ownBrand, type Shop } from "../shared/store-settings";
import { letterPaper } from "./letter-paper";
import type { Mail } from "./outbox";

export interface LetterContent {
  subject: string;
  /** Paragraphs of the letter as text; what is empty is left out. */
  text: (string | null | undefined | false)[];
  /** The same as HTML. */
  body: SafeHtml;
  /** Small print below. */
  footnote?: string;
  /** Page on which the letters of this kind are ended; the letter then says so. */
  unsubscribeUrl?: string;
}

/** A letter of the shop to somebody, as text and as HTML: on its paper, with its sign-off and its address. */
export function letter(
  shop: Shop,
  { subject, text, body, footnote, unsubscribeUrl }: LetterContent,
): Pick<Mail, "subject" | "text" | "html" | "unsubscribeUrl"> {
  const { name, signOff, address, tokens } = ownBrand(shop);
  const parts = [
    ...text,
    `${signOff}\n${name}`,
    footnote,
    unsubscribeUrl && `No more of these emails: ${unsubscribeUrl}`,
    `${name}, ${address}\n${shop.publicUrl}`,
  ];
  const { softInk } = paperLooks(tokens);
  const small = `margin:24px 0 0;font-size:14px;color:${softInk}`;
  const signed = html`${body}
<p>${signOff}<br>${name}</p>
${footnote && html`<p style="${small}">${footnote}</p>`}
${unsubscribeUrl && html`<p style="${small}"><a href="${unsubscribeUrl}" style="color:${softInk}">No more of these emails</a></p>`}`;
  return {
    subject,
    text: `${parts.filter(Boolean).join("\n\n")}\n`,
    html: letterPaper(shop, subject, signed),
    unsubscribeUrl,
  };
}
