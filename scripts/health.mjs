import { isStopping } from "./stop-gracefully.mjs";

/**
 * Health checks for supervisors and load balancers, before all other handlers: /healthz when the process runs, /readyz
 * when it can serve shoppers. Other requests go to the next handler.
 * @param {() => Promise<boolean>} isShopReady whether the store can serve
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => Promise<void>}
 */
export function healthHandler(isShopReady) {
  return async (request, response, next) => {
    if (request.url === "/healthz") return say(response, 200, "The process runs.");
    if (request.url !== "/readyz") return next();
    if (isStopping()) return say(response, 503, "The process is ending.");
    if (await isShopReady()) return say(response, 200, "The shop is ready.");
    return say(response, 503, "The database or the remote provider does not answer, or the disk is full.");
  };
}

function say(response, status, words) {
  response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
  response.end(`${words}\n`);
}
