/** Adds new migration files to SHA256SUMS. A file that is listed already keeps its line: a migration never changes. */
import { appendFileSync } from "node:fs";
import { MIGRATION_SUMS, migrationHashes, recordedHashes } from "./test/migration-hashes";

const recorded = recordedHashes();
for (const [name, sha256] of migrationHashes()) {
  if (recorded.has(name)) continue;
  appendFileSync(MIGRATION_SUMS, `${sha256}  ${name}\n`);
  console.log(`Recorded ${name}.`);
}
