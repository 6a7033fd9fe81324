import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const POLL_MILLISECONDS = 25;

/** Observed states of the store's connections. */
export interface LockWaits {
  /** Connections that were running a statement, or idle within a transaction. */
  busy: number;
  /** Those among them that waited for a row lock. */
  waiting: number;
  /** Statement → number of times it was waiting. */
  statements: Map<string, number>;
}

/** Samples the server's connections until it is over. */
export async function watchLocks(client: pg.Client, isOver: () => boolean): Promise<LockWaits> {
  const lockWaits: LockWaits = { busy: 0, waiting: 0, statements: new Map() };
  while (!isOver()) {
    const { rows } = await client.query<{ query: string; waits: boolean }>(WATCH);
    lockWaits.busy += rows.length;
    for (const { query } of rows.filter(({ waits }) => waits)) {
      lockWaits.waiting += 1;
      lockWaits.statements.set(query, (lockWaits.statements.get(query) ?? 0) + 1);
    }
    await pause(POLL_MILLISECONDS);
  }
  return lockWaits;
}

const WATCH = `select left(query, 100) as query, wait_event_type = 'Lock' as waits
  from pg_stat_activity where application_name = 'shop' and state in ('active', 'idle in transaction')`;
