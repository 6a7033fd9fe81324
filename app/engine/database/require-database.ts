import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "~/settings/settings.server";
import { SQLITE_FILE } from "./dialect";

/** @throws Error when the store has no database yet, which opening it would create */
export function requireDatabase({ databaseUrl, dataDirectory }: Settings): void {
  const file = join(dataDirectory, SQLITE_FILE);
  if (!databaseUrl && !existsSync(file)) throw new Error(`There is no shop: ${file} is missing.`);
}
