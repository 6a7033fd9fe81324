import type pg from "pg";
import type { Settings } from "~/settings/settings.server";
import { logger } from "../shared/logger";
import { postgresClient } from "./postgres-client";

/** Milliseconds that a request waits for a connection before it fails. */
export const CONNECT_MILLISECONDS = 10_000;
/** application_name of store connections. A restore does not start while one exists. */
export const SHOP_CONNECTION = "shop";
/** More than any statement of a request or job takes; a longer one would block others by its locks. */
const STATEMENT_MILLISECONDS = 60_000;
/** Releases the locks of a process that was suspended during a transaction, such as on a sleeping machine. */
const IDLE_IN_TRANSACTION_MILLISECONDS = 60_000;

/** Idle time after which a connection is probed, to detect a vanished host. */
export const KEEP_ALIVE_MILLISECONDS = 10_000;

/** The connection pool of this process; broken connections are replaced, also after an outage. */
export function openPool({ databaseUrl, processes }: Pick<Settings, "databaseUrl" | "processes">): pg.Pool {
  const { Pool, types } = postgresClient();
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: SHOP_CONNECTION,
    max: processes.databasePoolSize,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
  });
  // An unhandled error event would end the process. The pool replaces connections that break while idle; users of
  // others get the error from their current or next statement.
  pool.on("error", (error) => logger.warn({ err: error }, "an idle connection to the database broke"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
