import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { OwnPostgres } from "../../scripts/test/postgres";

/** Disturbances of a PostgreSQL server. Each resolves when the server has recovered. */
export const DISTURBANCES: Record<string, (server: OwnPostgres, seconds: number) => Promise<void>> = {
  async "is ended at once"(server, seconds) {
    await server.stop("SIGQUIT");
    await pause(seconds * 1000);
    await server.start();
  },
  async "breaks off all connections and ends"(server, seconds) {
    await server.stop("SIGINT");
    await pause(seconds * 1000);
    await server.start();
  },
  async "loses one of its processes, and so starts anew"(server) {
    const [backend] = childrenOf(server.pid).filter((pid) => /shop|SELECT|COMMIT|idle/i.test(titleOf(pid)));
    if (backend) process.kill(backend, "SIGKILL");
  },
  async "is frozen"(server, seconds) {
    const pids = [server.pid, ...childrenOf(server.pid)];
    for (const pid of pids) signal(pid, "SIGSTOP");
    await pause(seconds * 1000);
    for (const pid of pids) signal(pid, "SIGCONT");
  },
};

/** Ignores processes that have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** In /proc/…/stat the parent follows the name in parentheses and the state. */
function parentOf(pid: number): number | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat === null ? null : Number(stat.split(") ").at(-1)?.split(" ")[1]);
}

function titleOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`) ?? "";
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
