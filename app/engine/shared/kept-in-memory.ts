import type { Kysely } from "kysely";
import { databaseIdentity } from "../database/dialect";
import type { Database } from "../database/schema";

/** After this, what a merchant changed in the database is seen by every process. */
const LIFETIME_MILLISECONDS = 10_000;

type Load<Value> = (db: Kysely<Database>, storeCode: string) => Promise<Value>;

interface Kept {
  value: Promise<unknown>;
  loadedAt: number;
}

/** Database → loading function → store code → what it answered. */
const memory = new WeakMap<object, Map<Load<unknown>, Map<string, Kept>>>();

/**
 * What rarely changes and every page reads: loaded once for each store and kept for ten seconds. May be asked
 * within a transaction.
 */
export function keptInMemory<Value>(load: Load<Value>): Load<Value> {
  return (db, storeCode) => {
    const stores = storesOf(db, load);
    const kept = stores.get(storeCode);
    if (kept && Date.now() - kept.loadedAt < LIFETIME_MILLISECONDS) return kept.value as Promise<Value>;
    const value = load(db, storeCode);
    stores.set(storeCode, { value, loadedAt: Date.now() });
    value.catch(() => stores.delete(storeCode));
    return value;
  };
}

/** Makes the next question go to the database: to be called after a write to what is kept. */
export function forgetKept(db: Kysely<Database>): void {
  memory.delete(databaseIdentity(db));
}

function storesOf(db: Kysely<Database>, load: Load<unknown>): Map<string, Kept> {
  const loads = memory.get(databaseIdentity(db)) ?? new Map<Load<unknown>, Map<string, Kept>>();
  memory.set(databaseIdentity(db), loads);
  const stores = loads.get(load) ?? new Map<string, Kept>();
  loads.set(load, stores);
  return stores;
}
