import { log } from "./log.mjs";
import { reject } from "./reject.mjs";

/** The process or the machine has no file descriptor left; a moment later it may have. */
const OUT_OF_FILES = new Set(["EMFILE", "ENFILE"]);

/**
 * Combines handlers into one listener of a server: each handler answers the request or calls `next`. A request that no
 * handler answers gets 404. A handler that throws, rejects or passes an error to `next` is logged and answered 500 (503
 * when file descriptors ran out); an answer that has begun is broken off. No request throws out of here.
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

/** Express and its handlers note by `status` that the request is at fault, such as for a lone % in its address. */
function statusOf(error) {
  if (OUT_OF_FILES.has(error?.code)) return 503;
  return error?.status >= 400 && error.status < 500 ? error.status : 500;
}

/** Headers that the failed handler prepared, such as the length and lifetime of a file, do not fit the refusal. */
function rejectAnew(request, response, status) {
  for (const name of response.getHeaderNames()) {
    if (name !== "x-request-id") response.removeHeader(name);
  }
  reject(request, response, status);
}

function ignore() {}
