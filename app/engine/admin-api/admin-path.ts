import type { CallHead } from "../graphql/graphql-call";

const ADMIN_API_PATH = /^https?:\/\/[^/?#]*\/admin-api(?:[?#]|$)/;

/** Does not parse the URL, since it runs for every request. */
export function isAdminApi(request: CallHead): boolean {
  return ADMIN_API_PATH.test(request.url);
}
