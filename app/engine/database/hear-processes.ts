import pg from "pg";
import { logger } from "../shared/logger";
import { CONNECT_MILLISECONDS, KEEP_ALIVE_MILLISECONDS, SHOP_CONNECTION } from "./postgres-pool";

const TRY_AGAIN_MILLISECONDS = 1000;

/** A connection of its own to PostgreSQL that hears one channel. */
export interface Ear {
  close(): Promise<void>;
}

/**
 * Calls `hear` whenever a process tells something on the channel, and once whenever the connection is there (again):
 * what was told in between was missed. A connection that breaks is made anew, for as long as it takes.
 */
export function hearProcesses(connectionString: string, channel: string, hear: () => void): Ear {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: SHOP_CONNECTION,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      query_timeout: CONNECT_MILLISECONDS,
    });
    client = next;
    next.on("notification", hear);
    next.on("error", (error) => reconnect(next, error));
    next.on("end", () => reconnect(next));
    return next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .then(hear, (error) => reconnect(next, error));
  }

  /** An error and an end may both tell of the same broken connection. */
  function reconnect(broken: pg.Client, error?: Error): void {
    if (isClosed || client !== broken) return;
    client = null;
    broken.end().catch(() => {});
    logger.warn({ err: error }, "the connection that hears other processes broke");
    timer = setTimeout(() => {
      connecting = connect();
    }, TRY_AGAIN_MILLISECONDS);
    timer.unref();
  }

  let connecting = connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
      client = null;
    },
  };
}
