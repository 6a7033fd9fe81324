import type { Kysely } from "kysely";
import { databaseClock, lockRows } from "../database/dialect";
import type { Database, Row } from "../database/schema";
import { upsert } from "../database/upsert";
import { after } from "../shared/after";
import { logger } from "../shared/logger";
import { LEASE_MILLISECONDS } from "./with-lease";

const MINUTE = 60_000;
/** Clocks are set right by less than this all the time. */
const TOLERANCE_MILLISECONDS = MINUTE;
/** A shop that was at rest for longer cannot tell that from a clock that is ahead. */
const MAX_PAUSE_MILLISECONDS = 10 * MINUTE;
/** A clock that has leapt and is right goes on for so long without another leap. */
const CONFIRMING_MILLISECONDS = 10 * MINUTE;
const ONLY_ROW = 1;

/** One look at the clock. */
export interface ClockLook {
  /** The time, counted on from this look without a leap. */
  time: () => Date;
  /** Whether it has leapt lately: what goes by the date must wait. */
  isDoubtful: boolean;
}

interface WatchOptions {
  /** How often the clock is looked at, in milliseconds. */
  every: number;
  readClock?: () => Promise<() => Date>;
  /** Milliseconds that have really passed since some moment. */
  elapsed?: () => number;
}

/**
 * Watches for leaps of the clock by which jobs are run. Within a process a leap is a clock that went on by something else
 * than the time that passed; for a process that starts it is one that is behind the last look of any process, or far
 * ahead of it. After a leap the time is doubtful for ten minutes, for every process; what was put off to times that the
 * clock has not reached is pulled back.
 * @returns takes a look. It throws when the database does not answer
 */
export function watchClock(
  db: Kysely<Database>,
  { every, readClock = () => databaseClock(db), elapsed = () => performance.now() }: WatchOptions,
): () => Promise<ClockLook> {
  const longestRest = Math.max(MAX_PAUSE_MILLISECONDS, 2 * every);
  let last: { now: number; elapsed: number } | null = null;

  function hasLeapt(now: number, seenAt: number): boolean {
    if (last) return Math.abs(now - last.now - (elapsed() - last.elapsed)) > TOLERANCE_MILLISECONDS;
    return now < seenAt - TOLERANCE_MILLISECONDS || now > seenAt + longestRest;
  }

  return async () => {
    const time = await readClock();
    const now = time();
    const isDoubtful = await db.transaction().execute(async (transaction) => {
      const row = await lockReading(transaction);
      const seenAt = row ? Date.parse(row.seen_at) : now.getTime();
      const leapt = hasLeapt(now.getTime(), seenAt);
      if (now.getTime() < seenAt - TOLERANCE_MILLISECONDS) await pullBackLeases(transaction, now);
      if (leapt) logger.warn({ last: row?.seen_at, now }, "the clock has leapt; what goes by the date waits");
      const doubtful_until = leapt ? after(now, CONFIRMING_MILLISECONDS) : bounded(row, now);
      await upsert(
        transaction,
        "clock_reading",
        ["id"],
        [{ id: ONLY_ROW, seen_at: now.toISOString(), doubtful_until }],
      );
      return doubtful_until !== null;
    });
    last = { now: now.getTime(), elapsed: elapsed() };
    return { time, isDoubtful };
  };
}

function lockReading(db: Kysely<Database>): Promise<Row<"clock_reading"> | undefined> {
  return lockRows(
    db,
    db.selectFrom("clock_reading").selectAll().where("id", "=", ONLY_ROW),
  ).executeTakeFirst();
}

/** Until when the time is doubtful by an earlier leap, which is never longer from now than after a leap; null when it is over. */
function bounded(row: Row<"clock_reading"> | undefined, now: Date): string | null {
  const until = row?.doubtful_until ?? null;
  if (until === null || until <= now.toISOString()) return null;
  return [until, after(now, CONFIRMING_MILLISECONDS)].sort()[0];
}

/**
 * Corrects what was put off while the clock was ahead: emails and print files that are claimed become due, and limits on tries start anew. Claims that are held now are left to their processes.
 */
async function pullBackLeases(db: Kysely<Database>, now: Date): Promise<void> {
  const due = now.toISOString();
  const longestClaim = new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
  await db
    .updateTable("mail_outbox")
    .set({ claimed_until: due })
    .where("sent_at", "is", null)
    .where("claimed_until", ">", longestClaim)
    .execute();
  await db
    .updateTable("print_task")
    .set({ due_at: due })
    .where("state", "=", "waiting")
    .where("due_at", ">", longestClaim)
    .execute();
  await db.deleteFrom("rate_limit").execute();
}
