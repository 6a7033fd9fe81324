import type { SqliteDatabase } from "kysely";

export interface SqliteOptions {
  /** Milliseconds for which a statement waits for another connection's lock; the process blocks meanwhile. */
  timeout?: number;
  readonly?: boolean;
}

/** An open SQLite database with the interface that Kysely needs. SQLite errors have a `code` such as SQLITE_BUSY. */
export interface SqliteFile extends SqliteDatabase {
  /** Runs statements without results. */
  exec(statements: string): void;
  /** Copies a consistent snapshot of the database into a new file without blocking writers. */
  backup(path: string): Promise<void>;
}
