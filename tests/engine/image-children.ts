import { readdirSync, readFileSync } from "node:fs";

/** The image-decoding child processes of this process, according to the system (Linux). */
export function imageChildren(): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && isImageChild(pid));
}

function isImageChild(pid: number): boolean {
  try {
    const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return Number(parent) === process.pid && command.includes("image-worker/main.mjs");
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
