import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { debianPostgresFolders, findProgram, installDebianPackage } from "./debian";
import { freePort } from "./free-port";

interface PostgresServer {
  url: string;
  close(): Promise<void>;
}

/** A server that can be stopped, frozen and restarted. */
export interface OwnPostgres extends PostgresServer {
  /** Of the server's main process. */
  readonly pid: number;
  /** Sends it SIGINT (closes all connections) or SIGQUIT (ends at once, and recovers at its next start). */
  stop(signal: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Resolves when it accepts connections. */
  start(): Promise<void>;
}

/** The server of TEST_DATABASE_URL, otherwise a temporary one for the tests; null when there is none. */
export async function openPostgres(): Promise<PostgresServer | null> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, close: async () => {} } : openOwnPostgres();
}

/** A temporary server for the tests; null when its programs are not installed. */
export async function openOwnPostgres(): Promise<OwnPostgres | null> {
  if (!program("postgres") && !installDebianPackage("postgresql")) return null;
  const [initdb, postgres] = [program("initdb"), program("postgres")];
  return initdb && postgres ? startServer(initdb, postgres) : null;
}

function program(name: string): string | undefined {
  return findProgram([name], debianPostgresFolders());
}

/** A new cluster in a temporary folder, on a loopback port, deleted when closed. */
async function startServer(initdb: string, postgres: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = unprivilegedUser();
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  const data = join(folder, "data");
  const init = ["-D", data, "-U", "shop", "-A", "md5", `--pwfile=${passwordFile}`, "-E", "UTF8"];
  execFileSync(initdb, [...init, "--no-sync", "--locale=C"], { ...user, cwd: folder, stdio: "ignore" });

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "full_page_writes=off",
    "jit=off",
    "wal_level=minimal",
    "max_wal_senders=0",
  ];
  const options = ["-D", data, "-p", String(port), ...settings.flatMap((set) => ["-c", set])];
  const launch = () => spawn(postgres, options, { ...user, cwd: folder, stdio: "ignore" });
  let server = launch();
  const remove = () => {
    server.kill("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);

  const url = `postgres://shop:${password}@127.0.0.1:${port}/postgres`;
  async function stop(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  await responses(url);
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    stop,
    async start() {
      server = launch();
      await responses(url);
    },
    async close() {
      await stop("SIGINT");
      process.off("exit", remove);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so it runs as postgres or nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (option: string, name: string) =>
    Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: number("-u", name), gid: number("-g", name) };
    } catch {
      // This user does not exist here; try the next.
    }
  }
  return undefined;
}

/** @throws the last error when the server does not accept connections within a minute */
async function responses(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 300) throw error;
      await pause(200);
    }
  }
}
