import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { visitingTest as test, visitedShop } from "../fixtures/visiting-test";

/** Runs a command of the built shop, as an owner does; tests/engine/backup tests the content of backups. */

function run(script: "backup" | "restore" | "resend-emails", dataDirectory: string, ...words: string[]) {
  const { DATABASE_URL: _database, PROVIDER_URL: _provider, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...words], {
    encoding: "utf8",
    env: { ...environment, NODE_ENV: "production", DATA_DIR: dataDirectory },
  });
  return { status, said: `${stdout}${stderr}` };
}

test("a shop is backed up while it runs, and restored", () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const [backup, restored] = [join(folder, "backup"), join(folder, "restored")];
  const running = visitedShop().dataDirectory;
  test.skip(!existsSync(join(running, "shop.db")), "The shop of these tests has its database elsewhere.");

  const made = run("backup", running, backup);
  expect(made.said).toMatch(/\d+ customers, \d+ orders, \d+ photos, \d+ files/);
  expect(made.status).toBe(0);
  expect(readdirSync(backup)).toEqual(expect.arrayContaining(["SHA256SUMS", "manifest.json", "shop.db"]));

  expect(run("restore", restored, backup)).toMatchObject({ status: 0 });
  expect(readdirSync(restored)).toContain("shop.db");
  const again = run("restore", restored, backup);
  expect([again.status, again.said]).toEqual([1, expect.stringMatching(/^The database is not empty\./)]);
  rmSync(folder, { recursive: true });
});

test("without a shop there is no backup, and no database is created for it", () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const { status, said } = run("backup", folder, join(folder, "backup"));
  expect([status, said]).toEqual([1, expect.stringMatching(/^There is no shop to back up/)]);
  expect(readdirSync(folder)).not.toContain("shop.db");
  rmSync(folder, { recursive: true });
});

test("a command that cannot run prints one line, and leaves no database behind", () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const said = [
    run("backup", folder, "--all"),
    run("restore", folder),
    run("resend-emails", folder, "--all", "1"),
    run("resend-emails", folder, "--al"),
    run("resend-emails", folder),
  ].map(({ status, said }) => [status, said.trim()]);
  expect(said).toEqual([
    [1, expect.stringMatching(/^Usage: npm run backup .*$/)],
    [1, expect.stringMatching(/^Usage: npm run restore .*$/)],
    [1, expect.stringMatching(/^Usage: npm run emails:resend.*$/)],
    [1, expect.stringMatching(/^Usage: npm run emails:resend.*$/)],
    [1, expect.stringMatching(/^There is no shop: .*shop\.db is missing\.$/)],
  ]);
  expect(readdirSync(folder)).not.toContain("shop.db");
  rmSync(folder, { recursive: true });
});
