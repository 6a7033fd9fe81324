import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { logger } from "../shared/logger";
import { DatabaseUnavailable } from "./database-unavailable";
import type { ShopDatabase } from "./shop-database";
import { each } from "./time-limit";

const RESPONSE_MILLISECONDS = 5000;
const FIRST_PAUSE_MILLISECONDS = 250;
const MAX_PAUSE_MILLISECONDS = 5000;

/**
 * Waits until the database is reachable: a booting machine starts store and database at the same time. Failed attempts
 * are logged; the pauses between them grow.
 * @param patience milliseconds
 * @throws DatabaseUnavailable with a one-line message when the time is over; any other error, such as a wrong password,
 * at once
 */
export async function untilReachable(db: ShopDatabase, patience: number): Promise<void> {
  const limited = db.within(each(RESPONSE_MILLISECONDS));
  const ends = performance.now() + patience;
  for (let milliseconds = FIRST_PAUSE_MILLISECONDS; ; milliseconds *= 2) {
    const failure = await failureOf(limited);
    if (!failure) return;
    const rest = Math.min(milliseconds, MAX_PAUSE_MILLISECONDS);
    if (performance.now() + rest >= ends) throw gaveUp(failure, patience);
    logger.warn({ reason: failure.message }, "the database does not answer yet; trying again");
    await pause(rest);
  }
}

async function failureOf(db: ShopDatabase): Promise<DatabaseUnavailable | null> {
  try {
    await sql`select 1`.execute(db);
    return null;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return error;
    throw error;
  }
}

function gaveUp(failure: DatabaseUnavailable, patience: number): DatabaseUnavailable {
  const seconds = Math.round(patience / 1000);
  return new DatabaseUnavailable(
    `The database did not answer within ${seconds} seconds (${failure.message}). ` +
      "Check DATABASE_URL, or set DATABASE_WAIT_SECONDS to wait longer.",
    { cause: failure },
  );
}
