import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { runPostgresProgram } from "~/engine/backup/postgres-program";

/** A program in place of PostgreSQL's, which reports how it was called. */
const folder = mkdtempSync(join(tmpdir(), "programs-"));
writeFileSync(join(folder, "pg_dump"), `#!/bin/sh\necho "$PGPASSWORD $*" > ${folder}/called\n`, {
  mode: 0o700,
});
beforeEach(() => void vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["postgres://shop:secret%21@db.example/shop", "postgres://shop@db.example/shop"],
  [
    "postgres://shop@db.example/shop?password=secret%21&options=-c%20jit=off",
    "postgres://shop@db.example/shop?options=-c%20jit=off",
  ],
])("the password of %s is not in the list of processes", async (address, password) => {
  await runPostgresProgram("pg_dump", address, ["--file=copy"]);
  expect(readFileSync(join(folder, "called"), "utf8")).toBe(
    `secret! --dbname=${password} --no-password --file=copy\n`,
  );
});
