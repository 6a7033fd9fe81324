import { LRUCache } from "lru-cache";

/**
 * Megabytes that each cache of this process may hold; together they fit a machine of 512 MB. A flood of one kind evicts
 * nothing of another.
 */
const BUDGETS = {
  designPictures: 12,
  surfacePictures: 12,
  productionLimits: 1,
  tubeLengths: 1,
  samplePictures: 12,
  paintedPictures: 12,
  socialPictures: 4,
  merchantHtml: 2,
  providerResponses: 16,
  pages: 16,
  fragments: 1,
  renderedPages: 4,
} as const;

type CacheName = keyof typeof BUDGETS;

/** Every entry costs its place in the cache, however small its value is. */
const ENTRY_BYTES = 200;
/** A JavaScript string takes two bytes a character as soon as one of them is not Latin. */
const BYTES_PER_CHARACTER = 2;

/**
 * The limits of a cache that evicts the least recently used entries once it holds more bytes than its budget.
 * @param sizeOf bytes of a value
 */
export function cacheLimits<Value>(name: CacheName, sizeOf: (value: Value) => number) {
  return {
    maxSize: BUDGETS[name] * 2 ** 20,
    sizeCalculation: (value: Value, key: string) => sizeOf(value) + textBytes(key) + ENTRY_BYTES,
  };
}

/** Bytes of a text in memory, at most. */
export function textBytes({ length }: string): number {
  return length * BYTES_PER_CHARACTER;
}

/**
 * A function that returns what is cached under a key, or loads it. Requests for the same key share one load; a load that
 * fails or finds nothing is not cached.
 * @param sizeOf bytes of a value
 */
export function loadingCache<Value extends object | string>(
  name: CacheName,
  sizeOf: (value: Value) => number,
): <Found extends Value | undefined>(key: string, load: () => Promise<Found>) => Promise<Found> {
  const cache = new LRUCache<string, Value, () => Promise<Value | undefined>>({
    ...cacheLimits(name, sizeOf),
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // A value that is evicted while it loads still reaches those who wait for it.
    ignoreFetchAbort: true,
  });
  return async <Found extends Value | undefined>(key: string, load: () => Promise<Found>) =>
    (await cache.fetch(key, { context: load })) as Found;
}
