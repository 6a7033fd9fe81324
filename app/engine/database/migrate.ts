import { type Kysely, Migrator } from "kysely";
import { migrations } from "./migrations";

const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/;

/** The database was migrated by a version of the shop that this one does not know. */
class NewerDatabase extends Error {
  override name = "NewerDatabase";
  readonly code = "NEWER_DATABASE";
}

/**
 * Runs the migrations that have not run yet, in the order of their names. A migration that arrives after a later one
 * has run, as from work that was merged late, runs all the same.
 * @throws NewerDatabase when the database has run a migration that is unknown here; else the error of the migration
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
