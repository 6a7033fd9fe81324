import { hearProcesses } from "../database/hear-processes";
import type { ShopDatabase } from "../database/shop-database";
import { each } from "../database/time-limit";
import { logger } from "../shared/logger";
import { CLEARED_CHANNEL } from "./cleared-channel";
import { readClearings, readVersion } from "./read-clearings";

const LOOK_AGAIN_MILLISECONDS = 1000;
/** Where the database tells, only what it could not tell is looked for. */
const LOOK_AFTER_MILLISECONDS = 15_000;
/** Requests wait for a look: one that the database does not answer must not hold up the next one. */
const LONGEST_MILLISECONDS = 5000;

/** One process's ear for what any process has cleared. */
export interface Hearing {
  /** Resolves when everything that was cleared by now is forgotten here. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls `forget` with the path of each page that is cleared by any process of the shop, or with null for everything:
 * at once on PostgreSQL, within a second on SQLite.
 * @param databaseUrl of PostgreSQL; undefined on SQLite
 */
export async function startHearing(
  opened: ShopDatabase,
  databaseUrl: string | undefined,
  forget: (pattern: string | null) => void,
): Promise<Hearing> {
  const db = opened.within(each(LONGEST_MILLISECONDS));
  let seen = await readVersion(db);
  let looking = Promise.resolve();

  async function lookOnce(): Promise<void> {
    const { version, patterns } = await readClearings(db, seen);
    seen = version;
    for (const pattern of patterns) forget(pattern);
  }

  function look(): Promise<void> {
    looking = looking.then(lookOnce).catch((error) => {
      logger.warn({ err: error }, "what was cleared could not be read");
    });
    return looking;
  }

  const ear = databaseUrl ? hearProcesses(databaseUrl, CLEARED_CHANNEL, look) : null;
  let isLooking = false;
  const timer = setInterval(
    async () => {
      if (isLooking) return;
      isLooking = true;
      await look();
      isLooking = false;
    },
    ear ? LOOK_AFTER_MILLISECONDS : LOOK_AGAIN_MILLISECONDS,
  );
  timer.unref();

  return {
    look,
    async close() {
      clearInterval(timer);
      await ear?.close();
      await looking;
    },
  };
}
