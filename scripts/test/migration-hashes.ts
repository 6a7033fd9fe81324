import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "app/engine/database/migrations";
/** The list of migrations, not a migration itself. */
const INDEX = "index.ts";

/** Path of the recorded hashes, in the format of sha256sum. */
export const MIGRATION_CHECKSUMS = join(FOLDER, "SHA256SUMS");

/** Current SHA-256 of each migration file, by name. */
export function migrationHashes(): Map<string, string> {
  const names = readdirSync(FOLDER, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && name !== INDEX)
    .sort();
  return new Map(names.map((name) => [name, sha256Of(join(FOLDER, name))]));
}

/** The committed hashes of migrations, by file name. */
export function recordedHashes(): Map<string, string> {
  const lines = readFileSync(MIGRATION_CHECKSUMS, "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [sha256, name] = line.split("  ");
      return [name, sha256];
    }),
  );
}

function sha256Of(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
