import { html } from "../shared/html";
import type { Shop } from "../shared/store-settings";
import { type LetterContent, letter } from "./letter";
import { letterStyles } from "./letter-paper";

interface ShortLetter extends Omit<LetterContent, "text" | "body"> {
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[];
  /** What to do next; `url` is absolute. */
  button?: { label: string; url: string };
}

/** A letter of a few paragraphs with one thing to do, as text and as HTML. */
export function shortLetter(shop: Shop, { heading, paragraphs, button, ...content }: ShortLetter) {
  const styles = letterStyles(shop);
  return letter(shop, {
    ...content,
    text: [heading, ...paragraphs, button && `${button.label}: ${button.url}`],
    body: html`
<h1 style="${styles.heading}">${heading}</h1>
${paragraphs.map((paragraph) => html`<p style="white-space:pre-line">${paragraph}</p>`)}
${button && html`<p><a href="${button.url}" style="${styles.button}">${button.label}</a></p>`}`,
  });
}
