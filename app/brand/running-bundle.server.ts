import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

let identity: string | undefined;

/**
 * Identifies the bundle that runs, by its content. `npm run build` saves the hash beside it (scripts/build.mjs). Null in
 * development and tests, whose code changes while it runs, or is in several files.
 */
export function runningBundle(): string | null {
  if (process.env.NODE_ENV !== "production") return null;
  identity ??= hashOf(fileURLToPath(import.meta.url));
  return identity;
}

function hashOf(file: string): string {
  try {
    return readFileSync(`${file}.sha256`, "utf8");
  } catch {
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  }
}
