import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes the generated files that have changed. With `--check` on the command line it writes nothing, and the process
 * fails when a file is stale.
 * @param files path → content; null for a file that must not exist
 * @param command the command that generates them
 */
export function saveGenerated(
  files: Record<string, string | Buffer | null>,
  command = "npm run codegen",
): void {
  const stale = Object.entries(files).filter(([path, content]) => !isCurrent(path, content));
  if (process.argv.includes("--check")) {
    for (const [path] of stale) console.error(`stale: ${path} (run ${command})`);
    if (stale.length > 0) process.exitCode = 1;
    return;
  }
  for (const [path, content] of stale) {
    if (content === null) rmSync(path);
    else save(path, content);
    console.log(`${content === null ? "removed" : "written"}: ${path}`);
  }
}

function save(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function isCurrent(path: string, content: string | Buffer | null): boolean {
  if (!existsSync(path)) return content === null;
  return content !== null && readFileSync(path).equals(Buffer.from(content));
}
