import { createRequire } from "node:module";
import type pg from "pg";

const require = createRequire(import.meta.url);

/** The client library of PostgreSQL, loaded when it is first needed: a store on SQLite never does. */
export function postgresClient(): typeof pg {
  return require("pg");
}
