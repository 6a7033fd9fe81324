import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUpShop } from "~/engine/backup/back-up-shop";
import { databaseCopier } from "~/engine/backup/database-copy";
import type { Manifest } from "~/engine/backup/manifest";
import { restoreShop } from "~/engine/backup/restore-shop";
import { openEngine } from "~/engine/shared/engine";
import type { Settings } from "~/settings/settings.server";
import { openBucketServer } from "../fixtures/bucket-server";
import { type EngineFixture, freshSettings, openFixture, type Sender } from "./engine-fixture";
import { printAddresses, printedMug } from "./photo-mugs";
import { customer } from "./shopper";

const needsPrograms = Boolean(process.env.TEST_DATABASE_URL);
const hasPrograms = ["pg_dump", "pg_restore"].every((name) => spawnSync(name, ["--version"]).status === 0);
if (needsPrograms && !hasPrograms)
  console.warn("pg_dump is not installed: backups of PostgreSQL are not tested.");

const folder = mkdtempSync(join(tmpdir(), "backups-"));
const whole = join(folder, "whole");

type PrintedFile = Awaited<ReturnType<typeof printAddresses>>[number];

/** Data of a shopper that must survive, and a print file. */
let owned: { sender: Sender; photo: string; design: string; number: string; file: PrintedFile };
let engine: EngineFixture;
let manifest: Manifest;

describe.skipIf(needsPrograms && !hasPrograms)("a backup made while the store runs", () => {
  beforeAll(async () => {
    engine = await openFixture();
    const sender = await customer(engine);
    const mug = await printedMug(engine, sender);
    const [file] = await printAddresses(engine, mug.number);
    owned = { sender, ...mug, file };
    writeFileSync(join(engine.settings.dataDirectory, "session-secret"), "kept ".repeat(8));
    const writer = await busyWriter(engine.settings);
    manifest = await backUpShop(engine.settings, whole, { withSecret: true });
    writer.kill();
    await once(writer, "exit");
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true });
  });

  test("contains what it claims, and leaves no partial files", async () => {
    expect(manifest).toMatchObject({
      files: 8,
      with_secret: true,
      counts: { customer: 1, sales_order: 1, photo: 1 },
    });
    expect(readdirSync(folder)).toEqual(["whole"]);
    await expect(backUpShop(engine.settings, whole, { withSecret: true })).rejects.toThrow(
      /is there already/,
    );
  });

  test("lists every file with its hash, in the format of sha256sum", () => {
    const lines = readFileSync(join(whole, "SHA256SUMS"), "utf8").trim().split("\n");
    expect(lines).toHaveLength(10);
    for (const line of lines) {
      const [sha256, name] = line.split("  ");
      const content = readFileSync(join(whole, name));
      expect(createHash("sha256").update(content).digest("hex"), name).toBe(sha256);
    }
  });

  test("becomes a store elsewhere, with everybody's data", async () => {
    const { settings, remove } = await freshSettings();
    await restoreShop(settings, whole, { force: false });
    expect(readFileSync(join(settings.dataDirectory, "session-secret"), "utf8")).toBe("kept ".repeat(8));
    await expectOwned(settings);
    await remove();
  });

  test("restores the secret readable by its owner only, and no files except photos and print files", async () => {
    const copied = mkdtempSync(join(folder, "copied-"));
    cpSync(whole, copied, { recursive: true });
    chmodSync(join(copied, "session-secret"), 0o644);
    writeFileSync(join(copied, "files", "planted"), "a file of its own");
    addToList(copied, "files/planted");
    const { settings, remove } = await freshSettings();
    await restoreShop(settings, copied, { force: false });
    expect(statSync(join(settings.dataDirectory, "session-secret")).mode & 0o777).toBe(0o600);
    expect(readdirSync(settings.dataDirectory)).not.toContain("planted");
    await remove();
    rmSync(copied, { recursive: true });
  });

  test("is a consistent snapshot of concurrent writes", async () => {
    const { settings, remove } = await freshSettings();
    await restoreShop(settings, whole, { force: false });
    const shop = await openEngine(settings);
    const busy = await shop.db.selectFrom("rate_limit").selectAll().where("key", "like", "busy-%").execute();
    expect(busy).toHaveLength(2);
    expect(busy[0].points).toBe(busy[1].points);
    await shop.close();
    await remove();
  });

  test("does not replace another store unless forced", async () => {
    const { settings, remove } = await freshSettings();
    const shop = await openEngine(settings);
    await shop.close();
    await expect(restoreShop(settings, whole, { force: false })).rejects.toThrow(/database is not empty/);
    await restoreShop(settings, whole, { force: true });
    await expectOwned(settings);
    await remove();
  });

  test("moves a store from the disk into a bucket, and back", async () => {
    const bucket = await openBucketServer();
    const { settings, remove } = await freshSettings({ s3: bucket.s3 });
    await restoreShop(settings, whole, { force: false });
    expect(bucket.names()).toHaveLength(8);
    expect(readdirSync(settings.dataDirectory)).not.toContain("photos");
    await expectOwned(settings);

    await backUpShop(settings, join(folder, "of-bucket"), { withSecret: false });
    const home = await freshSettings();
    await restoreShop(home.settings, join(folder, "of-bucket"), { force: false });
    expect(readdirSync(home.settings.dataDirectory)).not.toContain("session-secret");
    await expectOwned(home.settings);
    await Promise.all([home.remove(), remove(), bucket.close()]);
  });

  test.each<[string, (path: string) => void, RegExp]>([
    [
      "a photo that is not what it was",
      (path) => damage(path, /original\.jpg$/),
      /original\.jpg is not what it was/,
    ],
    [
      "a database that is not what it was",
      (path) => damage(path, /^shop\.\w+$/),
      /shop\.\w+ is not what it was/,
    ],
    ["a missing photo", (path) => rmSync(join(path, find(path, /preview\.jpg$/))), /preview\.jpg is missing/],
    [
      "a list that is not what it was",
      (path) => damage(path, /^SHA256SUMS$/),
      /SHA256SUMS is not what it was/,
    ],
    ["no end", (path) => rmSync(join(path, "manifest.json")), /is no backup/],
    ["tables of a newer shop", (path) => newer(path), /of a newer shop/],
  ])("with %s is refused, and nothing is touched", async (_what, spoil, words) => {
    const spoilt = mkdtempSync(join(folder, "spoilt-"));
    cpSync(whole, spoilt, { recursive: true });
    spoil(spoilt);
    const { settings, remove } = await freshSettings();
    await expect(restoreShop(settings, spoilt, { force: true })).rejects.toThrow(words);
    expect(readdirSync(settings.dataDirectory)).toEqual([]);
    expect(await databaseCopier(settings).isEmpty()).toBe(true);
    await remove();
  });
});

