import { Kysely } from "kysely";
import type { Settings } from "~/settings/settings.server";
import { chooseDialect } from "./dialect";
import type { Database } from "./schema";

/** Opens a database for inspection, without migrating it. */
export async function lookInto<Result>(
  settings: Settings,
  look: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Database>({ dialect: chooseDialect(settings) });
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
}
