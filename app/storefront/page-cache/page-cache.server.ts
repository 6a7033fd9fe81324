import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { cacheLimits, textBytes } from "~/memory-cache.server";
import { onPublicEviction } from "~/provider/public-cache.server";
import { newNonce } from "../shell/guard-page.server";
import { EncodedBody } from "./encoded-body.server";
import { withHashes } from "./inline-hashes.server";
import type { SharedRequest } from "./shared-request.server";

/** Pages of visitors without state, rendered once for all of them (docs/decisions/0083, 0087). */

/** Milliseconds until a page is rendered again. */
const LIFETIME = 10_000;
/** Milliseconds during which the last page is sent while the next one is rendered. */
const MAX_STALE = 30_000;

type Render = (request: Request) => Promise<Response>;
type Header = [name: string, value: string];

interface CachedPage {
  status: number;
  headers: Header[];
  /** The same bytes for everyone, or the text between the nonces of inline scripts and styles. */
  content: EncodedBody | string[];
  renderedAt: number;
  /** False for errors and redirects, which only simultaneous requests share. */
  isCacheable: boolean;
}

export interface PageResponse {
  status: number;
  headers: Header[];
  /** A text has a nonce of this response. */
  body: EncodedBody | string;
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

/** Returns the page from memory while it needs no renewal; null otherwise. */
export function freshPage({ key }: SharedRequest): PageResponse | null {
  const page = pages.get(keyOf(key), { allowStale: false });
  return page?.isCacheable ? responseOf(page, "cached") : null;
}

/** Returns the page for everyone with that key, from memory or by `render`. @throws what `render` throws */
export async function sharedPage(request: SharedRequest, render: Render): Promise<PageResponse> {
  const key = keyOf(request.key);
  const cached = pages.peek(key, { allowStale: true });
  const allowStale = cached?.isCacheable === true && performance.now() - cached.renderedAt < MAX_STALE;
  const page = await pages.fetch(key, { allowStale, context: { request, render } });
  if (!page) throw new Error(`no page was rendered for ${request.url}`);
  return responseOf(page, sourceOf(page, cached));
}

function keyOf(key: string): string {
  return `${evictions}\n${key}`;
}

function sourceOf(page: CachedPage, cached: CachedPage | undefined): PageResponse["source"] {
  if (page !== cached) return "rendered";
  return performance.now() - page.renderedAt < LIFETIME ? "cached" : "stale";
}

async function renderPage(request: SharedRequest, render: Render): Promise<CachedPage> {
  const response = await render(new Request(request.url, { headers: request.headers }));
  const html = await response.text();
  const nonce = nonceOf(response.headers);
  return {
    status: response.status,
    ...(nonce
      ? contentWithout(nonce, html, response.headers)
      : { headers: [...response.headers], content: [html] }),
    renderedAt: performance.now(),
    isCacheable:
      response.status === 200 &&
      nonce !== null &&
      !response.headers.get("Cache-Control")?.includes("no-store"),
  };
}

/** Stands for the nonce in cached headers. */
const NONCE = "\0";

function contentWithout(
  nonce: string,
  html: string,
  headers: Headers,
): Pick<CachedPage, "headers" | "content"> {
  const hashed = withHashes({ html, policy: headers.get(POLICY) ?? "" }, nonce);
  if (!hashed) {
    return {
      headers: [...headers].map(([name, value]) => [name, value.replaceAll(nonce, NONCE)]),
      content: html.split(nonce),
    };
  }
  headers.set(POLICY, hashed.policy);
  // Weak, since it is the same for each encoding.
  headers.set(
    "ETag",
    `W/"${createHash("sha256").update(hashed.policy).update(hashed.html).digest("base64url")}"`,
  );
  return { headers: [...headers], content: new EncodedBody(Buffer.from(hashed.html)) };
}

function responseOf({ status, headers, content }: CachedPage, source: PageResponse["source"]): PageResponse {
  if (content instanceof EncodedBody) return { status, headers, body: content, source };
  const nonce = newNonce();
  return {
    status,
    headers: headers.map(([name, value]) => [name, value.replaceAll(NONCE, nonce)]),
    body: content.join(nonce),
    source,
  };
}

const POLICY = "Content-Security-Policy";

function nonceOf(headers: Headers): string | null {
  return headers.get(POLICY)?.match(/'nonce-([^']+)'/)?.[1] ?? null;
}

function bytesOf({ headers, content }: CachedPage): number {
  const bytes = content instanceof EncodedBody ? content.bytes : textBytes(content.join(""));
  return textBytes(headers.flat().join("")) + bytes;
}
