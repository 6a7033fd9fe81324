import type { IncomingMessage } from "node:http";
import morgan from "morgan";

/**
 * remix-serve logs every request with its whole address. Addresses of password mails and sessions carry
 * secrets in their query, so the log gets the path alone. morgan is one copy for both of us.
 */
export function keepQueriesOutOfTheLog(): void {
  morgan.token("url", (request: IncomingMessage & { originalUrl?: string }) =>
    (request.originalUrl ?? request.url ?? "").split("?", 1).join(),
  );
}
