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
import {
  firstChoices,
  type SampledProduct,
  samplePictureAddress,
  samplePictureKey,
  sampleViews,
} from "~/engine/catalog/sample-picture";
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

interface Changes {
  folder?: string;
  art?: string;
  products?: SampledProduct[];
  uploads?: () => Promise<string[]>;
}
const gallery = (changes: Changes = {}) => ({
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

async function painted(changes: Changes = {}) {
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

test("the pictures with which the pages of products open are planned", async () => {
  const { products } = storeDataOf("mpc", engine.settings);
  const planned = new Set(
    paintingPlan(products).flatMap(({ sku, wanted, widths }) =>
      widths.map((width) => `${samplePictureKey(sku, wanted)} ${width}`),
    ),
  );
  const shown = (await readCatalog(engine.db, "mpc")).products.flatMap(({ sku, options }) => {
    const opened = Object.fromEntries(options.map(({ code, values }) => [code, values[0].code]));
    const keyOf = (view: string) => samplePictureKey(sku, { ...opened, view });
    return [...sampleViews(sku).map((view) => `${keyOf(view)} 800`), `${keyOf("scene")} 200`].filter(
      () => samplePictureKey(sku) !== undefined,
    );
  });
  expect(shown.length).toBeGreaterThan(400);
  expect(shown.filter((picture) => !planned.has(picture))).toEqual([]);
});

test("a page opens with the brand's first value that is offered", () => {
  const sizeWith = (values: Record<string, { position?: number; isOffered?: false }>) =>
    firstChoices({ sku: "canvas-print", tool: null, optionChanges: { size: { values } } }).size;
  expect(sizeWith({})).toBe("8x8");
  expect(sizeWith({ "12x12": { position: 1 } })).toBe("12x12");
  expect(sizeWith({ "12x12": { position: 1 }, "8x8": { position: 2 } })).toBe("12x12");
  expect(sizeWith({ "12x12": { position: 1, isOffered: false }, "8x8": { position: 2 } })).toBe("8x8");
});

test("addresses of a product's sides have their colors, whatever options the sample has", async () => {
  const large = storeDataOf("mpc", engine.settings).products.filter(({ sku }) => sku === "large-canvas");
  await painted({ products: large });
  for (const side of ["print", "detail"] as const)
    expect(samplePictureAddress("large-canvas", side)).toMatch(/&preview=[0-9a-f]{9}$/);
});
