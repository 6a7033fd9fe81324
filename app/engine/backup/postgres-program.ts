import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { BackupRejection } from "./backup-rejection";

const MISSING =
  "It comes with PostgreSQL's client programs (on Debian the package postgresql-client), of the server's version or newer.";

const PASSWORD = /(?<=[?&])password=[^&]*&?/;

/** A running PostgreSQL client program. */
interface PostgresProgram {
  input: Writable;
  output: Readable;
  /**
   * @throws BackupRejection with the program's error output when it fails, or when it is not installed
   * @throws Error when it was ended by a signal
   */
  ended: Promise<void>;
  kill(): void;
}

/**
 * Runs a PostgreSQL client program and waits for it.
 * @throws BackupRejection with its error output, or when it is not installed
 */
export async function runPostgresProgram(
  program: "pg_dump" | "pg_restore",
  databaseUrl: string,
  options: string[],
): Promise<void> {
  const { input, output, ended } = startPostgresProgram(program, databaseUrl, options);
  input.end();
  output.resume();
  await ended;
}

/**
 * Starts a PostgreSQL client program. The password does not appear in the process list.
 * @param databaseUrl null when the program needs no database
 */
export function startPostgresProgram(
  program: "pg_dump" | "pg_restore" | "psql",
  databaseUrl: string | null,
  options: string[],
): PostgresProgram {
  const { address, password } = databaseUrl ? withoutPassword(databaseUrl) : {};
  const connection = address ? [`--dbname=${address}`, "--no-password"] : [];
  const child = spawn(program, [...connection, ...options], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  // A failed write is reported through `ended`.
  child.stdin.on("error", () => {});
  const status = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) =>
      code === null ? reject(new Error(`${program} was ended by ${signal}.`)) : resolve(code),
    );
  });
  const ended = expectSuccess(program, status, text(child.stderr));
  // Prevents an unhandled rejection while the caller awaits something else first.
  ended.catch(() => {});
  return { input: child.stdin, output: child.stdout, ended, kill: () => void child.kill() };
}

async function expectSuccess(program: string, status: Promise<number>, complaint: Promise<string>) {
  const [code, said] = await Promise.all([status, complaint]).catch((error) => {
    if (error.code === "ENOENT") throw new BackupRejection(`${program} is not installed. ${MISSING}`);
    throw error;
  });
  if (code !== 0) throw new BackupRejection(`${program} failed: ${said.trim()}`);
}

function withoutPassword(databaseUrl: string): { address: string; password: string | null } {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password) || address.searchParams.get("password");
  address.password = "";
  address.search = address.search.replace(PASSWORD, "");
  return { address: address.href, password };
}
