import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { BackupRefusal } from "./backup-refusal";

const MISSING =
  "It comes with PostgreSQL's client programs (on Debian the package postgresql-client), of the server's version or newer.";

const PASSWORD = /(?<=[?&])password=[^&]*&?/;

/**
 * Runs one of PostgreSQL's own programs on a database. The password does not stand in the list of processes.
 * @throws BackupRefusal with what the program says, or that it is not installed
 */
export async function runPostgresProgram(
  program: "pg_dump" | "pg_restore",
  databaseUrl: string,
  options: string[],
): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password) || address.searchParams.get("password");
  address.password = "";
  address.search = address.search.replace(PASSWORD, "");
  const child = spawn(program, [`--dbname=${address.href}`, "--no-password", ...options], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [status, complaint] = await Promise.all([ended, text(child.stderr)]).catch((error) => {
    if (error.code === "ENOENT") throw new BackupRefusal(`${program} is not installed. ${MISSING}`);
    throw error;
  });
  if (status !== 0) throw new BackupRefusal(`${program} failed: ${complaint.trim()}`);
}
