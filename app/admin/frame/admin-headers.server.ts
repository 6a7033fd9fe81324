/** Pages of the staff run no scripts at all, load nothing from elsewhere, and cannot be framed. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

/** Adds the headers of a page of the staff: it is neither cached, indexed nor framed. */
export function guardAdminPage(headers: Headers): void {
  headers.set("Content-Security-Policy", POLICY);
  headers.set("Cache-Control", "no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  headers.set("Referrer-Policy", "same-origin");
}
