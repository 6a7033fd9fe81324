import { databaseIdentity } from "../database/dialect";
import type { Connection } from "../database/schema";

/** Time to live: after it, every process sees a merchant's change of the database. */
const LIFETIME_MILLISECONDS = 10_000;

type Load<Value> = (db: Connection, storeCode: string) => Promise<Value>;
type HasPage<Value> = (value: Value, path: string) => boolean;

interface CacheEntry {
  value: Promise<unknown>;
  arrived?: { value: unknown };
  loadedAt: number;
}

/** Database → loading function → store code → cache entry. */
type Memory = WeakMap<object, Map<Load<unknown>, Map<string, CacheEntry>>>;

const memory: Memory = new WeakMap();
/** What never changes, and survives every invalidation. */
const permanentMemory: Memory = new WeakMap();

/** For caches of pages: whether one contains the page at a path. */
const pageLists = new Map<Load<unknown>, HasPage<unknown>>();

/**
 * Caches data that rarely changes and that every page reads: loads it once for each store, for ten seconds. May be
 * called within a transaction, which does not wait for a pending load: that load could wait for the transaction's own
 * connection, a deadlock.
 * @param hasPage for a list of pages: whether the page at a path without slashes at its ends is one of them
 */
export function cachedInMemory<Value>(load: Load<Value>, hasPage?: HasPage<Value>): Load<Value> {
  if (hasPage) pageLists.set(load, hasPage as HasPage<unknown>);
  return cached(load, memory, LIFETIME_MILLISECONDS);
}

/** Caches data that never changes under its key, until the process ends. Otherwise as `cachedInMemory`. */
export function cachedForGood<Value>(load: (db: Connection, key: string) => Promise<Value>): Load<Value> {
  return cached(load, permanentMemory, Number.POSITIVE_INFINITY);
}

function cached<Value>(load: Load<Value>, cache: Memory, lifetimeMilliseconds: number): Load<Value> {
  return (db, storeCode) => {
    const stores = storesOf(cache, db, load);
    const cached = stores.get(storeCode);
    const isFresh = cached !== undefined && performance.now() - cached.loadedAt < lifetimeMilliseconds;
    if (isFresh && (cached.arrived || !db.isTransaction)) return cached.value as Promise<Value>;
    const value = load(db, storeCode);
    const entry: CacheEntry = { value, loadedAt: performance.now() };
    stores.set(storeCode, entry);
    value.then(
      (arrived) => {
        entry.arrived = { value: arrived };
      },
      () => stores.delete(storeCode),
    );
    return value;
  };
}

/** Clears the cache of a database, without what is cached for good. Call it after writing cached data. */
export function clearMemoryCache(db: Connection): void {
  memory.delete(databaseIdentity(db));
}

/**
 * Evicts the lists that contain the page at that path, or all lists of pages when none does: it may be new. Also evicts
 * pending loads, which may have read before the write.
 */
export function evictPage(db: Connection, path: string): void {
  const loads = memory.get(databaseIdentity(db)) ?? new Map<Load<unknown>, Map<string, CacheEntry>>();
  const lists = [...loads].filter(([load]) => pageLists.has(load));
  const isKnown = lists.some(([load, stores]) => hasPage(load, stores, path));
  for (const [load, stores] of lists) {
    if (!isKnown || hasPage(load, stores, path) || !hasArrived(stores)) loads.delete(load);
  }
}

function hasPage(load: Load<unknown>, stores: Map<string, CacheEntry>, path: string): boolean {
  const entries = [...stores.values()].flatMap(({ arrived }) => arrived ?? []);
  return entries.some(({ value }) => pageLists.get(load)?.(value, path));
}

function hasArrived(stores: Map<string, CacheEntry>): boolean {
  return [...stores.values()].every(({ arrived }) => arrived);
}

function storesOf(cache: Memory, db: Connection, load: Load<unknown>): Map<string, CacheEntry> {
  const loads = cache.get(databaseIdentity(db)) ?? new Map<Load<unknown>, Map<string, CacheEntry>>();
  cache.set(databaseIdentity(db), loads);
  const stores = loads.get(load) ?? new Map<string, CacheEntry>();
  loads.set(load, stores);
  return stores;
}
