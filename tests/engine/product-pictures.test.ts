import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { registerPhotographs } from "~/engine/catalog/photographs";
import { readUploadedPicture } from "~/engine/catalog/uploaded-pictures";
import { exportToFolder } from "~/engine/catalog-management/export-to-folder";
import { sweepPictures } from "~/engine/catalog-management/pictures/sweep-pictures";
import { logger } from "~/engine/shared/logger";
import { seedStore } from "~/engine/shared/seed-store";
import { managedProduct, productForms } from "./product-forms";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";
import { openTwoProcesses, responseOf, type TwoProcesses } from "./two-processes";

/** Pictures of products that staff upload, put into order and take away. */

const SKU = "photo-mug";
const GALLERY = `{ products(filter: { sku: { eq: "${SKU}" } }) { items { small_image { url label } media_gallery { url label } } } }`;

let processes: TwoProcesses;
let engine: TwoProcesses["engine"];
let manager: TestStaff;
let forms: ReturnType<typeof productForms>;
let folder: string;
beforeAll(async () => {
  processes = await openTwoProcesses();
  engine = processes.engine;
  manager = await staffMember(engine, "manager");
  forms = productForms(engine, manager);
  folder = mkdtempSync(join(tmpdir(), "exported-pictures-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await processes.close();
});

interface Picture {
  file: string;
  url: string;
  alternative_text: string;
  is_on_card: boolean;
}

async function pictures(): Promise<Picture[]> {
  const query = `query ($sku: String!) { catalogProduct(sku: $sku) { pictures { file url alternative_text is_on_card } } }`;
  const product = resultOf<{ pictures: Picture[] }>(
    await callAdmin(engine, query, { sku: SKU }, manager.token),
    "catalogProduct",
  );
  return product.pictures;
}

function photo(size: number, format: "jpeg" | "png" | "webp" | "gif" = "png"): Promise<Buffer> {
  const create = { width: size, height: size, channels: 3, background: "#4488cc" } as const;
  return sharp({ create })
    .withExif({ IFD0: { Copyright: "Private" } })
    .toFormat(format)
    .toBuffer();
}

let keys = 0;

async function attempt(operation: string, type: string, fields: object) {
  keys += 1;
  const { version } = await managedProduct(engine, manager, SKU);
  const input = { sku: SKU, version, key: `key-of-picture-form-${keys}`, ...fields };
  const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
  return callAdmin(engine, mutation, { input }, manager.token);
}

function attemptAdd(bytes: Buffer, alternative_text: string, fields: object = {}) {
  const content = gzipSync(bytes).toString("base64");
  return attempt("addProductPicture", "AddProductPictureInput", { content, alternative_text, ...fields });
}

const attemptSave = (wanted: object[] | null) =>
  attempt("saveProductPictures", "ProductPicturesInput", { pictures: wanted });

async function add(text: string, format?: "jpeg" | "png" | "webp"): Promise<void> {
  resultOf(await attemptAdd(await photo(400, format), text), "addProductPicture");
}

async function save(wanted: object[] | null): Promise<void> {
  resultOf(await attemptSave(wanted), "saveProductPictures");
}

const entry = ({ file, alternative_text, is_on_card }: Picture, changes = {}) => ({
  file,
  alternative_text,
  is_on_card,
  ...changes,
});

test("uploads are in the draft at first, and in the gallery and on the card of every process once published", async () => {
  await add("A mug on a desk", "jpeg");
  await add("A mug in a hand", "webp");
  expect(await responseOf(processes.other, GALLERY)).not.toContain("A mug on a desk");
  const [desk, hand] = await pictures();
  await save([entry(hand, { is_on_card: true }), entry(desk, { alternative_text: "A mug on a tidy desk" })]);
  await forms.publish(SKU);
  await vi.waitFor(
    async () => {
      const [item] = JSON.parse(await responseOf(processes.other, GALLERY)).data.products.items;
      expect(item.media_gallery.map(({ label }: { label: string }) => label)).toEqual([
        "Custom Pet Photo Mug",
        "A mug in a hand",
        "A mug on a tidy desk",
        expect.stringContaining("laid flat"),
        expect.stringContaining("up close"),
      ]);
      expect(item.small_image).toEqual({ url: hand.url, label: "A mug in a hand" });
    },
    { timeout: 10_000, interval: 50 },
  );
});

test("an uploaded picture is served re-encoded, without its metadata and not enlarged", async () => {
  const [{ url }] = await pictures();
  const response = await engine.rest(`${url.replace(".webp", ".avif")}&width=800`);
  expect(response.headers.get("Content-Type")).toBe("image/avif");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([picture.width, picture.exif]).toEqual([400, undefined]);
});

test("an invented picture is not there, and no error is logged", async () => {
  const error = vi.spyOn(logger, "error");
  const missing = await engine.rest("/media/catalog/product/upload--photo-mug-0123456789abcdef.webp");
  expect(missing.status).toBe(404);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test.each([
  ["no picture", async () => Buffer.from("hello, world"), "picture"],
  ["an animation format", () => photo(400, "gif"), "picture"],
  ["a broken file", async () => (await photo(400)).subarray(0, 60), "picture"],
  ["a tiny one", () => photo(150), "picture"],
  ["one without a text", () => photo(400), "alternative_text"],
])("cannot be %s", async (name, bytes, field) => {
  const before = await pictures();
  const { errors } = await attemptAdd(await bytes(), name === "one without a text" ? " " : "A mug");
  expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
  expect(await pictures()).toEqual(before);
});

test("an upload that is sent twice is there once, and leaves no other file", async () => {
  const form = { key: "key-of-one-upload", version: (await managedProduct(engine, manager, SKU)).version };
  const before = (await pictures()).length;
  resultOf(await attemptAdd(await photo(300), "Sent twice", form), "addProductPicture");
  resultOf(await attemptAdd(await photo(300), "Sent twice", form), "addProductPicture");
  expect(await pictures()).toHaveLength(before + 1);
  await forms.discard(SKU);
});

test("pictures of other products, a second card and a thirteenth picture are rejected", async () => {
  const [first, second] = await pictures();
  const foreign = { file: "pet-tag-0123456789abcdef.jpg", alternative_text: "Theirs", is_on_card: false };
  expect((await attemptSave([foreign])).errors?.[0].message).toContain("isn't there anymore");
  const both = [entry(first, { is_on_card: true }), entry(second, { is_on_card: true })];
  expect((await attemptSave(both)).errors?.[0].message).toContain("Only one picture");
  expect((await attemptSave([entry(first), entry(first)])).errors?.[0].message).toContain("only once");
  const many = Array.from({ length: 13 }, (_each, index) => entry(first, { file: `${index}.jpg` }));
  expect((await attemptSave(many)).errors).toHaveLength(1);
  const [{ extensions }] = (await attemptSave([entry(first, { alternative_text: "" })])).errors ?? [];
  expect(extensions).toMatchObject({ field: "alt-0" });
});

test("a form of other fields leaves the pictures in the draft", async () => {
  const [first] = await pictures();
  await save([entry(first)]);
  await forms.save(SKU, { name: "Mug with a picture" });
  const { draft } = await managedProduct(engine, manager, SKU);
  expect(draft?.changes.map(({ title }) => title)).toEqual(["Name", "Pictures"]);
  await forms.discard(SKU);
});

test("removing pictures is undone", async () => {
  const before = await pictures();
  await save(null);
  await forms.publish(SKU);
  expect(await pictures()).toEqual([]);
  expect(JSON.stringify(await engine.graphql(GALLERY))).not.toContain("A mug in a hand");
  const [change] = (await managedProduct(engine, manager, SKU)).history;
  expect(change.changes).toEqual([
    { title: "Pictures", from: "A mug in a hand (on cards); A mug on a tidy desk", to: null },
  ]);
  await forms.undo(SKU, change.id);
  expect(await pictures()).toEqual(before);
});

test("files that nothing shows are deleted after a week, and those of the history stay", async () => {
  await add("Never published");
  const unused = (await pictures()).at(-1)?.file ?? "";
  await forms.discard(SKU);
  await save((await pictures()).slice(1).map((each) => entry(each)));
  await forms.publish(SKU);
  const jobs = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
  const day = 24 * 60 * 60_000;
  await sweepPictures.run(jobs, new Date(Date.now() + 6 * day));
  expect(await readUploadedPicture(engine.settings, unused)).not.toBeNull();
  await sweepPictures.run(jobs, new Date(Date.now() + 8 * day));
  expect(await readUploadedPicture(engine.settings, unused)).toBeNull();
  const rows = await engine.db.selectFrom("product_picture").select("file").execute();
  expect(rows).toHaveLength(2);
  for (const { file } of rows) expect(await readUploadedPicture(engine.settings, file)).not.toBeNull();
});

test("pictures are exported with their files, and the folder decides again once it has them", async () => {
  const settings = engine.settings;
  const [shown] = await pictures();
  const exported = await exportToFolder(settings, { storeCode: "mpc", folder: join(folder, "mpc") });
  expect(exported.files).toEqual([
    join(folder, "mpc/catalog/products/mugs.yaml"),
    join(folder, "mpc/pictures", shown.file),
  ]);
  const next = join(folder, "next");
  cpSync(settings.brandsDirectory, next, { recursive: true });
  cpSync(join(folder, "mpc"), join(next, "mpc"), { recursive: true });
  expect(existsSync(join(next, "mpc/pictures", shown.file))).toBe(true);
  const store = storeDataOf("mpc", { ...settings, brandsDirectory: next });
  registerPhotographs(store);
  await seedStore(engine.db, store);
  expect(await engine.db.selectFrom("product_override").selectAll().execute()).toEqual([]);
  const [seeded] = await pictures();
  expect(seeded).toMatchObject({ file: shown.file, url: expect.stringContaining("/photo--mpc--photo-mug-") });
});
