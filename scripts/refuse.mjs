const REASONS = {
  403: "This form was sent by another site. Please fill it in here.",
  421: "There is no shop at this address.",
  503: "We're having trouble right now. Please try again in a minute.",
};

/**
 * Says in a line why a request is turned away: people get a page with the way to the shop, programs JSON.
 * @param {import("node:http").IncomingMessage} request its body is not read
 * @param {import("node:http").ServerResponse} response
 * @param {keyof typeof REASONS} status
 */
export function refuse(request, response, status) {
  const message = REASONS[status];
  const isRead = request.headers.accept?.includes("text/html");
  const body = isRead ? page(message, status) : JSON.stringify({ message });
  response.writeHead(status, {
    "Content-Type": isRead ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    Connection: "close",
    ...(status === 503 && { "Retry-After": "10", "Cache-Control": "no-store" }),
  });
  response.end(body);
}

/** The way home is a path: no link is made from the name that was asked for. */
function page(message, status) {
  const home = status !== 421 ? '<p><a href="/">To the shop</a></p>' : "";
  return (
    '<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width">' +
    `<title>${message}</title></head><body><h1>${message}</h1>${home}</body></html>`
  );
}
