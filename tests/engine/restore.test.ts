import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { backUpShop } from "~/engine/backup/back-up-shop";
import { expectSpace } from "~/engine/backup/expect-space";
import { restoreShop } from "~/engine/backup/restore-shop";
import { inspectDatabase } from "~/engine/database/inspect-database";
import { openDatabase } from "~/engine/database/open-database";
import { lockForRestore } from "~/engine/database/shop-lock";
import { shopFiles } from "~/engine/files/shop-files";
import { openEngine } from "~/engine/shared/engine";
import type { Settings } from "~/settings/settings.server";
import { freshSettings } from "./engine-fixture";

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const hasPrograms = ["pg_dump", "pg_restore", "psql"].every(
  (name) => spawnSync(name, ["--version"]).status === 0,
);
if (onPostgres && !hasPrograms) console.warn("pg_dump is not installed: restoring PostgreSQL is not tested.");

/** One name has different content in both; one photo exists only in each. */
const OLD_FILES = { "photos/aa/aa/old/original.jpg": "old photo", "print/0/1/1-front.pdf": "old print" };
const NEW_FILES = { "photos/bb/bb/new/original.jpg": "new photo", "print/0/1/1-front.pdf": "new print" };
const OLD = { customers: ["old@example.com"], files: OLD_FILES };
const NEW = { customers: ["new@example.com"], files: NEW_FILES };
const AT_WORK = /^A shop or a backup is at work on this data/;

const folder = mkdtempSync(join(tmpdir(), "restores-"));
const backup = join(folder, "backup");

describe.skipIf(onPostgres && !hasPrograms)("a restore over a store", () => {
  beforeAll(async () => {
    const { settings, remove } = await shopWith("new@example.com", NEW_FILES);
    await backUpShop(settings, backup, { withSecret: true });
    await remove();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is rejected while the store runs, and changes nothing", async () => {
    const { settings, remove } = await oldShop();
    const engine = await openEngine(settings);
    await expect(restoreShop(settings, backup, { force: true })).rejects.toThrow(AT_WORK);
    await engine.close();
    expect(await stateOf(settings)).toEqual(OLD);
    await restoreShop(settings, backup, { force: true });
    expect(await stateOf(settings)).toEqual(NEW);
    await remove();
  });

  test("prevents a store and a backup from starting meanwhile", async () => {
    const { settings, remove } = await oldShop();
    const lock = await lockForRestore(settings);
    await expect(openEngine(settings)).rejects.toThrow(/^A restore is at work/);
    await expect(backUpShop(settings, join(folder, "meanwhile"), { withSecret: false })).rejects.toThrow(
      /^A restore is at work/,
    );
    await expect(restoreShop(settings, backup, { force: true })).rejects.toThrow(AT_WORK);
    await lock.release();
    await (await openEngine(settings)).close();
    await remove();
  });

  test("that is killed at any moment leaves the old store intact, or is finished by the same command", async () => {
    const { settings, remove } = await oldShop();
    const seen = new Set<string>();
    for (let change = 1; ; change += 2) {
      const restorer = startRestorer(settings, change);
      const [code, signal] = await once(restorer, "exit");
      if (code === 0) break;
      expect(signal).toBe("SIGKILL");
      const isUnfinished = await rejectsToOpen(settings);
      if (isUnfinished && !seen.has("unfinished")) {
        const ofHalf = backUpShop(settings, join(folder, "half"), { withSecret: true });
        await expect(ofHalf).rejects.toThrow(/^A restore was broken off here/);
      }
      seen.add(isUnfinished ? "unfinished" : "old");
      if (!isUnfinished) expect(await stateOf(settings)).toMatchObject(OLD);
    }
    expect([...seen]).toEqual(["old", "unfinished"]);
    expect(await stateOf(settings)).toEqual(NEW);
    expect(leftOvers(settings)).toEqual([]);
    await remove();
  }, 180_000);

  test("is rejected before anything is changed when the disk has too little space", async () => {
    const { settings, remove } = await freshSettings();
    const bytes = 2 ** 60;
    await expect(expectSpace(settings, backup, { bytes })).rejects.toThrow(/There is no room in .* are free/);
    await remove();
  });

  test.runIf(!onPostgres)("replaces a damaged database", async () => {
    const { settings, remove } = await oldShop();
    writeFileSync(join(settings.dataDirectory, "shop.db"), "no database");
    await restoreShop(settings, backup, { force: true });
    expect(await stateOf(settings)).toMatchObject({ customers: ["new@example.com"] });
    await remove();
  });

  test.runIf(onPostgres)(
    "is rolled back when it is killed, or a store starts, before its transaction ends",
    async () => {
      const { settings, remove } = await oldShop();
      const reader = await holdTable(settings);
      const restorer = startRestorer(settings, 0);
      await reader.untilSomebodyWaits();
      restorer.kill("SIGKILL");
      await once(restorer, "exit");
      await reader.letGo();
      expect(await stateOf(settings)).toMatchObject(OLD);

      const other = await holdTable(settings);
      const restoring = restoreShop(settings, backup, { force: true });
      restoring.catch(() => {});
      await other.untilSomebodyWaits();
      const shop = new pg.Client({ connectionString: settings.databaseUrl, application_name: "shop" });
      await shop.connect();
      await other.letGo();
      await expect(restoring).rejects.toThrow(AT_WORK);
      await shop.end();
      expect(await stateOf(settings)).toMatchObject(OLD);
      await remove();
    },
  );
});

