import { LRUCache } from "lru-cache";
import { cacheLimits } from "~/memory-cache.server";

/**
 * Stale-while-revalidate cache of provider responses: concurrent reads share one request; a stale response is returned
 * at once while one request refreshes it; while requests fail, the last response is served.
 */

const LIFETIME = 30_000;
/** Older responses are not served stale: their prices could be outdated. */
const MAX_STALE = 10 * LIFETIME;
/** How long a response is served while the provider fails. */
const MAX_FAILING = 60 * 60 * 1000;
const RETRY_AFTER_FAILURE = 5000;
/** An object takes several times the memory of its JSON text. */
const BYTES_PER_JSON_CHARACTER = 3;

type Ask = () => Promise<unknown>;

interface CacheEntry {
  response: unknown;
  answeredAt: number;
}

export interface ResponseCache {
  /**
   * Returns the cached response to the question, or calls `ask`.
   * @param pages paths or keys, without leading and trailing slashes, of the pages it is about
   * @throws what `ask` throws
   */
  get<Data>(call: string, ask: () => Promise<Data>, pages?: string[]): Promise<Data>;
  /** Evicts responses about the page at that path; with null, everything. */
  evict(path: string | null): void;
}

/** Creates an empty cache. */
export function createResponseCache(): ResponseCache {
  const responses = new LRUCache<string, CacheEntry, Ask>({
    ...cacheLimits<CacheEntry>("providerResponses", ({ response }) => bytesOf(response)),
    ttl: LIFETIME,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
    // A caller that waits for a response evicted meanwhile still gets it.
    ignoreFetchAbort: true,
    fetchMethod: fetchResponse,
  });
  /** Evictions by page. The count is part of the key, so that older responses are never found again. */
  const evictions = new Map<string, number>();

  return {
    async get<Data>(call: string, ask: () => Promise<Data>, pages: string[] = []) {
      const key = `${pages.map((page) => evictions.get(page) ?? 0)}\n${call}`;
      const cached = responses.peek(key, { allowStale: true });
      const allowStale = cached !== undefined && ageOf(cached) < MAX_STALE;
      const entry = await responses.fetch(key, { allowStale, context: ask }).catch(throwOwn);
      return entry?.response as Data;
    },
    evict(path) {
      if (path === null) {
        responses.clear();
        evictions.clear();
        return;
      }
      for (const page of namesOf(path)) evictions.set(page, (evictions.get(page) ?? 0) + 1);
    },
  };
}

/** @throws what `ask` throws, unless a stale response may be served */
async function fetchResponse(
  _key: string,
  last: CacheEntry | undefined,
  { options, context: ask }: LRUCache.FetcherOptions<string, CacheEntry, Ask>,
): Promise<CacheEntry> {
  try {
    return { response: await ask(), answeredAt: performance.now() };
  } catch (error) {
    if (!last || ageOf(last) > MAX_FAILING) throw error;
    options.ttl = RETRY_AFTER_FAILURE;
    return last;
  }
}

function bytesOf(response: unknown): number {
  return (JSON.stringify(response)?.length ?? 0) * BYTES_PER_JSON_CHARACTER;
}

function ageOf({ answeredAt }: CacheEntry): number {
  return performance.now() - answeredAt;
}

/** The names of a page in cached responses: its path, and the key at the path's end. */
function namesOf(path: string): string[] {
  const name = path.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, "");
  return name === "" ? ["home"] : [name, name.slice(name.lastIndexOf("/") + 1)];
}

/** A thrown Response can be read only once, so each waiting caller gets a copy. */
function throwOwn(failure: unknown): never {
  throw failure instanceof Response ? failure.clone() : failure;
}
