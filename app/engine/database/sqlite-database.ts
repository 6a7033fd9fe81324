import type { SqliteDatabase } from "kysely";

export interface SqliteOptions {
  /** Milliseconds for which a statement waits for the lock of another connection; the process stands still meanwhile. */
  timeout?: number;
  readonly?: boolean;
}

/** An open SQLite database, of the shape that Kysely needs. Errors of SQLite have a `code` such as SQLITE_BUSY. */
export interface SqliteFile extends SqliteDatabase {
  /** Runs statements that answer nothing of interest. */
  exec(statements: string): void;
  /** Copies the database as it is at one moment into a new file; those who write meanwhile do not wait. */
  backup(path: string): Promise<void>;
}
