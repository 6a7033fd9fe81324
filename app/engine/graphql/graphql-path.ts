const GRAPHQL_PATH = /^https?:\/\/[^/?#]*\/graphql(?:[?#]|$)/;

/** Without parsing the address: this stands before every answer. */
export function isGraphql(request: Request): boolean {
  return GRAPHQL_PATH.test(request.url);
}
