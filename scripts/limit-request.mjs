import { reject } from "./reject.mjs";

const HEADER = "x-request-deadline";
/** After the deadline the shop has so long to answer with a page of its own that says so. */
const GRACE_MILLISECONDS = 3000;
/** A longer body may well take longer to arrive than a request may take. */
const SHORT_BYTES = 64 * 1024;

/**
 * Sets the deadline of a request, for all that is asked on its behalf (app/request-deadline.server.ts), and answers it with 503
 * when nothing else has begun to, a little later. Of a body of any length the time begins when it has arrived.
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

/** Whoever still works on the answer finds somebody who takes it; nobody reads it. */
function silence(response) {
  for (const name of ["setHeader", "appendHeader", "removeHeader", "writeHead", "end"]) {
    response[name] = () => response;
  }
  response.write = () => true;
  response.flushHeaders = () => {};
}
