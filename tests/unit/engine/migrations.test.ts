import { expect, test } from "vitest";
import { migrations } from "~/engine/database/migrations";
import { migrationHashes, recordedHashes } from "../../../scripts/test/migration-hashes";

/** Databases have run the committed migrations: an edit would change new databases only, and shops would differ. */

test("a migration is never edited or removed once it is recorded", () => {
  const current = migrationHashes();
  const changed = [...recordedHashes()].filter(([name, sha256]) => current.get(name) !== sha256);
  expect(
    changed.map(([name]) => name),
    "Undo the edit, and write a new migration.",
  ).toEqual([]);
});

test("every migration is recorded, by `npm run migrations:record`", () => {
  expect([...recordedHashes().keys()].sort()).toEqual([...migrationHashes().keys()]);
});

test("every migration file has its own name as key", () => {
  const files = [...migrationHashes().keys()].filter((name) => !name.includes("/"));
  expect(Object.keys(migrations).sort()).toEqual(files.map((name) => name.replace(/\.ts$/, "")));
});
