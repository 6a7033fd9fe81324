import type { EngineContext } from "../graphql/context";

/** A route of the engine besides GraphQL. */
export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Capture groups are passed to `handle` in order. */
  path: RegExp;
  handle: (request: Request, context: EngineContext, ...groups: string[]) => Response | Promise<Response>;
}

/** A route for reading, which also answers HEAD requests. */
export const get = routesOf("GET");
export const post = routesOf("POST");
export const put = routesOf("PUT");
/** A route that deletes something; `delete` is a word of the language. */
export const remove = routesOf("DELETE");

function routesOf(method: RestRoute["method"]) {
  return (path: RegExp, handle: RestRoute["handle"]): RestRoute => ({ method, path, handle });
}
