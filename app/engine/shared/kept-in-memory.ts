import type { Kysely } from "kysely";
import { databaseIdentity } from "../database/dialect";
import type { Database } from "../database/schema";

/** After this, what a merchant changed in the database is seen by every process. */
const LIFETIME_MILLISECONDS = 10_000;

type Load<Value> = (db: Kysely<Database>, storeCode: string) => Promise<Value>;

interface Kept {
  value: Promise<unknown>;
  hasArrived: boolean;
  loadedAt: number;
}

/** Database → loading function → store code → what it answered. */
const memory = new WeakMap<object, Map<Load<unknown>, Map<string, Kept>>>();

/**
 * What rarely changes and every page reads: loaded once for each store and kept for ten seconds. May be asked
 * within a transaction, which then loads for itself what is still on its way: to wait for a load that waits for
 * this transaction's connection would be to wait for ever.
 */
export function keptInMemory<Value>(load: Load<Value>): Load<Value> {
  return (db, storeCode) => {
    const stores = storesOf(db, load);
    const known = stores.get(storeCode);
    const isFresh = known !== undefined && Date.now() - known.loadedAt < LIFETIME_MILLISECONDS;
    if (isFresh && (known.hasArrived || !db.isTransaction)) return known.value as Promise<Value>;
    const value = load(db, storeCode);
    const kept = { value, hasArrived: false, loadedAt: Date.now() };
    stores.set(storeCode, kept);
    value.then(
      () => {
        kept.hasArrived = true;
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

function storesOf(db: Kysely<Database>, load: Load<unknown>): Map<string, Kept> {
  const loads = memory.get(databaseIdentity(db)) ?? new Map<Load<unknown>, Map<string, Kept>>();
  memory.set(databaseIdentity(db), loads);
  const stores = loads.get(load) ?? new Map<string, Kept>();
  loads.set(load, stores);
  return stores;
}
