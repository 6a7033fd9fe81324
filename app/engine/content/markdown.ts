import { marked } from "marked";

/** Quotation marks of a configuration directive, which are escaped like any others. */
const ESCAPED_DIRECTIVE = /\{\{config path=&quot;(\w+)&quot;\}\}/g;

/** Markdown (GitHub's, in which HTML is allowed) as HTML. Pages clean it when they show it, like all HTML of merchants. */
export function markdownToHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  return html.replace(ESCAPED_DIRECTIVE, '{{config path="$1"}}').trim();
}
