import { html } from "../shared/html";
import type { Shop } from "../shared/store-settings";
import { emailStyles } from "./email-layout";
import { type EmailContent, renderEmail } from "./email-template";

export interface ShortEmail extends Omit<EmailContent, "text" | "body"> {
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[];
  /** The call to action; `url` is absolute. */
  button?: { label: string; url: string };
}

/** An email of a few paragraphs with one call to action, as text and as HTML. */
export function shortEmail(shop: Shop, { heading, paragraphs, button, ...content }: ShortEmail) {
  const styles = emailStyles(shop);
  return renderEmail(shop, {
    ...content,
    text: [heading, ...paragraphs, button && `${button.label}: ${button.url}`],
    body: html`
<h1 style="${styles.heading}">${heading}</h1>
${paragraphs.map((paragraph) => html`<p style="white-space:pre-line">${paragraph}</p>`)}
${button && html`<p><a href="${button.url}" style="${styles.button}">${button.label}</a></p>`}`,
  });
}
