import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = "/sys/fs/cgroup";

/** A control group that limits the memory of a process and its children. */
export interface MemoryLimit {
  /** Arguments for `/bin/sh` that start a program inside the group. */
  command(program: string, options: string[]): string[];
  /** Private memory of its processes in megabytes, without the system's file cache. */
  used(): number;
  /** Number of its processes killed for lack of memory. */
  kills(): number;
  /** Call it after all of its processes have ended. */
  remove(): void;
}

/** Null if this user may not create such a group. */
export function limitMemory(megabytes: number): MemoryLimit | null {
  const name = `shop-test-${process.pid}`;
  try {
    return existsSync(join(ROOT, "cgroup.controllers"))
      ? limitByVersion2(name, megabytes)
      : limitByVersion1(name, megabytes);
  } catch {
    return null;
  }
}

function limitByVersion1(name: string, megabytes: number): MemoryLimit {
  const folder = join(ROOT, "memory", name);
  mkdirSync(folder);
  writeFileSync(join(folder, "memory.limit_in_bytes"), bytes(megabytes));
  writeWherePresent(join(folder, "memory.memsw.limit_in_bytes"), bytes(megabytes));
  return limitOf(folder, {
    used: () => figure(join(folder, "memory.stat"), "total_rss"),
    kills: () => figure(join(folder, "memory.oom_control"), "oom_kill"),
  });
}

function limitByVersion2(name: string, megabytes: number): MemoryLimit {
  writeFileSync(join(ROOT, "cgroup.subtree_control"), "+memory");
  const folder = join(ROOT, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "memory.max"), bytes(megabytes));
  writeWherePresent(join(folder, "memory.swap.max"), "0");
  return limitOf(folder, {
    used: () => figure(join(folder, "memory.stat"), "anon"),
    kills: () => figure(join(folder, "memory.events"), "oom_kill"),
  });
}

function limitOf(folder: string, metrics: { used(): number; kills(): number }): MemoryLimit {
  const enter = `echo $$ > ${join(folder, "cgroup.procs")} && exec "$@"`;
  return {
    command: (program, options) => ["-c", enter, "sh", program, ...options],
    used: () => metrics.used() / 2 ** 20,
    kills: metrics.kills,
    remove: () => rmdirSync(folder),
  };
}

function bytes(megabytes: number): string {
  return String(megabytes * 2 ** 20);
}

/** Not every machine accounts for swap. */
function writeWherePresent(path: string, value: string): void {
  if (existsSync(path)) writeFileSync(path, value);
}

function figure(path: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)`, "m").exec(readFileSync(path, "utf8"))?.[1] ?? 0);
}
