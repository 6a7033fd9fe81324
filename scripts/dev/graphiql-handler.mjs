import { renderGraphiQL } from "@graphql-yoga/render-graphiql";

const PATH = /^\/graphql(?:\?|$)/;
/** The page contains its scripts, styles and fonts inline. */
const POLICY =
  "default-src 'self'; script-src 'unsafe-inline' 'unsafe-eval' blob:; style-src 'unsafe-inline'; font-src data:; img-src 'self' data:; worker-src blob:; frame-ancestors 'none'";

/**
 * Shows GraphiQL to browsers that open /graphql. Other requests go to the next handler.
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void}
 */
export function graphiqlHandler() {
  const page = renderGraphiQL({ title: "GraphiQL of the shop", endpoint: "/graphql" });
  return ({ method, url, headers }, response, next) => {
    const isOpened = method === "GET" && PATH.test(url) && headers.accept?.includes("text/html");
    if (!isOpened) return next();
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Security-Policy", POLICY);
    response.end(page);
  };
}
