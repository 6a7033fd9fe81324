import { randomUUID } from "node:crypto";
import { log } from "./log.mjs";
import { loggedPath } from "./logged-path.mjs";

const HEADER = "x-request-id";
/** What a proxy may call a request. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Names a request and logs how it was answered, without anything personal. The name goes on to the engine, to a remote
 * provider, and back to who asked, so that the lines of one request are found together.
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
