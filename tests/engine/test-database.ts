import { randomBytes } from "node:crypto";
import pg from "pg";

/** The PostgreSQL database of a test file. */
export interface FreshDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on the server.
 * @param template the database to copy, without connections; otherwise it is empty
 */
export async function createDatabase(
  server: string,
  template?: FreshDatabase | null,
): Promise<FreshDatabase> {
  await dropThoseOfEndedProcesses(server);
  const name = `mpc_test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await onServer(server, `create database ${name}${template ? await copyOf(server, template) : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Without force: the server waits a moment for closing connections instead of breaking them.
  return { name, url: url.href, drop: async () => void (await onServer(server, `drop database ${name}`)) };
}

/**
 * Copies files if the server can choose, which takes a tenth of the time. Servers before 15 only know the other way.
 */
async function copyOf(server: string, { name }: FreshDatabase): Promise<string> {
  canChoose ??= onServer(
    server,
    "select 1 from pg_settings where name = 'server_version_num' and setting::int >= 150000",
  ).then((found) => found.length > 0);
  return ` template ${name}${(await canChoose) ? " strategy file_copy" : ""}`;
}

let canChoose: Promise<boolean> | undefined;
let hasDropped = false;

/** A finished process leaves its template behind, and a killed one all its databases. */
async function dropThoseOfEndedProcesses(server: string): Promise<void> {
  if (hasDropped) return;
  hasDropped = true;
  const found = await onServer(server, "select datname from pg_database where datname like 'mpc_test_%'");
  for (const { datname } of found) {
    const [, pid] = /^mpc_test_(\d+)_/.exec(datname) ?? [];
    if (pid && !isRunning(Number(pid))) await onServer(server, `drop database if exists ${datname}`);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function onServer(server: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
