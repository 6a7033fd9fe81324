import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { SQLITE_FILE } from "./dialect";
import { inspectDatabase } from "./inspect-database";
import type { Connection } from "./schema";

/** Runs work on the database of a closed store. @throws Error when there is none */
export async function inExistingDatabase<Result>(
  settings: Settings,
  work: (db: Connection) => Promise<Result>,
): Promise<Result> {
  const file = join(settings.dataDirectory, SQLITE_FILE);
  if (!settings.databaseUrl && !existsSync(file)) throw new Error(`There is no shop: ${file} is missing.`);
  return inspectDatabase(settings, work);
}
