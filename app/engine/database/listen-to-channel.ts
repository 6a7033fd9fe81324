import type pg from "pg";
import { logger } from "../shared/logger";
import { postgresClient } from "./postgres-client";
import { CONNECT_MILLISECONDS, KEEP_ALIVE_MILLISECONDS, SHOP_CONNECTION } from "./postgres-pool";

const RECONNECT_MILLISECONDS = 1000;

/**
 * Calls `onNotify` for each notification on the channel, and after each (re)connect, because notifications sent in
 * between are lost. Reconnects until it succeeds. Uses a connection of its own.
 */
export function listenToChannel(connectionString: string, channel: string, onNotify: () => void) {
  const { Client } = postgresClient();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function connect(): Promise<void> {
    const next = new Client({
      connectionString,
      application_name: SHOP_CONNECTION,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      query_timeout: CONNECT_MILLISECONDS,
    });
    client = next;
    next.on("notification", onNotify);
    next.on("error", (error) => reconnect(next, error));
    next.on("end", () => reconnect(next));
    return next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .then(onNotify, (error) => reconnect(next, error));
  }

  /** Both events `error` and `end` may report the same broken connection. */
  function reconnect(broken: pg.Client, error?: Error): void {
    if (isClosed || client !== broken) return;
    client = null;
    broken.end().catch(() => {});
    logger.warn({ err: error }, "the connection that hears other processes broke");
    timer = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_MILLISECONDS);
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
