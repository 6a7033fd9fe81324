import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes the generated files that have changed. With `--check` on the command line it writes nothing, and the process
 * fails when a file is stale.
 * @param files path → text; null for a file that must not exist
 * @param command the command that generates them
 */
export function saveGenerated(files: Record<string, string | null>, command = "npm run codegen"): void {
  const stale = Object.entries(files).filter(([path, text]) => currentText(path) !== text);
  if (process.argv.includes("--check")) {
    for (const [path] of stale) console.error(`stale: ${path} (run ${command})`);
    if (stale.length > 0) process.exitCode = 1;
    return;
  }
  for (const [path, text] of stale) {
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
    console.log(`${text === null ? "removed" : "written"}: ${path}`);
  }
}

function currentText(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
