import type { Settings } from "~/settings/settings.server";
import { logger } from "../shared/logger";
import { checkSchema } from "./check-schema";
import { chooseDialect, maxConnections, withoutTimeLimit } from "./dialect";
import { migrate } from "./migrate";
import type { Connection } from "./schema";
import { ShopDatabase } from "./shop-database";
import { expectNoRestore } from "./shop-lock";
import { untilReachable } from "./until-reachable";

/**
 * Opens the store's database unless it is already open, and migrates it.
 * @throws Error when it is unreachable for DATABASE_WAIT_SECONDS, a migration fails, or its tables do not match this
 * version; ShopLocked during a restore
 */
export async function openDatabase(settings: Settings, opened?: ShopDatabase): Promise<ShopDatabase> {
  const db = opened ?? new ShopDatabase({ dialect: chooseDialect(settings) });
  try {
    await untilReachable(db, settings.processes.databaseWaitSeconds * 1000);
    await expectNoRestore(db);
    await withoutTimeLimit(db, migrate);
    await checkSchema(db);
    await warnOfTooFewConnections(db, settings);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Warns at start instead of failing under load, when the server would reject connections. Each process listens on one
 * more.
 */
async function warnOfTooFewConnections(db: Connection, { processes }: Settings): Promise<void> {
  const max = await maxConnections(db);
  const wanted = processes.count * (processes.databasePoolSize + 1);
  if (max === null || wanted <= max) return;
  logger.warn({ max, wanted }, "CLUSTER_PROCESSES × DATABASE_POOL_SIZE is more than max_connections allows");
}
