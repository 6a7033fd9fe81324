import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const POLL_MILLISECONDS = 25;

/** What the shop's connections were seen at, look by look. */
export interface LockWaits {
  /** Connections that were at a statement, or waited in the middle of a transaction for the next one. */
  busy: number;
  /** Those of them that waited for a row another one had locked. */
  waiting: number;
  /** Statement → how often it was seen waiting. */
  statements: Map<string, number>;
}

/** Looks at the server's connections again and again until it is over. */
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
