import { LRUCache } from "lru-cache";
import { cacheLimits, textBytes } from "~/memory-cache.server";
import { onPublicEviction } from "~/provider/public-cache.server";
import { newNonce } from "../shell/guard-page.server";
import type { SharedRequest } from "./shared-request.server";

/** Pages of visitors without state, rendered once for all of them (docs/decisions/0083). */

/** Milliseconds until a page is rendered again. */
const LIFETIME = 10_000;
/** Milliseconds during which the last page is sent while the next one is rendered. */
const MAX_STALE = 30_000;

type Render = (request: Request) => Promise<Response>;
type Header = [name: string, value: string];

interface CachedPage {
  status: number;
  headers: Header[];
  /** The text between the nonces of inline scripts and styles. */
  parts: string[];
  renderedAt: number;
  /** False for errors and redirects, which only simultaneous requests share. */
  isCacheable: boolean;
}

export interface PageResponse {
  status: number;
  headers: Header[];
  body: string;
  /** For metrics. */
  source: "cached" | "stale" | "rendered";
}

const pages = new LRUCache<string, CachedPage, { request: SharedRequest; render: Render }>({
  ...cacheLimits<CachedPage>("pages", bytesOf),
  ttl: LIFETIME,
  ttlResolution: 0,
  perf: { now: () => performance.now() },
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _last, { options, context: { request, render } }) => {
    const page = await renderPage(request, render);
    if (!page.isCacheable) options.ttl = 1;
    return page;
  },
});

/** Evictions so far. As a part of the keys, it keeps out pages whose rendering began before the last eviction. */
let evictions = 0;
onPublicEviction(() => {
  evictions += 1;
  pages.clear();
});

/** Returns the page for everyone with that key, from memory or by `render`, with a new nonce. @throws what `render` throws */
export async function sharedPage(request: SharedRequest, render: Render): Promise<PageResponse> {
  const key = `${evictions}\n${request.key}`;
  const cached = pages.peek(key, { allowStale: true });
  const allowStale = cached?.isCacheable === true && performance.now() - cached.renderedAt < MAX_STALE;
  const page = await pages.fetch(key, { allowStale, context: { request, render } });
  if (!page) throw new Error(`no page was rendered for ${request.url}`);
  return withNonce(page, sourceOf(page, cached));
}

function sourceOf(page: CachedPage, cached: CachedPage | undefined): PageResponse["source"] {
  if (page !== cached) return "rendered";
  return performance.now() - page.renderedAt < LIFETIME ? "cached" : "stale";
}

async function renderPage(request: SharedRequest, render: Render): Promise<CachedPage> {
  const response = await render(new Request(request.url, { headers: request.headers }));
  const headers = [...response.headers];
  const nonce = nonceOf(response.headers);
  const body = await response.text();
  return {
    status: response.status,
    headers: nonce ? headers.map(([name, value]) => [name, value.replaceAll(nonce, NONCE)]) : headers,
    parts: nonce ? body.split(nonce) : [body],
    renderedAt: performance.now(),
    isCacheable:
      response.status === 200 &&
      nonce !== null &&
      !response.headers.get("Cache-Control")?.includes("no-store"),
  };
}

/** Stands for the nonce in cached headers. */
const NONCE = "\0";

function withNonce({ status, headers, parts }: CachedPage, source: PageResponse["source"]): PageResponse {
  const nonce = newNonce();
  return {
    status,
    headers: headers.map(([name, value]) => [name, value.replaceAll(NONCE, nonce)]),
    body: parts.join(nonce),
    source,
  };
}

function nonceOf(headers: Headers): string | null {
  return headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/)?.[1] ?? null;
}

function bytesOf({ headers, parts }: CachedPage): number {
  return textBytes([...headers.flat(), ...parts].join(""));
}
