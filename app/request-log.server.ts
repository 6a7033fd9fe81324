import type { IncomingMessage } from "node:http";
import morgan from "morgan";
import { loggedPath } from "../scripts/logged-path.mjs";

/**
 * In development remix-serve logs every request with its whole address, by a morgan that is one copy for both of us: it
 * gets the path that scripts/request-log.mjs logs in production.
 */
export function keepSecretsOutOfTheLog(): void {
  morgan.token("url", (request: IncomingMessage & { originalUrl?: string }) =>
    loggedPath(request.originalUrl ?? request.url ?? ""),
  );
}
