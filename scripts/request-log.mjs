import { randomUUID } from "node:crypto";
import { log } from "./log.mjs";
import { loggedPath } from "./logged-path.mjs";

const HEADER = "x-request-id";
/** Accepted format of a proxy's request id. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Assigns an id to a request and logs its response, without personal data. The id is passed on to the engine or a
 * remote provider, and returned to the client, to correlate log lines.
 * @type {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function logRequest(request, response, next) {
  const began = performance.now();
  const { method, url = "" } = request;
  const sent = request.headers[HEADER];
  const id = typeof sent === "string" && REQUEST_ID.test(sent) ? sent : randomUUID();
  request.headers[HEADER] = id;
  response.setHeader("X-Request-Id", id);
  response.once("close", () => {
    const status = response.statusCode;
    const milliseconds = Math.round((performance.now() - began) * 1000) / 1000;
    const line = { request: id, method, path: loggedPath(url), status, milliseconds };
    if (!response.writableFinished) log.info(line, "the line was broken off");
    else log[status >= 500 ? "error" : "info"](line, "answered");
  });
  next();
}
