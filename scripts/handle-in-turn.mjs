import { log } from "./log.mjs";
import { reject } from "./reject.mjs";

/** The process or the machine has run out of file descriptors, which may be temporary. */
const OUT_OF_FILES = new Set(["EMFILE", "ENFILE"]);

/**
 * Combines handlers into one listener of a server: each handler responds to the request or calls `next`. A request that
 * no handler serves gets 404. When a handler throws, rejects or passes an error to `next`, it is logged and responded
 * to with 500 (503 when file descriptors ran out); a started response is aborted. Never throws.
 * @param {((request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: (error?: unknown) => void) => unknown)[]} handlers
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void}
 */
export function handleInTurn(handlers) {
  return (request, response) => {
    // Without a listener, an error of either stream would be uncaught.
    request.on("error", ignore);
    response.on("error", ignore);
    const fail = (error) => respondWithError(request, response, error);
    const run = (index, error) => {
      if (error) return fail(error);
      if (index === handlers.length) return rejectAnew(request, response, 404);
      try {
        const done = handlers[index](request, response, (error) => run(index + 1, error));
        if (done instanceof Promise) done.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    run(0);
  };
}

function respondWithError(request, response, error) {
  const status = statusOf(error);
  if (status >= 500) log.error({ err: error, request: request.headers["x-request-id"] }, "a request failed");
  if (response.headersSent) response.destroy();
  else rejectAnew(request, response, status);
}

/** Handlers such as serve-static set `status` when the request is at fault, such as for a lone % in its URL. */
function statusOf(error) {
  if (OUT_OF_FILES.has(error?.code)) return 503;
  return error?.status >= 400 && error.status < 500 ? error.status : 500;
}

/** Removes headers set by the failed handler, such as the length and lifetime of a file, which do not fit the error. */
function rejectAnew(request, response, status) {
  for (const name of response.getHeaderNames()) {
    if (name !== "x-request-id") response.removeHeader(name);
  }
  reject(request, response, status);
}

function ignore() {}
