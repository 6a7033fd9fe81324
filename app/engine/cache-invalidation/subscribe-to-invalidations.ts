import { listenToChannel } from "../database/listen-to-channel";
import type { ShopDatabase } from "../database/shop-database";
import { each } from "../database/time-limit";
import { logger } from "../shared/logger";
import { INVALIDATION_CHANNEL } from "./invalidate-cache";
import { readInvalidations, readVersion } from "./read-invalidations";

const POLL_MILLISECONDS = 1000;
/** With NOTIFY, polling only covers notifications that were lost. */
const FALLBACK_POLL_MILLISECONDS = 15_000;
/** Query timeout: requests wait for a poll, and one without an answer must not block the next. */
const MAX_QUERY_MILLISECONDS = 5000;

/**
 * Calls `evict` with the path of each page that any process invalidates, or with null for everything: at once on
 * PostgreSQL, within a second on SQLite.
 * @param databaseUrl of PostgreSQL; undefined on SQLite
 */
export async function subscribeToInvalidations(
  opened: ShopDatabase,
  databaseUrl: string | undefined,
  evict: (pattern: string | null) => Promise<void>,
) {
  const db = opened.within(each(MAX_QUERY_MILLISECONDS));
  let seenVersion = await readVersion(db);
  let polling = Promise.resolve();

  async function pollOnce(): Promise<void> {
    const { version, patterns } = await readInvalidations(db, seenVersion);
    seenVersion = version;
    for (const pattern of patterns) await evict(pattern);
  }

  /** Polls now. Resolves when everything invalidated so far is evicted here. */
  function catchUp(): Promise<void> {
    polling = polling.then(pollOnce).catch((error) => {
      logger.warn({ err: error }, "what was cleared could not be read");
    });
    return polling;
  }

  const channel = databaseUrl ? listenToChannel(databaseUrl, INVALIDATION_CHANNEL, catchUp) : null;
  let isPolling = false;
  const timer = setInterval(
    async () => {
      if (isPolling) return;
      isPolling = true;
      await catchUp();
      isPolling = false;
    },
    channel ? FALLBACK_POLL_MILLISECONDS : POLL_MILLISECONDS,
  );
  timer.unref();

  return {
    catchUp,
    async close() {
      clearInterval(timer);
      await channel?.close();
      await polling;
    },
  };
}
