/**
 * `npm run test:faults`: kills the store under a stream of checkouts, on SQLite 200 times, on PostgreSQL one of its
 * three processes 100 times; stops and freezes PostgreSQL 20 times, changes the clock 20 times on each, fills the disk
 * under SQLite 5 times, and serves 15 minutes of visits and uploads in 512 MB.
 */
import { command } from "../../scripts/test/command";
import { openPostgres } from "../../scripts/test/postgres";

/** About 40 minutes on an idle machine. */
const LIMIT_MILLISECONDS = 90 * 60 * 1000;

const FAULT_RESTARTS = process.env.FAULT_RESTARTS || "20";
const FAULT_LEAPS = process.env.FAULT_LEAPS || "20";
const FAULT_DISKS = process.env.FAULT_DISKS || "5";
/** Independent of the database, so it runs on one only. */
const SOAK_MINUTES = { sqlite: process.env.FAULT_SOAK_MINUTES || "15", postgres: "0" };
const KILLS = { sqlite: process.env.FAULT_KILLS || "200", postgres: process.env.FAULT_KILLS || "100" };

if ((await command("node", ["scripts/build.mjs"])).state === "failed") process.exit(1);
const onSqlite = await killed("", KILLS.sqlite, SOAK_MINUTES.sqlite);
const server = await openPostgres();
if (!server) console.log("Without a PostgreSQL: set TEST_DATABASE_URL or install Debian's postgresql.");
const onPostgres = server ? await killed(server.url, KILLS.postgres, SOAK_MINUTES.postgres) : "skipped";
await server?.close();
console.log(
  `${FAULT_RESTARTS} ends and freezes of PostgreSQL, ${FAULT_LEAPS} leaps of the clock on each database, ${FAULT_DISKS} full disks on SQLite, ${SOAK_MINUTES.sqlite} minutes in 512 MB`,
);
console.log(`${KILLS.sqlite} kills on SQLite: ${onSqlite}; ${KILLS.postgres} on PostgreSQL: ${onPostgres}`);
process.exit(onSqlite === "passed" && onPostgres !== "failed" ? 0 : 1);

async function killed(databaseUrl: string, FAULT_KILLS: string, FAULT_SOAK_MINUTES: string): Promise<string> {
  const settings = {
    FAULT_KILLS,
    FAULT_RESTARTS,
    FAULT_LEAPS,
    FAULT_DISKS,
    FAULT_SOAK_MINUTES,
    TEST_DATABASE_URL: databaseUrl,
  };
  return (await command("vitest", ["run", "tests/faults"], { settings, limit: LIMIT_MILLISECONDS })).state;
}
