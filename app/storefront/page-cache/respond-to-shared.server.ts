import type { IncomingHttpHeaders } from "node:http";
import { DEADLINE_HEADER } from "~/request-deadline.server";
import { recordArrival } from "../traffic/record-arrival.server";
import { type PageResponse, sharedPage } from "./page-cache.server";
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
  const [page, cookies] = await Promise.all([
    sharedPage({ ...shared, headers: { ...shared.headers, ...technical } }, render),
    arrivalCookies(sent),
  ]);
  return {
    ...page,
    headers: [...page.headers, ...cookies.map((cookie): [string, string] => ["Set-Cookie", cookie])],
  };
}

function arrivalCookies({ url, headers }: SentPageRequest): Promise<string[]> {
  const { cookie, referer } = headers;
  if (referer?.startsWith(`${url.origin}/`)) return Promise.resolve([]);
  return recordArrival(
    new Request(url, {
      headers: { ...(cookie && { Cookie: cookie }), ...(referer && { Referer: referer }) },
    }),
  );
}
