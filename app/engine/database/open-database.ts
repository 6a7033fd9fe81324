import { Kysely, Migrator } from "kysely";
import type { Settings } from "~/settings.server";
import { chooseDialect } from "./dialect";
import { migrations } from "./migrations";
import type { Database } from "./schema";

/**
 * Opens the shop's database, unless it is open already, and brings its tables up to date.
 * @throws Error when it cannot be reached or a migration fails.
 */
export async function openDatabase(settings: Settings, opened?: Kysely<Database>): Promise<Kysely<Database>> {
  const db = opened ?? new Kysely<Database>({ dialect: chooseDialect(settings) });
  try {
    await migrateForward(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function migrateForward(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
