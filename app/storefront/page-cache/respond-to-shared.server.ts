import type { IncomingHttpHeaders } from "node:http";
import { DEADLINE_HEADER } from "~/request-deadline.server";
import { arrivalCookies } from "./arrival-cookies.server";
import { withOwnViews } from "./own-views.server";
import { type PageResponse, type Render, sharedPage } from "./page-cache.server";
import { sharedRequest } from "./shared-request.server";
import { readShellTemplate } from "./shell-template.server";

interface SentPageRequest {
  method: string;
  /** As the visitor sees it. */
  url: URL;
  headers: IncomingHttpHeaders;
  /** Of the routes that can match; see scripts/remix-of-routes.mjs. */
  prefix: string;
}

/** Headers of the request whose page is rendered that say nothing of its visitor. */
const TECHNICAL_HEADERS = [DEADLINE_HEADER.toLowerCase(), "x-request-id"];

/**
 * Responds with a page that many visitors get: to visitors without state, and to shoppers whose pages differ in their
 * header only. Records how a visitor arrived, and whatever else the cookies of a page do. Null for any other request.
 * @param render renders the page of a request; called at most once for concurrent requests of the same page
 * @throws what `render` throws
 */
export async function respondToShared(sent: SentPageRequest, render: Render): Promise<PageResponse | null> {
  const reduced = await sharedRequest(sent);
  if (!reduced) return null;
  const request = { ...reduced, headers: { ...reduced.headers, ...technicalHeaders(sent) } };
  if (!reduced.hasShell) {
    const page = await sharedPage(request, render);
    return forVisitor(page, sent, await arrivalCookies(sent));
  }
  const shell = await readShellTemplate(requestOf(sent));
  if (!shell) return null;
  const { context, firstname, cookies } = shell;
  const page = await sharedPage(
    { ...request, key: `${reduced.key}\n${shell.key}`, context, firstname },
    render,
  );
  return forVisitor(page, sent, cookies);
}

function technicalHeaders({ headers }: SentPageRequest): Record<string, string> {
  return Object.fromEntries(
    TECHNICAL_HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}

/** The visitor's own request, which reads their cookies. */
function requestOf({ url, headers }: SentPageRequest): Request {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value) sent.append(name, String(value));
  return new Request(url, { headers: sent });
}

/** Adds what the visitor's cookies record. */
async function forVisitor(
  shared: PageResponse,
  sent: SentPageRequest,
  cookies: string[],
): Promise<PageResponse> {
  const page = sent.headers.cookie ? await withOwnViews(shared, sent) : shared;
  if (cookies.length === 0) return page;
  return {
    ...page,
    headers: [...page.headers, ...cookies.map((cookie): [string, string] => ["set-cookie", cookie])],
  };
}
