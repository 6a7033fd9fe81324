import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import { cacheLimits, textBytes } from "~/memory-cache.server";
import type { SafeHtml } from "../ui/merchant-html";

/** Elements allowed in a merchant's text. Headings begin at h2, because the page has its own h1. */
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
    ...["strong", "em", "b", "i", "u", "s", "small", "sub", "sup", "wbr"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  selfClosing: [...sanitizeHtml.defaults.selfClosing, "wbr"],
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

/** Keyed by the HTML as the provider sent it. */
const cache = new LRUCache<string, SafeHtml>(cacheLimits("merchantHtml", textBytes));

/** Sanitizes the provider's HTML: removes everything that could run, load remote files unnoticed, or imitate the shop. */
export function safeHtml(html: string | null | undefined): SafeHtml {
  const given = html ?? "";
  const cached = cache.get(given);
  if (cached !== undefined) return cached;
  const safe = sanitizeHtml(given, ALLOWED) as SafeHtml;
  cache.set(given, safe);
  return safe;
}
