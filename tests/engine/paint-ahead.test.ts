import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { readCatalog } from "~/engine/catalog/catalog";
import { isPaintedElsewhere, openGallery, paintAhead } from "~/engine/catalog/pictures/paint-ahead";
import { paintingPlan } from "~/engine/catalog/pictures/painting-plan";
import { samplePictureAddress, samplePictureKey, sampleViews } from "~/engine/catalog/sample-picture";
import { removeUploadedPicture } from "~/engine/catalog/uploaded-pictures";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** Product pictures painted before they are requested, and kept in files across starts. */

let engine: EngineFixture;
let folder: string;
let stopper: AbortController;

beforeAll(async () => {
  engine = await openFixture();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "painted-"));
  stopper = new AbortController();
});
afterEach(() => {
  stopper.abort();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => engine.close());

const gallery = (changes: { folder?: string; art?: string; uploads?: () => Promise<string[]> } = {}) => ({
  folder,
  name: "mpc",
  art: "first",
  products: [{ sku: "split-rings", tool: null }],
  photographs: [],
  uploads: async () => [],
  signal: stopper.signal,
  ...changes,
});
const files = () => readdirSync(join(folder, "1")).sort();

async function painted(changes = {}) {
  openGallery(gallery(changes));
  await paintAhead(gallery(changes));
}

test("pictures are painted in both formats, and a later start uses them as they are", async () => {
  await painted();
  const [version] = files()[0].split("-");
  expect(files()).toEqual([
    ...["200.avif", "200.webp", "400.avif", "400.webp", "800.avif", "800.webp"].map(
      (end) => `${version}-${end}`,
    ),
    "mpc.json",
  ]);
  const before = files().map((name) => statSync(join(folder, "1", name)).mtimeMs);
  expect(openGallery(gallery())).toBe(true);
  await paintAhead(gallery());
  expect(files().map((name) => statSync(join(folder, "1", name)).mtimeMs)).toEqual(before);

  const address = samplePictureAddress("split-rings");
  expect(address).toMatch(
    /^\/media\/catalog\/product\/split-rings\.webp\?v=[0-9a-f]{12}&preview=[0-9a-f]{9}$/,
  );
  const response = await engine.rest(`${address.replace(".webp", ".avif")}&width=400`);
  expect(response.headers.get("Content-Type")).toBe("image/avif");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.equals(readFileSync(join(folder, "1", `${version}-400.avif`)))).toBe(true);
  expect((await sharp(file).metadata()).width).toBe(400);
});

test("changed art is drawn again, and painted only where it differs", async () => {
  await painted();
  const avif = join(folder, "1", files()[0]);
  const { mtimeMs } = statSync(avif);
  expect(openGallery(gallery({ art: "second" }))).toBe(false);
  await paintAhead(gallery({ art: "second" }));
  expect(statSync(avif).mtimeMs).toBe(mtimeMs);
  expect(openGallery(gallery({ art: "second" }))).toBe(true);
});

test("old paintings of uploads stay as long as the upload, those of nothing don't", async () => {
  await painted();
  const [upload, former] = ["0123456789abcdef-400.webp", "fedcba9876543210-400.webp"];
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60_000);
  for (const name of [upload, former]) {
    writeFileSync(join(folder, "1", name), "painted");
    utimesSync(join(folder, "1", name), monthAgo, monthAgo);
  }
  await painted({ art: "second", uploads: async () => ["0123456789abcdef"] });
  expect(files()).toContain(upload);
  expect(files()).not.toContain(former);
  await removeUploadedPicture(engine.settings, "photo-mug-0123456789abcdef.jpg");
  expect(files()).not.toContain(upload);
});

test("one process paints; the others wait for it, and take over when it has died", async () => {
  openGallery(gallery());
  const lock = join(folder, "1", "mpc.lock");
  writeFileSync(lock, "");
  void paintAhead(gallery());
  await pause(300);
  expect(files()).toEqual(["mpc.lock"]);
  expect(isPaintedElsewhere(samplePictureKey("split-rings") ?? "")).toBe(true);
  stopper.abort();
  await pause(10);
  expect(isPaintedElsewhere(samplePictureKey("split-rings") ?? "")).toBe(false);

  stopper = new AbortController();
  const longAgo = new Date(Date.now() - 5 * 60_000);
  utimesSync(lock, longAgo, longAgo);
  await painted();
  expect(files()).toContain("mpc.json");
  expect(files()).not.toContain("mpc.lock");
});

test("a folder that cannot be written breaks nothing", async () => {
  const broken = join(folder, "file");
  writeFileSync(broken, "a file, not a folder");
  chmodSync(broken, 0o400);
  expect(openGallery(gallery({ folder: broken }))).toBe(false);
  await expect(paintAhead(gallery({ folder: broken }))).resolves.toBeUndefined();
  expect((await engine.rest(samplePictureAddress("split-rings"))).status).toBe(200);
});

test("a damaged index is made again", async () => {
  await painted();
  writeFileSync(join(folder, "1", "mpc.json"), '{"art":');
  expect(openGallery(gallery())).toBe(false);
  await paintAhead(gallery());
  expect(openGallery(gallery())).toBe(true);
});

test("the pictures with which the page of each product opens are planned", async () => {
  const { products } = storeDataOf("mpc", engine.settings);
  const planned = new Set(
    paintingPlan(products).flatMap(({ sku, wanted, widths }) =>
      widths.map((width) => `${samplePictureKey(sku, wanted)} ${width}`),
    ),
  );
  const shown = (await readCatalog(engine.db, "mpc")).products.flatMap(({ sku, options }) => {
    const opened = Object.fromEntries(options.map(({ code, values }) => [code, values[0].code]));
    const views = sampleViews(sku).map((view) => samplePictureKey(sku, { ...opened, view }));
    return views.filter((key) => key !== undefined);
  });
  expect(shown.length).toBeGreaterThan(300);
  expect(shown.filter((key) => !planned.has(`${key} 800`))).toEqual([]);
});