function oldShop() {
  return shopWith("old@example.com", OLD_FILES);
}

/** A closed store with one customer and these files. */
async function shopWith(email: string, files: Record<string, string>) {
  const { settings, remove } = await freshSettings();
  const db = await openDatabase(settings);
  await db
    .insertInto("customer")
    .values({
      store_code: "mpc",
      email,
      password_hash: "none",
      firstname: "Ada",
      lastname: "Byron",
      middlename: null,
      prefix: null,
      suffix: null,
      phone_no: null,
      date_of_birth: null,
      taxvat: null,
      is_subscribed: 0,
      created_at: new Date().toISOString(),
    })
    .execute();
  await db.destroy();
  for (const [name, content] of Object.entries(files))
    await shopFiles(settings).put(name, Buffer.from(content));
  return { settings, remove };
}

/** The customers, and all files. */
async function stateOf(settings: Settings) {
  const rows = await inspectDatabase(settings, (db) => db.selectFrom("customer").select("email").execute());
  const files: Record<string, string> = {};
  for (const kept of ["photos", "print"]) {
    for await (const { name } of shopFiles(settings).list(kept)) {
      files[name] = String(await shopFiles(settings).read(name));
    }
  }
  return { customers: rows.map(({ email }) => email), files };
}

/** @throws any other error that prevents the store from opening */
async function rejectsToOpen(settings: Settings): Promise<boolean> {
  try {
    await (await openDatabase(settings)).destroy();
    return false;
  } catch (error) {
    if (/^A restore was broken off/.test((error as Error).message)) return true;
    throw error;
  }
}

/** @param killAt the write to the disk before which it is killed; 0 for never */
function startRestorer(settings: Settings, killAt: number): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", "tests/engine/restorer.ts"], {
    env: {
      ...process.env,
      ENGINE_SETTINGS: JSON.stringify(settings),
      BACKUP: backup,
      KILL_AT: String(killAt),
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

function leftOvers({ dataDirectory }: Settings): string[] {
  return readdirSync(dataDirectory).filter((name) => /restor|draft/.test(name));
}

/** Reads a PostgreSQL table in a transaction, so that it cannot be replaced. */
async function holdTable({ databaseUrl }: Settings) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("begin");
  await client.query("lock table customer in access share mode");
  return {
    untilSomebodyWaits: () =>
      vi.waitUntil(async () => (await client.query(WAITING)).rows.length > 0, {
        timeout: 60_000,
        interval: 50,
      }),
    letGo: () => client.end(),
  };
}

const WAITING = `
  select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where not granted and datname = current_database()`;
