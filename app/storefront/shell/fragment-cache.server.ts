import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { cacheOfBrand } from "~/brand/cache-of-brand.server";
import { cacheLimits, textBytes } from "~/memory-cache.server";
import type { FragmentSource } from "./cached-fragment";

/** Markup by the name and data of its fragment. */
const cache = cacheOfBrand(new LRUCache<string, string>(cacheLimits("fragments", textBytes)));

/** Random, so that no content of a page contains it. */
const TAG = `fragment-${randomBytes(5).toString("hex")}`;
const START = `<${TAG} at="`;
const END = `</${TAG}>`;

/** The fragments of one page while it is rendered. */
export class PageFragments implements FragmentSource {
  readonly tag = TAG;
  private readonly places: { key: string; markup: string | undefined }[] = [];

  place(key: string): { at: number; isCached: boolean } {
    const markup = cache().get(key);
    this.places.push({ key, markup });
    return { at: this.places.length - 1, isCached: markup !== undefined };
  }

  /** Replaces the marks in a rendered page by the fragments' markup, which is cached for later pages. */
  complete(page: string): string {
    const parts: string[] = [];
    let end = 0;
    for (let start = page.indexOf(START); start !== -1; start = page.indexOf(START, end)) {
      const content = page.indexOf(">", start) + 1;
      const close = page.indexOf(END, content);
      const { key, markup } = this.places[Number.parseInt(page.slice(start + START.length), 10)];
      parts.push(page.slice(end, start), markup ?? cached(key, page.slice(content, close)));
      end = close + END.length;
    }
    return [...parts, page.slice(end)].join("");
  }
}

/** Caches a copy: a slice would keep the whole page in memory. */
function cached(key: string, slice: string): string {
  const markup = Buffer.from(slice).toString();
  cache().set(key, markup);
  return markup;
}
