import type { EngineContext } from "../graphql/context";

/** A route of the engine besides GraphQL. */
export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Capture groups are passed to `handle` in order. */
  path: RegExp;
  handle: (request: Request, context: EngineContext, ...groups: string[]) => Response | Promise<Response>;
}
