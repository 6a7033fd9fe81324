/** Pages of the staff run one script of the shop, load nothing from elsewhere, and cannot be framed. */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");

/**
 * Adds the headers of a page of the staff: it is neither cached, indexed nor framed.
 * @param nonce of the response's script
 */
export function guardAdminPage(headers: Headers, nonce: string): void {
  headers.set("Content-Security-Policy", policyOf(nonce));
  headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  headers.set("Referrer-Policy", "same-origin");
}
