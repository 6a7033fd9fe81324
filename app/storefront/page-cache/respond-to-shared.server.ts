import type { IncomingHttpHeaders } from "node:http";
import { DEADLINE_HEADER } from "~/request-deadline.server";
import { arrivalCookies } from "./arrival-cookies.server";
import { withOwnViews } from "./own-views.server";
import { freshPage, type PageResponse, sharedPage } from "./page-cache.server";
import { sharedRequest } from "./shared-request.server";

interface SentPageRequest {
  method: string;
  /** As the visitor sees it. */
  url: URL;
  headers: IncomingHttpHeaders;
}

/** Headers of the request whose page is rendered that say nothing of its visitor. */
const TECHNICAL_HEADERS = [DEADLINE_HEADER.toLowerCase(), "x-request-id"];

/**
 * Responds to a visitor without state with the page that all of them get, and records how this one arrived. Null for any
 * other request.
 * @param render renders the page of a request; called at most once for concurrent requests of the same page
 * @throws what `render` throws
 */
export async function respondToShared(
  sent: SentPageRequest,
  render: (request: Request) => Promise<Response>,
): Promise<PageResponse | null> {
  const shared = await sharedRequest(sent);
  if (!shared) return null;
  const technical = Object.fromEntries(
    TECHNICAL_HEADERS.flatMap((name) => (sent.headers[name] ? [[name, String(sent.headers[name])]] : [])),
  );
  const page = await sharedPage({ ...shared, headers: { ...shared.headers, ...technical } }, render);
  return forVisitor(page, sent);
}

/** The same for a page that is in memory and fresh; null for any other, and any other request. */
export async function respondFromCache(sent: SentPageRequest): Promise<PageResponse | null> {
  const shared = await sharedRequest(sent);
  const page = shared && freshPage(shared);
  return page && forVisitor(page, sent);
}

/** Adds what the visitor's cookies record. */
async function forVisitor(shared: PageResponse, sent: SentPageRequest): Promise<PageResponse> {
  const page = sent.headers.cookie ? await withOwnViews(shared, sent) : shared;
  const cookies = await arrivalCookies(sent);
  if (cookies.length === 0) return page;
  return {
    ...page,
    headers: [...page.headers, ...cookies.map((cookie): [string, string] => ["set-cookie", cookie])],
  };
}
