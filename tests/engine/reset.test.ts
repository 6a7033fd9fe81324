import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inspectDatabase } from "~/engine/database/inspect-database";
import { openEngine } from "~/engine/shared/engine";
import type { Settings } from "~/settings/settings.server";
import { resetShop } from "../../scripts/dev/reset-shop";
import { freshSettings } from "./engine-fixture";

const KEPT = ["session-secret", "backups/today", "notes"];

/** A store with a merchant's own page, emails and photos, and files that a reset keeps. */
async function usedShop() {
  const { settings, remove } = await freshSettings();
  const engine = await openEngine(settings);
  await engine.db.updateTable("configuration").set({ value: "changed" }).execute();
  await engine.close();
  for (const name of ["mail", "photos", "backups"]) mkdirSync(join(settings.dataDirectory, name));
  for (const name of ["mail/1.eml", "photos/1.jpg", ...KEPT]) {
    writeFileSync(join(settings.dataDirectory, name), "kept");
  }
  return { settings, remove };
}

async function isChanged(settings: Settings): Promise<boolean> {
  const rows = await inspectDatabase(settings, (db) =>
    db.selectFrom("configuration").select("value").where("value", "=", "changed").execute(),
  );
  return rows.length > 0;
}

test("a reset leaves a seeded store, the secret and the backups, and lists before what it deletes", async () => {
  const { settings, remove } = await usedShop();
  const said: string[] = [];
  let isThereWhenSaid = false;
  await resetShop(settings, (line) => {
    if (said.length === 0) isThereWhenSaid = existsSync(join(settings.dataDirectory, "mail/1.eml"));
    said.push(line);
  });
  expect(isThereWhenSaid).toBe(true);
  expect(said[0]).toContain(join(settings.dataDirectory, "mail"));
  expect(said[0]).not.toContain("session-secret");
  expect(await isChanged(settings)).toBe(false);
  for (const name of ["mail/1.eml", "photos/1.jpg"]) {
    expect(existsSync(join(settings.dataDirectory, name)), name).toBe(false);
  }
  for (const name of KEPT) expect(readFileSync(join(settings.dataDirectory, name), "utf8")).toBe("kept");
  await remove();
});

test("nothing is reset while a store uses the data", async () => {
  const { settings, remove } = await usedShop();
  const engine = await openEngine(settings);
  await expect(resetShop(settings, () => {})).rejects.toThrow(/^A shop or a backup is at work on this data/);
  await engine.close();
  expect(await isChanged(settings)).toBe(true);
  await remove();
});

test.each([
  [{ databaseUrl: "postgres://shop@db.example/shop" }, /^DATABASE_URL names another machine/],
  [{ databaseUrl: "postgres://shop@localhost/shop?host=db.example" }, /^DATABASE_URL names another machine/],
  [{ providerUrl: "https://provider.example" }, /^PROVIDER_URL is set/],
])("nothing is reset with %o", async (changes, reason) => {
  const { settings, remove } = await freshSettings();
  await expect(resetShop({ ...settings, ...changes }, () => {})).rejects.toThrow(reason);
  await remove();
});

test("the command refuses production in one line", async () => {
  const { settings, remove } = await freshSettings();
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/dev/reset.ts"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", ENV_FILE: "", DATA_DIR: settings.dataDirectory },
  });
  expect(stderr).toMatch(/^NODE_ENV is production: [^\n]*\n$/);
  expect(status).toBe(1);
  await remove();
});
