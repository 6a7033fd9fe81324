import { createReadableStreamFromReadable } from "@remix-run/node";
import { log } from "./log.mjs";
import { requestedUrl } from "./requested-url.mjs";
import { sendBody } from "./send-body.mjs";

/**
 * Serves requests with Remix as its own adapter for Express does, with two differences: it needs no Express, and a
 * response is sent only as fast as the client reads it, and canceled when the client is gone.
 * @param {ReturnType<import("./remix-of-routes.mjs").remixOfRoutes>} remixOf
 */
export function remixHandler(remixOf) {
  return async (request, response, next) => {
    try {
      const { respond } = remixOf(request.url.split("?", 1)[0]);
      await send(request, response, await respond(requestFor(request, response)));
    } catch (error) {
      next(error);
    }
  };
}

function requestFor(request, response) {
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(requestedUrl(request), {
    method: request.method,
    headers: headersOf(request),
    signal: signalOf(response),
    ...(hasBody && { body: createReadableStreamFromReadable(request), duplex: "half" }),
  });
}

function headersOf({ headers }) {
  const sent = new Headers();
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values].flat()) if (value) sent.append(name, value);
  }
  return sent;
}

/** Aborted when the client disconnects before the response was sent. */
function signalOf(response) {
  const controller = new AbortController();
  response.once("close", () => response.writableFinished || controller.abort());
  return controller.signal;
}

async function send(request, response, answered) {
  response.statusMessage = answered.statusText;
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.appendHeader(name, value);
  if (answered.content !== undefined) return sendWhole(request, response, answered.content);
  if (!answered.body) return response.end();
  if (request.method === "HEAD") {
    response.end();
    return answered.body.cancel();
  }
  await sendBody(response, answered.body).catch((error) => {
    log.error({ err: error, request: request.headers["x-request-id"] }, "a response broke off");
    response.destroy();
  });
}

/** Sends the content of a WholeResponse (app/whole-response.server.ts). */
function sendWhole({ method }, response, content) {
  response.setHeader("Content-Length", Buffer.byteLength(content));
  response.end(method === "HEAD" ? undefined : content);
}
