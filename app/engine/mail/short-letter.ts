import { html, type SafeHtml } from "../shared/html";
import { letter } from "./letter";
import type { Mail } from "./outbox";

interface ShortLetter {
  subject: string;
  heading: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[];
  /** What to do next; `url` is absolute. */
  button?: { label: string; url: string };
  /** Small print below. */
  footnote?: string;
  /** Page on which the letters of this kind are ended; the letter then says so. */
  unsubscribeUrl?: string;
}

const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:999px;background:#b8431f;color:#ffffff;text-decoration:none;font-weight:600";
const SMALL = "margin:24px 0 0;font-size:14px;color:#6b5e55";

/** A letter of a few paragraphs with one thing to do, as text and as HTML. */
export function shortLetter(
  content: ShortLetter,
): Pick<Mail, "subject" | "text" | "html" | "unsubscribeUrl"> {
  const { subject, unsubscribeUrl } = content;
  return { subject, text: plainText(content), html: letter(subject, body(content)), unsubscribeUrl };
}

function plainText({ heading, paragraphs, button, footnote, unsubscribeUrl }: ShortLetter): string {
  const parts = [
    heading,
    ...paragraphs,
    button && `${button.label}: ${button.url}`,
    "With a wag and a purr,\nMy Pet Canvas",
    footnote,
    unsubscribeUrl && `No more of these emails: ${unsubscribeUrl}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function body({ heading, paragraphs, button, footnote, unsubscribeUrl }: ShortLetter): SafeHtml {
  return html`
<h1 style="margin:0 0 16px;font:600 26px/1.25 Georgia,serif">${heading}</h1>
${paragraphs.map((paragraph) => html`<p style="white-space:pre-line">${paragraph}</p>`)}
${button ? html`<p><a href="${button.url}" style="${BUTTON}">${button.label}</a></p>` : null}
<p>With a wag and a purr,<br>My Pet Canvas</p>
${footnote ? html`<p style="${SMALL}">${footnote}</p>` : null}
${unsubscribeUrl ? html`<p style="${SMALL}"><a href="${unsubscribeUrl}" style="color:#6b5e55">No more of these emails</a></p>` : null}`;
}
