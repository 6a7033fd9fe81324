import { createHash, randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { BrandView } from "~/brand/brand";
import { thisBrand } from "~/brand/this-brand";
import { cacheLimits } from "~/memory-cache.server";
import type { RootData } from "../shell/read-root.server";

/** As long as a page for many visitors may be sent (page-cache.server.ts). */
const LIFETIME_MILLISECONDS = 30_000;

/** Takes the place of the nonce in a cached page. Random, so that no content of a page contains it. */
const NONCE = `nonce-${randomBytes(12).toString("hex")}`;

/** The parts of a page between its nonces, by the hash of what it was rendered from. */
const pages = new LRUCache<string, Buffer[]>({
  ...cacheLimits("renderedPages", bytesOf),
  ttl: LIFETIME_MILLISECONDS,
  ttlAutopurge: true,
  ttlResolution: 0,
});
/** The brand that they show. It has the navigation and the shop's facts, and is another object after each change. */
let brand: BrandView | undefined;

export interface PageInput {
  request: Request;
  status: number;
  context: EntryContext;
  /** Of this response's inline scripts and styles. */
  nonce: string;
}

/**
 * Renders a page, or returns the one that was rendered from exactly the same data in the last half minute: a page of the
 * cart, the checkout or the account that its shopper returns to or loads again. The time for countdowns is that of the
 * first rendering. Pages with a message, an error or a form's response, and those of staff, are always rendered.
 * @param render with the nonce, or what takes its place
 */
export function renderedPage(input: PageInput, render: (nonce: string) => string): string | Buffer {
  const data = dataOf(input);
  if (data === null) return render(input.nonce);
  if (brand !== thisBrand()) pages.clear();
  brand = thisBrand();
  const key = createHash("sha256").update(data).digest("base64");
  return withNonce(pages.get(key) ?? cached(key, render(NONCE)), Buffer.from(input.nonce));
}

/** All that a page is rendered from, but for the brand and the time; null for a page that is not cached. */
function dataOf({ request, status, context }: PageInput): string | null {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const root = loaderData.root as RootData | null;
  if (request.method !== "GET" || status !== 200 || actionData || errors || !root || root.message)
    return null;
  const { now: _now, ...shell } = root;
  return `${request.url}\n${JSON.stringify({ ...loaderData, root: shell })}`;
}

function cached(key: string, page: string): Buffer[] {
  const parts = page.split(NONCE).map((part) => Buffer.from(part));
  pages.set(key, parts);
  return parts;
}

function withNonce([first, ...others]: Buffer[], nonce: Buffer): Buffer {
  return Buffer.concat([first, ...others.flatMap((part) => [nonce, part])]);
}

function bytesOf(parts: Buffer[]): number {
  return parts.reduce((bytes, { length }) => bytes + length, 0);
}
