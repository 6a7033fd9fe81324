import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { forgetKept, forgetPage } from "../shared/kept-in-memory";

/** Forgets what this process keeps of the page at that path, or, with null, all that it keeps. */
export function forgetCleared(db: Kysely<Database>, pattern: string | null): void {
  if (pattern === null) forgetKept(db);
  else forgetPage(db, pattern.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, ""));
}
