const GRAPHQL_PATH = /^https?:\/\/[^/?#]*\/graphql(?:[?#]|$)/;

/** Does not parse the URL, since it runs for every request. */
export function isGraphql(request: Request): boolean {
  return GRAPHQL_PATH.test(request.url);
}
