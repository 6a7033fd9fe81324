import { type Kysely, Migrator } from "kysely";
import { migrations } from "./migrations";

const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

/** The database was migrated by a newer version. */
class NewerDatabase extends Error {
  override name = "NewerDatabase";
  readonly code = "NEWER_DATABASE";
}

/**
 * Runs the pending migrations, ordered by name. A migration added before one that has already run, as by a late merge,
 * runs nevertheless.
 * @throws NewerDatabase when the database has run an unknown migration; otherwise the migration's error
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  const unknown = error instanceof Error ? UNKNOWN_MIGRATION.exec(error.message)?.[1] : undefined;
  if (unknown) {
    throw new NewerDatabase(
      `The database belongs to a newer version of the shop: its migration ${unknown} is unknown here. Start that version, or restore a backup.`,
    );
  }
  if (error) throw error;
}
