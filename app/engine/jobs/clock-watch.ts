import { databaseClock, lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { upsert } from "../database/upsert";
import { after } from "../shared/after";
import { logger } from "../shared/logger";
import { LEASE_MILLISECONDS } from "./with-lease";

const MINUTE = 60_000;
/** Smaller corrections of a clock are normal. */
const TOLERANCE_MILLISECONDS = MINUTE;
/** After a longer pause of the store, a clock that is ahead cannot be detected. */
const MAX_PAUSE_MILLISECONDS = 10 * MINUTE;
/** How long a clock must run without another jump to be trusted again. */
const CONFIRMING_MILLISECONDS = 10 * MINUTE;
const ONLY_ROW = 1;

export interface ClockReading {
  /** The current time, extrapolated from this reading without jumps. */
  time: () => Date;
  /** True if the clock has jumped recently, so that date-based work must wait. */
  isDoubtful: boolean;
}

interface WatchOptions {
  /** Interval between clock readings, in milliseconds. */
  every: number;
  readClock?: () => Promise<() => Date>;
  /** Monotonic milliseconds since an arbitrary moment. */
  elapsed?: () => number;
}

/**
 * Detects jumps of the clock that jobs depend on. Within a process, the clock jumps when its progress differs from the
 * elapsed time; at a process's start, when it is behind any process's last reading, or far ahead of it. After a jump,
 * all processes distrust the time for ten minutes; work that was postponed to times not reached yet is pulled back.
 * @returns a function that reads the clock. It throws when the database is unreachable
 */
export function watchClock(
  db: Connection,
  { every, readClock = () => databaseClock(db), elapsed = () => performance.now() }: WatchOptions,
): () => Promise<ClockReading> {
  const maxPauseMilliseconds = Math.max(MAX_PAUSE_MILLISECONDS, 2 * every);
  let last: { now: number; elapsed: number } | null = null;

  function hasLeapt(now: number, seenAt: number): boolean {
    if (last) return Math.abs(now - last.now - (elapsed() - last.elapsed)) > TOLERANCE_MILLISECONDS;
    return now < seenAt - TOLERANCE_MILLISECONDS || now > seenAt + maxPauseMilliseconds;
  }

  return async () => {
    const time = await readClock();
    const now = time();
    const isDoubtful = await db.transaction().execute(async (transaction) => {
      const row = await lockReading(transaction);
      const seenAt = row ? Date.parse(row.read_at) : now.getTime();
      const leapt = hasLeapt(now.getTime(), seenAt);
      if (now.getTime() < seenAt - TOLERANCE_MILLISECONDS) await pullBackLeases(transaction, now);
      if (leapt) logger.warn({ last: row?.read_at, now }, "the clock has leapt; what goes by the date waits");
      const doubtful_until = leapt ? after(now, CONFIRMING_MILLISECONDS) : bounded(row, now);
      await upsert(
        transaction,
        "clock_reading",
        ["id"],
        [{ id: ONLY_ROW, read_at: now.toISOString(), doubtful_until }],
      );
      return doubtful_until !== null;
    });
    last = { now: now.getTime(), elapsed: elapsed() };
    return { time, isDoubtful };
  };
}

function lockReading(db: Connection): Promise<Row<"clock_reading"> | undefined> {
  return lockRows(
    db,
    db.selectFrom("clock_reading").selectAll().where("id", "=", ONLY_ROW),
  ).executeTakeFirst();
}

/** End of the distrust caused by an earlier jump, limited to its maximum duration from now; null when it is over. */
function bounded(row: Row<"clock_reading"> | undefined, now: Date): string | null {
  const until = row?.doubtful_until ?? null;
  if (until === null || until <= now.toISOString()) return null;
  return [until, after(now, CONFIRMING_MILLISECONDS)].sort()[0];
}

/**
 * Corrects times set while the clock was ahead: claimed emails, print files and payment operations become due, and rate limits are reset.
 * Current claims are left to their processes.
 */
async function pullBackLeases(db: Connection, now: Date): Promise<void> {
  const due = now.toISOString();
  const latestClaimedUntil = new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
  await db
    .updateTable("mail_outbox")
    .set({ claimed_until: due })
    .where("sent_at", "is", null)
    .where("claimed_until", ">", latestClaimedUntil)
    .execute();
  for (const claimed of ["print_task", "payment_operation"] as const) {
    await db
      .updateTable<"print_task" | "payment_operation">(claimed)
      .set({ due_at: due })
      .where("state", "=", "waiting")
      .where("due_at", ">", latestClaimedUntil)
      .execute();
  }
  await db.deleteFrom("rate_limit").execute();
}
