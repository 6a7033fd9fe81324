import { Kysely } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { chooseDialect } from "./dialect";
import type { Connection, Database } from "./schema";

/** Opens a database for inspection, without migrating it. */
export async function inspectDatabase<Result>(
  settings: Settings,
  inspect: (db: Connection) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Database>({ dialect: chooseDialect(settings) });
  try {
    return await inspect(db);
  } finally {
    await db.destroy();
  }
}
