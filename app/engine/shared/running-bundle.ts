import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Identifies the code that runs by the file it was loaded from, whichever command has built it. Null in development and
 * tests, whose code is in several files.
 */
export function runningBundle(): string | null {
  if (process.env.NODE_ENV !== "production") return null;
  const { size, mtimeMs } = statSync(fileURLToPath(import.meta.url));
  return `${size} ${mtimeMs}`;
}
