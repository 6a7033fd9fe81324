import { decodeHTML } from "entities";
import sanitizeHtml from "sanitize-html";

/** The text of a merchant's HTML, without elements and with its characters decoded. Plain text stays as it is. */
export function plainText(html: string | null | undefined): string {
  return decodeHTML(sanitizeHtml(html ?? "", { allowedTags: [] })).trim();
}
