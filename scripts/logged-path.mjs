/** Longer path segments are tokens, such as that of a payment page. */
const MAX_PART_LENGTH = 40;
/** From this length on, a segment that does not consist of hyphenated words is a secret: the id of a cart, a photo. */
const MIN_SECRET_LENGTH = 32;

/**
 * The loggable form of a URL: "/a/<token>?b=c" → "/a/…". URLs in password emails, of sessions and payments contain
 * secrets, so neither query nor tokens are logged.
 * @param {string} address path and query
 */
export function loggedPath(address) {
  const [path] = address.split("?", 1);
  return path
    .split("/")
    .map((part) => (isSecret(part) ? "…" : part))
    .join("/");
}

function isSecret(part) {
  if (part.length > MAX_PART_LENGTH) return true;
  return part.length >= MIN_SECRET_LENGTH && (/[A-Z_]/.test(part) || !part.includes("-"));
}
