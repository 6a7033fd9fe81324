/** Parts of a path this long are tokens, such as that of a payment page. */
const LONGEST_PART = 40;

/**
 * What a log may say of an address: "/a/<token>?b=c" → "/a/…". Addresses of password mails, sessions and payments carry
 * secrets, so neither query nor tokens are logged.
 * @param {string} address path and query
 */
export function loggedPath(address) {
  const [path] = address.split("?", 1);
  return path
    .split("/")
    .map((part) => (part.length > LONGEST_PART ? "…" : part))
    .join("/");
}
