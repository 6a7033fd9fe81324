import { gzipSync } from "node:zlib";
import { log } from "./log.mjs";

/** Longer bodies, and those of unknown length, take the regular route, which limits them. */
const MAX_BYTES = 1_000_000;
/** Compressing a shorter response takes longer than sending it uncompressed. */
const MIN_PACKED_BYTES = 8000;
const PATH = /^\/graphql(?:\?|$)/;
/** Placeholder: only the path of the URL matters for the API. */
const ORIGIN = "http://shop.internal";
const ROUTE = "routes/graphql";

/**
 * Serves POST /graphql with its route's own action, bypassing Remix's router and streams, each of which costs as much as
 * the response. Other requests go to the next handler.
 * @param {import("@remix-run/node").ServerBuild} build
 * @returns {(incoming: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => Promise<void>}
 */
export function graphqlHandler(build) {
  const { action } = build.routes[ROUTE].module;
  return async (incoming, response, next) => {
    if (!isShortPost(incoming)) return next();
    try {
      const request = await requestOf(incoming);
      const result = await action({ request, params: {}, context: {} });
      const body = Buffer.from(await result.arrayBuffer());
      send(response, result, body, incoming.headers["accept-encoding"]);
    } catch (error) {
      if (incoming.destroyed && !incoming.complete) return;
      log.error({ err: error, request: incoming.headers["x-request-id"] }, "an answer failed");
      response.writeHead(500).end();
    }
  };
}

function isShortPost({ method, url, headers }) {
  return method === "POST" && PATH.test(url) && Number(headers["content-length"]) <= MAX_BYTES;
}

async function requestOf(incoming) {
  const { url, headers } = incoming;
  return new Request(ORIGIN + url, { method: "POST", headers, body: await readAll(incoming) });
}

/** Faster than iterating over the chunks. */
function readAll(incoming) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    incoming.on("data", (chunk) => chunks.push(chunk));
    incoming.once("end", () => resolve(Buffer.concat(chunks)));
    incoming.once("error", reject);
  });
}

function send(response, result, body, acceptedEncodings = "") {
  const isPacked = body.length >= MIN_PACKED_BYTES && /\bgzip\b/.test(acceptedEncodings);
  const sent = isPacked ? gzipSync(body) : body;
  response.statusCode = result.status;
  for (const [name, value] of result.headers) response.appendHeader(name, value);
  response.appendHeader("Vary", "Accept-Encoding");
  if (isPacked) response.setHeader("Content-Encoding", "gzip");
  response.end(sent);
}
