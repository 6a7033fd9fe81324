import { METHODS } from "./methods.mjs";

const REASONS = {
  400: "We can't read this address. Please check it.",
  403: "This form came from another site. Please fill it out here.",
  404: "There's nothing at this address.",
  405: "You can't do that here.",
  408: "Your upload stopped on its way to us. Please try again.",
  413: "That's more than we can take at once. Please send less.",
  421: "There's no shop at this address.",
  501: "You can't do that here.",
  503: "We're having trouble right now. Please try again in a minute.",
};
const OTHER_REASONS = { client: REASONS[400], server: "Something went wrong on our side. Please try again." };

const HEADERS = {
  405: { Allow: [...METHODS].join(", ") },
  503: { "Retry-After": "10", "Cache-Control": "no-store" },
};

/** Requests for another host name, or without one: their error page must contain no links. */
const WITHOUT_RETURN_PATH = new Set([400, 421]);

/** Clients that send too long a body read the response only after sending everything; see receive-bodies.mjs. */
const LETS_SEND_ON = new Set([413, 503]);
const GRAPHQL = /^\/+graphql(?:[/?]|$)/;

/**
 * Rejects a request with a one-line message: a page with a link to the store for people, JSON for programs.
 * @param {import("node:http").IncomingMessage} request its body is not read
 * @param {import("node:http").ServerResponse} response
 * @param {number} status 400 or above
 */
export function reject(request, response, status) {
  const message = REASONS[status] ?? (status < 500 ? OTHER_REASONS.client : OTHER_REASONS.server);
  const isRead = request.headers.accept?.includes("text/html");
  const body = isRead ? page(message, status) : JSON.stringify(said(message, request));
  response.writeHead(status, {
    ...HEADERS[status],
    "Content-Type": isRead ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    ...((request.complete || !LETS_SEND_ON.has(status)) && { Connection: "close" }),
  });
  response.end(body);
}

function said(message, { url }) {
  if (!GRAPHQL.test(url)) return { message };
  return { errors: [{ message, extensions: { category: "graphql-input" } }] };
}

/** The link is a path: it must not contain the requested host name. */
function page(message, status) {
  const home = WITHOUT_RETURN_PATH.has(status) ? "" : '<p><a href="/">Go to the shop</a></p>';
  return (
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width">' +
    `<title>${message}</title></head><body><h1>${message}</h1>${home}</body></html>`
  );
}
