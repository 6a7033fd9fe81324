import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sweepFiles } from "~/engine/files/sweep-files";
import type { JobContext } from "~/engine/jobs/job";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { sendPhoto } from "./photo-mugs";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ORPHAN = `abcd${"0".repeat(28)}`;

let engine: EngineFixture;
let context: JobContext;
beforeEach(async () => {
  engine = await openFixture();
  context = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: vi.fn() };
});
afterEach(() => engine.close());

const pathOf = (name: string) => join(engine.settings.dataDirectory, name);
const exists = (name: string) => existsSync(pathOf(name));

/** Creates a file whose folders were last changed at that time. */
function leave(name: string, at: number): void {
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), "left over");
  for (const path of [pathOf(name), dirname(pathOf(name))]) utimesSync(path, at / 1000, at / 1000);
}

const photoFile = (id: string) => `photos/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}/display.jpg`;

/** Runs once per folder, the last time `days` from now. */
async function sweepAfter(days: number): Promise<void> {
  const folders = ["photos", "print"].flatMap((name) => (exists(name) ? readdirSync(pathOf(name)) : []));
  const last = Date.now() + days * DAY;
  for (const [index] of folders.entries()) await sweepFiles.run(context, new Date(last - index * HOUR));
}

test("a photo without a row is deleted after a week, and one with a row is kept", async () => {
  const kept = await sendPhoto(engine, { owner: "a visitor's owner token" });
  leave(photoFile(ORPHAN), Date.now());
  await sweepAfter(6.5);
  expect(exists(photoFile(ORPHAN))).toBe(true);
  await sweepAfter(8);
  expect(exists(dirname(photoFile(ORPHAN)))).toBe(false);
  expect(exists(photoFile(kept))).toBe(true);
});

test("photos older than the database, and large numbers of unknown ones, are left alone", async () => {
  const older = `ef01${"0".repeat(28)}`;
  const others = Array.from({ length: 11 }, (_, index) => `abcd${String(index).padStart(28, "0")}`);
  leave(photoFile(older), Date.now() - 30 * DAY);
  for (const id of others) leave(photoFile(id), Date.now());
  await sweepAfter(8);
  for (const id of [older, ...others]) expect(exists(photoFile(id)), id).toBe(true);
});

test("partial files of a killed process are deleted after a day", async () => {
  const drafts = [`${photoFile(ORPHAN)}.1234.draft`, "print/0/17/1-front.pdf.1234.draft"];
  for (const name of drafts) leave(name, Date.now());
  leave("print/0/17/1-front.pdf", Date.now());
  await sweepAfter(0.9);
  for (const name of drafts) expect(exists(name), name).toBe(true);
  await sweepAfter(1.5);
  for (const name of drafts) expect(exists(name), name).toBe(false);
  expect(exists("print/0/17/1-front.pdf")).toBe(true);
});

test("files on the disk of a store that uses a bucket are left alone", async () => {
  const draft = `${photoFile(ORPHAN)}.1234.draft`;
  leave(draft, Date.now());
  const s3 = {
    endpoint: "http://bucket.test",
    region: "",
    bucket: "shop",
    accessKeyId: "",
    secretAccessKey: "",
    prefix: "",
  };
  context.settings = { ...context.settings, s3 };
  await sweepAfter(1.5);
  expect(exists(draft)).toBe(true);
});
