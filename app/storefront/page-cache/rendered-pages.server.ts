import { createHash, randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { cacheOfBrand } from "~/brand/cache-of-brand.server";
import { cacheLimits } from "~/memory-cache.server";
import { NO_STORE, pageCacheControl } from "../shell/page-cache-control";
import type { RootData } from "../shell/read-root.server";

/** As long as a page for many visitors may be sent (page-cache.server.ts). */
const LIFETIME_MILLISECONDS = 30_000;

/** Takes the place of the nonce in a cached page. Random, so that no content of a page contains it. */
const NONCE = `nonce-${randomBytes(12).toString("hex")}`;

/** The parts of a page between its nonces, by the hash of what it was rendered from. */
const pages = cacheOfBrand(
  new LRUCache<string, Buffer[]>({
    ...cacheLimits("renderedPages", bytesOf),
    ttl: LIFETIME_MILLISECONDS,
    ttlAutopurge: true,
    ttlResolution: 0,
  }),
);

export interface PageInput {
  request: Request;
  status: number;
  context: EntryContext;
  /** Of this response's inline scripts and styles. */
  nonce: string;
}

/**
 * Renders a page. A `no-store` page, such as the cart's, that was rendered from the same data within the last half minute
 * is not rendered again: its shopper has returned to it or loaded it again. The time for countdowns and the honeypot are
 * then those of the first rendering. Pages with a message, an error or a form's response, and those of staff, are always
 * rendered; pages for many visitors have a cache of their own (page-cache.server.ts).
 * @param render is called with the nonce, or with a value that is replaced by the nonce
 */
export function renderedPage(input: PageInput, render: (nonce: string) => string): string | Buffer {
  const data = dataOf(input);
  if (data === null) return render(input.nonce);
  const key = createHash("sha256").update(data).digest("base64");
  return withNonce(pages().get(key) ?? cachePage(key, render(NONCE)), Buffer.from(input.nonce));
}

/**
 * The data that a page is rendered from, without the brand, the time and the honeypot; null for a page that is not
 * cached.
 */
function dataOf({ request, status, context }: PageInput): string | null {
  const { loaderData, loaderHeaders, actionData, errors } = context.staticHandlerContext;
  const root = loaderData.root as RootData | null;
  if (request.method !== "GET" || status !== 200 || actionData || errors) return null;
  if (!root || root.message || pageCacheControl(loaderHeaders) !== NO_STORE) return null;
  const { now: _now, honeypot: _honeypot, ...shell } = root;
  return `${request.url}\n${JSON.stringify({ ...loaderData, root: shell })}`;
}

function cachePage(key: string, page: string): Buffer[] {
  const parts = page.split(NONCE).map((part) => Buffer.from(part));
  pages().set(key, parts);
  return parts;
}

function withNonce([first, ...others]: Buffer[], nonce: Buffer): Buffer {
  return Buffer.concat([first, ...others.flatMap((part) => [nonce, part])]);
}

function bytesOf(parts: Buffer[]): number {
  return parts.reduce((bytes, { length }) => bytes + length, 0);
}
