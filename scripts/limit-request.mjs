import { reject } from "./reject.mjs";

const HEADER = "x-request-deadline";
/** Time after the deadline in which the application can respond with its own error page. */
const GRACE_MILLISECONDS = 3000;
/** The upload of a longer body may take longer than a request's time limit. */
const SHORT_BYTES = 64 * 1024;

/**
 * Sets the deadline of a request, for everything done on its behalf (app/request-deadline.server.ts), and responds with
 * 503 when no response has started shortly after it. For a long body, the time starts when it has arrived.
 * @param {number} milliseconds
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function limitRequest(milliseconds) {
  return (request, response, next) => {
    let timer;
    const start = () => {
      timer = setTimeout(() => giveUp(request, response), milliseconds + GRACE_MILLISECONDS);
    };
    const isShort = request.complete || lengthOf(request) <= SHORT_BYTES;
    if (isShort) {
      request.headers[HEADER] = String(performance.now() + milliseconds);
      start();
    } else {
      delete request.headers[HEADER];
      request.once("end", start);
    }
    response.once("close", () => clearTimeout(timer));
    next();
  };
}

/** Infinity for a body of unknown length. */
function lengthOf({ headers }) {
  if (headers["transfer-encoding"]) return Number.POSITIVE_INFINITY;
  return Number(headers["content-length"] ?? 0);
}

function giveUp(request, response) {
  if (response.headersSent) return;
  reject(request, response, 503);
  silence(response);
}

/** Discards what a handler still writes to a finished response. */
function silence(response) {
  for (const name of ["setHeader", "appendHeader", "removeHeader", "writeHead", "end"]) {
    response[name] = () => response;
  }
  response.write = () => true;
  response.flushHeaders = () => {};
}
