import type { Settings } from "~/settings.server";
import type { TableCounts } from "./count-tables";
import { copyPostgres, isPostgresEmpty, restorePostgres } from "./postgres-copy";
import { copySqlite, isSqliteEmpty, restoreSqlite } from "./sqlite-copy";

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
  /** Puts the copy in the place of whatever is there. @returns what is there then */
  restore(folder: string): Promise<TableCounts>;
}

/** For the database that the settings name. */
export function databaseCopier(settings: Settings): Copier {
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) {
    return {
      kind: "sqlite",
      copy: (folder) => copySqlite(settings, folder),
      isEmpty: async () => isSqliteEmpty(settings),
      restore: (folder) => restoreSqlite(settings, folder),
    };
  }
  return {
    kind: "postgres",
    copy: (folder) => copyPostgres(settings, databaseUrl, folder),
    isEmpty: () => isPostgresEmpty(settings),
    restore: (folder) => restorePostgres(settings, databaseUrl, folder),
  };
}
