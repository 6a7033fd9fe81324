import pg from "pg";
import type { Settings } from "~/settings/settings.server";
import { logger } from "../shared/logger";

/** Milliseconds. How long a request waits for a connection before it is told that the shop is not there. */
export const CONNECT_MILLISECONDS = 10_000;
/** By this name the server knows the connections of shops. A restore does not begin while there is one. */
export const SHOP_CONNECTION = "shop";
/** More than any statement of a request or a job takes; one that runs on holds up others by its locks. */
const STATEMENT_MILLISECONDS = 60_000;
/** Of a process that was stopped in the middle of a transaction, such as by a machine that sleeps, the locks end here. */
const IDLE_IN_TRANSACTION_MILLISECONDS = 60_000;

/** A connection that nobody used for so long is probed, so that a host that vanished is noticed. */
export const KEEP_ALIVE_MILLISECONDS = 10_000;

/** The connections of this process; those that break are replaced, also after the server was away. */
export function openPool({ databaseUrl, processes }: Pick<Settings, "databaseUrl" | "processes">): pg.Pool {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: SHOP_CONNECTION,
    max: processes.databasePoolSize,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
  });
  // Unheard, the error of a connection that breaks would end the process. The pool replaces one that breaks while it is
  // idle. Whoever uses one is told by the statement at work, or by the next one.
  pool.on("error", (error) => logger.warn({ err: error }, "an idle connection to the database broke"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
