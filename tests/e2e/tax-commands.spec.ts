import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { visitingTest as test, visitedShop } from "../fixtures/visiting-test";

/** Runs the tax commands of the built shop, as an owner does; tests/engine/order-taxes tests what they do. */

function run(script: string, dataDirectory: string, ...words: string[]) {
  const { DATABASE_URL: _database, PROVIDER_URL: _provider, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...words], {
    encoding: "utf8",
    env: { ...environment, NODE_ENV: "production", DATA_DIR: dataDirectory },
  });
  return [status, `${stdout}${stderr}`.trim()];
}

test("tax rates are checked, taxes reported and certificates listed while the shop runs", () => {
  const running = visitedShop().dataDirectory;
  test.skip(!existsSync(join(running, "shop.db")), "The shop of these tests has its database elsewhere.");
  const folder = mkdtempSync(join(tmpdir(), "taxes-"));
  const file = join(folder, "rates.csv");
  const version = ["--version", "2026-07", "--effective", "2026-07-01", "--dry-run"];

  writeFileSync(file, "state,postcodes,state_rate,taxes_shipping\nIL,,6.25,yes\n");
  expect(run("import-taxes", running, file, ...version)).toEqual([
    0,
    "The file is right, nothing was stored: version 2026-07, in force from 2026-07-01: 1 state, 0 ranges of ZIP codes.",
  ]);
  writeFileSync(file, "state,postcodes,state_rate,taxes_shipping\nIL,,many,yes\n");
  expect(run("import-taxes", running, file, ...version)).toEqual([
    1,
    expect.stringMatching(/^The file has mistakes; nothing was imported\.\nline 2: IL percent /),
  ]);
  expect(run("report-tax", running, "--from", "2026-01-01", "--to", "2026-03-31")).toEqual([
    0,
    expect.stringMatching(/^state,level,jurisdiction,taxable,exempt,tax/),
  ]);
  expect(run("tax-certificates", running)).toEqual([0, expect.stringMatching(/customer/)]);
  expect(run("tax-certificates", running, "decline", "999999", "--file", "0123456789")).toEqual([
    1,
    "Customer 999999 has no certificate.",
  ]);
  rmSync(folder, { recursive: true });
});

test("a tax command that cannot run prints one line", () => {
  const folder = mkdtempSync(join(tmpdir(), "taxes-"));
  expect([
    run("import-taxes", folder),
    run("report-tax", folder, "--from", "2026-01-01"),
    run("tax-certificates", folder, "accept", "12"),
    run("tax-certificates", folder),
  ]).toEqual([
    [1, expect.stringMatching(/^Usage: npm run taxes:import .*$/)],
    [1, expect.stringMatching(/^Usage: npm run --silent report:tax .*$/)],
    [1, expect.stringMatching(/^Usage: npm run taxes:certificates.*$/)],
    [1, expect.stringMatching(/^There is no shop: .*shop\.db is missing\.$/)],
  ]);
  rmSync(folder, { recursive: true });
});
