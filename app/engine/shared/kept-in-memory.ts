import type { Kysely } from "kysely";
import { databaseIdentity } from "../database/dialect";
import type { Database } from "../database/schema";

/** After this, what a merchant changed in the database is seen by every process. */
const LIFETIME_MILLISECONDS = 10_000;

type Load<Value> = (db: Kysely<Database>, storeCode: string) => Promise<Value>;
type HasPage<Value> = (value: Value, path: string) => boolean;

interface Kept {
  value: Promise<unknown>;
  arrived?: { value: unknown };
  loadedAt: number;
}

/** Database → loading function → store code → what it answered. */
const memory = new WeakMap<object, Map<Load<unknown>, Map<string, Kept>>>();

/** Of what is about pages: whether it knows the page at a path. */
const pageLists = new Map<Load<unknown>, HasPage<unknown>>();

/**
 * What rarely changes and every page reads: loaded once for each store and kept for ten seconds. May be asked
 * within a transaction, which then loads for itself what is still on its way: to wait for a load that waits for
 * this transaction's connection would be to wait for ever.
 * @param hasPage for a list of pages: whether the page at a path without slashes at its ends is one of them
 */
export function keptInMemory<Value>(load: Load<Value>, hasPage?: HasPage<Value>): Load<Value> {
  if (hasPage) pageLists.set(load, hasPage as HasPage<unknown>);
  return (db, storeCode) => {
    const stores = storesOf(db, load);
    const known = stores.get(storeCode);
    const isFresh = known !== undefined && performance.now() - known.loadedAt < LIFETIME_MILLISECONDS;
    if (isFresh && (known.arrived || !db.isTransaction)) return known.value as Promise<Value>;
    const value = load(db, storeCode);
    const kept: Kept = { value, loadedAt: performance.now() };
    stores.set(storeCode, kept);
    value.then(
      (arrived) => {
        kept.arrived = { value: arrived };
      },
      () => stores.delete(storeCode),
    );
    return value;
  };
}

/** Makes the next question go to the database: to be called after a write to what is kept. */
export function forgetKept(db: Kysely<Database>): void {
  memory.delete(databaseIdentity(db));
}

/**
 * The same for the lists that know the page at that path, or for all lists of pages when none knows it: it may be new.
 * What is still on its way may have been read before the write.
 */
export function forgetPage(db: Kysely<Database>, path: string): void {
  const loads = memory.get(databaseIdentity(db)) ?? new Map<Load<unknown>, Map<string, Kept>>();
  const lists = [...loads].filter(([load]) => pageLists.has(load));
  const isKnown = lists.some(([load, stores]) => hasPage(load, stores, path));
  for (const [load, stores] of lists) {
    if (!isKnown || hasPage(load, stores, path) || !hasArrived(stores)) loads.delete(load);
  }
}

function hasPage(load: Load<unknown>, stores: Map<string, Kept>, path: string): boolean {
  const kept = [...stores.values()].flatMap(({ arrived }) => arrived ?? []);
  return kept.some(({ value }) => pageLists.get(load)?.(value, path));
}

function hasArrived(stores: Map<string, Kept>): boolean {
  return [...stores.values()].every(({ arrived }) => arrived);
}

function storesOf(db: Kysely<Database>, load: Load<unknown>): Map<string, Kept> {
  const loads = memory.get(databaseIdentity(db)) ?? new Map<Load<unknown>, Map<string, Kept>>();
  memory.set(databaseIdentity(db), loads);
  const stores = loads.get(load) ?? new Map<string, Kept>();
  loads.set(load, stores);
  return stores;
}
