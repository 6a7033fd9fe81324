import type { RestRoute } from "./rest-route";

/** Magento's message for a path or a method that no route has. */
const NO_ROUTE = "Request does not match any route.";
const REST_PATH = /^\/rest(?:\/|$)/;

/**
 * Responds to a request that no route handles: 404, or 405 with the header Allow when other methods of the path have a
 * route. The body is Magento's JSON under /rest, and plain text elsewhere.
 * @param methods those that the path has routes for
 */
export function unmatchedResponse(pathname: string, methods: RestRoute["method"][]): Response {
  const isRest = REST_PATH.test(pathname);
  const headers = new Headers({
    "Content-Type": isRest ? "application/json" : "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  if (methods.length > 0) headers.set("Allow", allowedMethods(methods).join(", "));
  return new Response(isRest ? JSON.stringify({ message: NO_ROUTE }) : "Not found", {
    status: methods.length > 0 ? 405 : 404,
    headers,
  });
}

/** Every route for GET answers HEAD, too. */
function allowedMethods(methods: RestRoute["method"][]): string[] {
  return [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
}
