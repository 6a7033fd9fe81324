import type { CallHead } from "./graphql-call";

const GRAPHQL_PATH = /^https?:\/\/[^/?#]*\/graphql(?:[?#]|$)/;

/** Does not parse the URL, since it runs for every request. */
export function isGraphql(request: CallHead): boolean {
  return GRAPHQL_PATH.test(request.url);
}
