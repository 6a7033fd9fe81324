import type { Migration } from "kysely";
import { firstTables } from "./0001-first-tables";

/** In the order of their names. A migration that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  "0001-first-tables": firstTables,
};
