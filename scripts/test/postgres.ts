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

/** The server of TEST_DATABASE_URL, else one of our own for the time of the tests; null when there is none. */
export async function openPostgres(): Promise<PostgresServer | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, close: async () => {} };
  if (!program("postgres") && !installDebianPackage("postgresql")) return null;
  const [initdb, postgres] = [program("initdb"), program("postgres")];
  return initdb && postgres ? startServer(initdb, postgres) : null;
}

function program(name: string): string | undefined {
  return findProgram([name], debianPostgresFolders());
}

/** A new cluster in a temporary folder, on a loopback port, gone when closed. */
async function startServer(initdb: string, postgres: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = unprivilegedUser();
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  const data = join(folder, "data");
  const init = ["-D", data, "-U", "shop", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8"];
  execFileSync(initdb, [...init, "--no-sync", "--locale=C"], { ...user, cwd: folder, stdio: "ignore" });

  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const server = spawn(
    postgres,
    ["-D", data, "-p", String(port), ...settings.flatMap((set) => ["-c", set])],
    {
      ...user,
      cwd: folder,
      stdio: "ignore",
    },
  );
  const remove = () => {
    server.kill("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);

  const url = `postgres://shop:${password}@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    async close() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      process.off("exit", remove);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; then it runs as postgres or nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (option: string, name: string) =>
    Number(execFileSync("id", [option, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: number("-u", name), gid: number("-g", name) };
    } catch {
      // This user does not exist here: the next may.
    }
  }
  return undefined;
}

/** @throws the last refusal when the server does not answer within ten seconds. */
async function answers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 50) throw error;
      await pause(200);
    }
  }
}