/** Expects a store with these settings to open and show the shopper's data. */
async function expectOwned(settings: Settings): Promise<void> {
  const shop = await openEngine(settings);
  const headers = { designOwner: owned.sender.owner ?? "", Authorization: `Bearer ${owned.sender.token}` };
  const bytesAt = async (path: string) => {
    const response = await shop.handle(new Request(`http://engine.test${path}`, { headers }));
    expect(response.status, path).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };
  const graphql = async (query: string, variables: object = {}) => {
    const body = JSON.stringify({ query, variables });
    const sent = { method: "POST", body, headers: { ...headers, "Content-Type": "application/json" } };
    return (await shop.handle(new Request("http://engine.test/graphql", sent))).json();
  };
  const { data } = await graphql("{ customer { email orders { items { number } } } }");
  expect(data.customer.orders.items).toEqual([{ number: owned.number }]);
  const display = readFileSync(join(whole, find(whole, /display\.jpg$/)));
  expect(await bytesAt(`/rest/mpc/V1/photos/${owned.photo}/display`)).toEqual(display);
  expect(String(await bytesAt(`/rest/mpc/V1/designs/${owned.design}/1/picture.svg`))).toContain("data:image");
  const pdf = await bytesAt(owned.file.url);
  expect(createHash("sha256").update(pdf).digest("hex")).toBe(owned.file.sha256);
  await shop.close();
}

/** Resolves once it has started to write. */
async function busyWriter(settings: Settings): Promise<ChildProcess> {
  const writer = spawn(process.execPath, ["--import", "tsx", "tests/engine/busy-writer.ts"], {
    env: { ...process.env, ENGINE_SETTINGS: JSON.stringify(settings) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(writer.stdout, "data");
  return writer;
}

function find(path: string, name: RegExp): string {
  return (
    readdirSync(path, { recursive: true })
      .map(String)
      .find((each) => name.test(each)) ?? "nothing like it"
  );
}

function damage(path: string, name: RegExp): void {
  const file = join(path, find(path, name));
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1] ^= 1;
  writeFileSync(file, bytes);
}

function newer(path: string): void {
  changeManifest(path, { migration: "9999-later" });
}

/** Tampers with the list of files. */
function addToList(path: string, name: string): void {
  appendFileSync(join(path, "SHA256SUMS"), `${sha256Of(join(path, name))}  ${name}\n`);
  changeManifest(path, { sums_sha256: sha256Of(join(path, "SHA256SUMS")) });
}

function changeManifest(path: string, changes: Partial<Manifest>): void {
  const file = join(path, "manifest.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...changes }));
}

function sha256Of(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
