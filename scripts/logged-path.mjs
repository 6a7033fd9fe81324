/** Parts of a path longer than this are tokens, such as that of a payment page. */
const MAX_PART_LENGTH = 40;
/** From this length on, what is not made of words with hyphens between them is a secret: the id of a cart, a photo. */
const MIN_SECRET_LENGTH = 32;

/**
 * What a log may say of an address: "/a/<token>?b=c" → "/a/…". Addresses of password mails, sessions and payments carry
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
