import type { Settings } from "~/settings/settings.server";
import type { TableCounts } from "./count-tables";
import { copyPostgres, isPostgresEmpty } from "./postgres-copy";
import { restorePostgres } from "./postgres-restore";
import { copySqlite, isSqliteEmpty } from "./sqlite-copy";
import { restoreSqlite } from "./sqlite-restore";
import { finishRestore } from "./unfinished-restore";

/** A copy of the shop's database, of one moment, while the shop goes on. */
export interface DatabaseCopy extends TableCounts {
  /** Its name in the backup. */
  file: string;
}

/** How a database is copied and brought back. */
interface Copier {
  kind: "sqlite" | "postgres";
  /** @param folder where the copy goes */
  copy(folder: string): Promise<DatabaseCopy>;
  isEmpty(): Promise<boolean>;
  /**
   * Makes the database of the backup beside the old one, checks it, and lets it take the old one's place at once. No shop
   * opens it until `finish` is called.
   * @param counts rows of each table, as the backup tells
   * @param expectAlone is asked right before the old database is replaced, and throws when it is in use
   * @throws BackupRejection, and the old database is as it was
   */
  restore(folder: string, counts: TableCounts["counts"], expectAlone: () => Promise<void>): Promise<void>;
  finish(): Promise<void>;
}

/** For the database that the settings name. */
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
