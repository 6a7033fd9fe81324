import type { Settings } from "~/settings/settings.server";
import type { TableCounts } from "./count-tables";
import { copyPostgres, isPostgresEmpty } from "./postgres-copy";
import { restorePostgres } from "./postgres-restore";
import { copySqlite, isSqliteEmpty } from "./sqlite-copy";
import { restoreSqlite } from "./sqlite-restore";
import { finishRestore } from "./unfinished-restore";

/** A consistent copy of the store's database, made while the store runs. */
export interface DatabaseCopy extends TableCounts {
  /** File name in the backup. */
  file: string;
}

/** Copies and restores a database. */
interface Copier {
  kind: "sqlite" | "postgres";
  copy(folder: string): Promise<DatabaseCopy>;
  isEmpty(): Promise<boolean>;
  /**
   * Builds and checks the backup's database beside the old one, then replaces the old one atomically. Stores cannot
   * open it until `finish` is called.
   * @param counts rows of each table, from the manifest
   * @param expectAlone called right before the old database is replaced; throws when it is in use
   * @throws BackupRefusal; the old database is unchanged
   */
  restore(folder: string, counts: TableCounts["counts"], expectAlone: () => Promise<void>): Promise<void>;
  finish(): Promise<void>;
}

/** Returns the copier for the configured database. */
export function databaseCopier(settings: Settings): Copier {
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) {
    return {
      kind: "sqlite",
      copy: (folder) => copySqlite(settings, folder),
      isEmpty: async () => isSqliteEmpty(settings),
      restore: (folder, counts) => restoreSqlite(settings, folder, counts),
      finish: () => finishRestore(settings),
    };
  }
  return {
    kind: "postgres",
    copy: (folder) => copyPostgres(settings, databaseUrl, folder),
    isEmpty: () => isPostgresEmpty(settings),
    restore: (folder, counts, expectAlone) =>
      restorePostgres(settings, databaseUrl, { folder, counts, expectAlone }),
    finish: () => finishRestore(settings),
  };
}
