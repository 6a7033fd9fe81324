/** `npm run test:faults`: kills the shop 200 times under a stream of checkouts, on each database. */
import { command } from "../../scripts/test/command";
import { openPostgres } from "../../scripts/test/postgres";

/** 200 kills take some 10 minutes where nothing else runs. */
const LIMIT_MILLISECONDS = 90 * 60 * 1000;

const FAULT_KILLS = process.env.FAULT_KILLS || "200";

if ((await command("remix", ["build"])).state === "failed") process.exit(1);
const onSqlite = await killed("");
const server = await openPostgres();
if (!server) console.log("Without a PostgreSQL: set TEST_DATABASE_URL or install Debian's postgresql.");
const onPostgres = server ? await killed(server.url) : "skipped";
await server?.close();
console.log(`${FAULT_KILLS} kills on SQLite: ${onSqlite}; on PostgreSQL: ${onPostgres}`);
process.exit(onSqlite === "passed" && onPostgres !== "failed" ? 0 : 1);

async function killed(databaseUrl: string): Promise<string> {
  const settings = { FAULT_KILLS, TEST_DATABASE_URL: databaseUrl };
  return (await command("vitest", ["run", "tests/faults", "--bail=1"], settings, LIMIT_MILLISECONDS)).state;
}
