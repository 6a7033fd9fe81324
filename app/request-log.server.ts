import type { IncomingMessage } from "node:http";
import morgan from "morgan";

/** Parts of a path this long are tokens, such as that of a payment page. */
const LONGEST_PART = 40;

/**
 * The server logs every request with its whole address. Addresses of password mails, sessions and payments
 * carry secrets, so the log gets the path without query and tokens. morgan is one copy for both of us.
 */
export function keepSecretsOutOfTheLog(): void {
  morgan.token("url", (request: IncomingMessage & { originalUrl?: string }) =>
    loggedPath(request.originalUrl ?? request.url ?? ""),
  );
}

/** What the log may say of an address: "/a/<token>?b=c" → "/a/…". */
export function loggedPath(address: string): string {
  const [path] = address.split("?", 1);
  return path
    .split("/")
    .map((part) => (part.length > LONGEST_PART ? "…" : part))
    .join("/");
}
