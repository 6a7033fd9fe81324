import { createHash } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { cacheLimits, textBytes } from "~/memory-cache.server";
import { onPublicEviction } from "~/provider/public-cache.server";
import { newNonce } from "../shell/guard-page.server";
import { EncodedBody } from "./encoded-body.server";
import { withHashes } from "./inline-hashes.server";
import { PageWithHoles } from "./page-with-holes.server";
import type { SharedRequest } from "./shared-request.server";

/** Pages that are rendered once for many visitors (docs/decisions/0083, 0087). */

/** Milliseconds until a page is rendered again. */
const LIFETIME = 10_000;
/** Milliseconds during which the last page is sent while the next one is rendered. */
const MAX_STALE = 30_000;

export type Render = (request: Request, context?: AppLoadContext) => Promise<Response>;
type Header = [name: string, value: string];

interface CachedPage {
  status: number;
  headers: Header[];
  /** The same bytes for everyone, or a page that is completed for each response. */
  content: EncodedBody | PageWithHoles;
  renderedAt: number;
  /** False for errors and redirects, which only simultaneous requests share. */
  isCacheable: boolean;
}

export interface PageResponse {
  status: number;
  headers: Header[];
  body: EncodedBody;
  /** For metrics. */
  source: "cached" | "stale" | "rendered";
}

/** How a page is rendered. */
export interface PageRequest extends SharedRequest {
  /** With the shell of a shopper; by default that of a visitor without state. */
  context?: AppLoadContext;
  /** The customer's, for the page's placeholder; null for a page without one. */
  firstname?: string | null;
}

const pages = new LRUCache<string, CachedPage, { request: PageRequest; render: Render }>({
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

/** Returns the page for everyone with that key, from memory or by `render`. @throws what `render` throws */
export async function sharedPage(request: PageRequest, render: Render): Promise<PageResponse> {
  const key = keyOf(request.key);
  const cached = pages.peek(key, { allowStale: true });
  const age = cached ? performance.now() - cached.renderedAt : Number.POSITIVE_INFINITY;
  const allowStale = cached?.isCacheable === true && age < MAX_STALE;
  const page = await pages.fetch(key, { allowStale, context: { request, render } });
  if (!page) throw new Error(`no page was rendered for ${request.url}`);
  return responseOf(page, sourceOf(page, cached), request.firstname ?? null);
}

function keyOf(key: string): string {
  return `${evictions}\n${key}`;
}

function sourceOf(page: CachedPage, cached: CachedPage | undefined): PageResponse["source"] {
  if (page !== cached) return "rendered";
  return performance.now() - page.renderedAt < LIFETIME ? "cached" : "stale";
}

async function renderPage(request: PageRequest, render: Render): Promise<CachedPage> {
  const response = await render(new Request(request.url, { headers: request.headers }), request.context);
  const { status, headers } = response;
  const html = await response.text();
  const nonce = nonceOf(headers);
  const hashed =
    nonce && !request.firstname ? withHashes({ html, policy: headers.get(POLICY) ?? "" }, nonce) : null;
  if (hashed) {
    headers.set(POLICY, hashed.policy);
    headers.set("ETag", tagOf(hashed));
  }
  return {
    status,
    headers: [...headers].map(([name, value]) => [name, nonce ? value.replaceAll(nonce, NONCE) : value]),
    content: hashed ? new EncodedBody(Buffer.from(hashed.html)) : new PageWithHoles(html, nonce ?? NONCE),
    renderedAt: performance.now(),
    isCacheable: status === 200 && nonce !== null && !headers.get("Cache-Control")?.includes("no-store"),
  };
}

/** Weak, since it is the same for each encoding. */
function tagOf({ html, policy }: { html: string; policy: string }): string {
  return `W/"${createHash("sha256").update(policy).update(html).digest("base64url")}"`;
}

/** Stands for the nonce in cached headers. */
const NONCE = "\0";

function responseOf(
  { status, headers, content }: CachedPage,
  source: PageResponse["source"],
  firstname: string | null,
): PageResponse {
  if (content instanceof EncodedBody) return { status, headers, body: content, source };
  const nonce = newNonce();
  return {
    status,
    headers: headers.map(([name, value]) => [name, value.replaceAll(NONCE, nonce)]),
    body: new EncodedBody(content.fill({ nonce, firstname })),
    source,
  };
}

const POLICY = "Content-Security-Policy";

function nonceOf(headers: Headers): string | null {
  return headers.get(POLICY)?.match(/'nonce-([^']+)'/)?.[1] ?? null;
}

function bytesOf({ headers, content }: CachedPage): number {
  return textBytes(headers.flat().join("")) + content.bytes;
}
