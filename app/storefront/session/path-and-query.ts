import { withoutSessionId } from "~/provider/session-id";

/** The URL of a page within the shop, for links and redirects back to it. */
export function pathAndQuery(page: { pathname: string; search: string }): string {
  return page.pathname + withoutSessionId(page);
}
