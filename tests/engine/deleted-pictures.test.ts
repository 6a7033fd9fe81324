import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readUploadedPicture } from "~/engine/catalog/uploaded-pictures";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Pictures of products that staff delete for good. */

const SKU = "photo-mug";

let engine: EngineFixture;
let manager: TestStaff;
let forms: ReturnType<typeof productForms>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  forms = productForms(engine, manager);
});
afterAll(() => engine.close());

interface Picture {
  file: string;
  url: string;
}

async function pictures(): Promise<{ pictures: Picture[]; unused_pictures: Picture[] }> {
  const query =
    "query ($sku: String!) { catalogProduct(sku: $sku) { pictures { file url } unused_pictures { file url } } }";
  return resultOf(await callAdmin(engine, query, { sku: SKU }, manager.token), "catalogProduct");
}

let keys = 0;

async function attempt(operation: string, type: string, fields: object) {
  keys += 1;
  const { version } = await managedProduct(engine, manager, SKU);
  const input = { sku: SKU, version, key: `key-of-deleting-form-${keys}`, ...fields };
  const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
  return callAdmin(engine, mutation, { input }, manager.token);
}

const attemptDelete = (file: string, fields: object = {}) =>
  attempt("deleteProductPicture", "DeleteProductPictureInput", { file, ...fields });

/** Adds a picture and publishes it. */
async function published(): Promise<Picture> {
  const create = { width: 400, height: 400, channels: 3, background: "#4488cc" } as const;
  const content = gzipSync(await sharp({ create }).png().toBuffer()).toString("base64");
  const input = { content, alternative_text: "A child with a mug" };
  resultOf(await attempt("addProductPicture", "AddProductPictureInput", input), "addProductPicture");
  await forms.publish(SKU);
  return (await pictures()).pictures.at(-1) as Picture;
}

/** Takes all pictures out of the shop. @returns the id of this change */
async function removed(): Promise<string> {
  resultOf(
    await attempt("saveProductPictures", "ProductPicturesInput", { pictures: [] }),
    "saveProductPictures",
  );
  await forms.publish(SKU);
  return (await managedProduct(engine, manager, SKU)).history[0].id;
}

test("a picture of the shop or the draft can't be deleted for good", async () => {
  const { file } = await published();
  expect((await attemptDelete(file)).errors?.[0].message).toContain("Remove it there first");
  resultOf(
    await attempt("saveProductPictures", "ProductPicturesInput", { pictures: [] }),
    "saveProductPictures",
  );
  expect((await attemptDelete(file)).errors?.[0].message).toContain("Remove it there first");
  await forms.discard(SKU);
  expect(await readUploadedPicture(engine.settings, file)).not.toBeNull();
});

test("one that nothing shows is deleted with its address, once, and on record", async () => {
  const { file, url } = await published();
  expect((await engine.rest(`${url}&width=200`)).status).toBe(200);
  const change = await removed();
  expect((await pictures()).unused_pictures.map((picture) => picture.file)).toContain(file);
  const form = { key: "key-of-one-deletion", version: (await managedProduct(engine, manager, SKU)).version };
  resultOf(await attemptDelete(file, form), "deleteProductPicture");
  resultOf(await attemptDelete(file, form), "deleteProductPicture");
  expect(await readUploadedPicture(engine.settings, file)).toBeNull();
  expect((await engine.rest(`${url}&width=200`)).status).toBe(404);
  expect((await pictures()).unused_pictures.map((picture) => picture.file)).not.toContain(file);
  const entries = await auditOf(engine, "catalog.picture-delete");
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ admin_user_id: manager.id, subject_id: SKU });
  expect((await attemptDelete(file)).errors?.[0].message).toContain("isn't there anymore");

  expect((await forms.attemptUndo(SKU, change)).errors?.[0].message).toContain(
    "“Pictures” can't be as before: one of those pictures was deleted for good",
  );
  expect((await pictures()).pictures).toEqual([]);
});

test("a change whose pictures are all there is still undone", async () => {
  const { file } = await published();
  await forms.undo(SKU, await removed());
  expect((await pictures()).pictures.map((picture) => picture.file)).toContain(file);
});

test("the picture of another product is not there", async () => {
  const { file } = await published();
  await removed();
  expect(
    (
      await attemptDelete(file, {
        sku: "pet-tag",
        version: (await managedProduct(engine, manager, "pet-tag")).version,
      })
    ).errors?.[0].message,
  ).toContain("isn't there anymore");
});
