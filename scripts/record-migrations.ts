/**
 * `npm run migrations:record`: adds new migration files to SHA256SUMS. Existing lines are never changed, since a
 * migration never changes. Exits with 1 when one has changed, or is missing.
 */
import { appendFileSync } from "node:fs";
import { MIGRATION_CHECKSUMS, migrationHashes, recordedHashes } from "./test/migration-hashes";

const recorded = recordedHashes();
const present = migrationHashes();
for (const [name, sha256] of present) {
  if (recorded.has(name)) continue;
  appendFileSync(MIGRATION_CHECKSUMS, `${sha256}  ${name}\n`);
  console.log(`Recorded ${name}.`);
}
for (const [name, sha256] of recorded) {
  if (present.get(name) === sha256) continue;
  console.error(
    `${name} was recorded and is ${present.has(name) ? "another one" : "missing"} now. Bring it back, and change tables by a new migration.`,
  );
  process.exitCode = 1;
}
