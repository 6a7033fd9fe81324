import type { EngineContext } from "../graphql/context";

/** What the engine answers beside GraphQL. */
export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Groups are handed to `handle`, in their order. */
  path: RegExp;
  handle: (request: Request, context: EngineContext, ...groups: string[]) => Response | Promise<Response>;
}
