import sanitizeHtml from "sanitize-html";
import type { SafeHtml } from "../ui/merchant-html";

/** What a merchant's text may be made of. Headings begin at h2: the page has its own h1. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      "h2",
      "h3",
      "h4",
      "p",
      "br",
      "hr",
      "ul",
      "ol",
      "li",
      "blockquote",
      "figure",
      "figcaption",
      "img",
      "a",
    ],
    ...["strong", "em", "b", "i", "u", "s", "small", "sub", "sup"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: { a: ["button"], p: ["lead"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: target === "_blank" ? { ...attribs, target, rel: "noopener" } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", loading: "lazy", ...attribs } }),
  },
};

const MOST_KEPT = 200;
const kept = new Map<string, SafeHtml>();

/** The provider's HTML without anything that could run, load from elsewhere unseen, or dress up as the shop. */
export function safeHtml(html: string | null | undefined): SafeHtml {
  const given = html ?? "";
  const known = kept.get(given);
  if (known !== undefined) return known;
  const safe = sanitizeHtml(given, ALLOWED) as SafeHtml;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(given, safe);
  return safe;
}
