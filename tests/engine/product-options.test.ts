import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { optionValueUid } from "~/engine/catalog/option-uid";
import { exportToFolder } from "~/engine/catalog-management/export-to-folder";
import { seedStore } from "~/engine/shared/seed-store";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { add, designTag, guest, newCart, tag } from "./shopper";
import { staffMember, type TestStaff } from "./staff";

/** What staff change of a product's options. */

const SKU = "photo-mug";

let engine: EngineFixture;
let manager: TestStaff;
let forms: ReturnType<typeof productForms>;
let folder: string;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  forms = productForms(engine, manager);
  folder = mkdtempSync(join(tmpdir(), "exported-options-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await engine.close();
});

interface Choice {
  code: string;
  title: string;
  values: { code: string; title: string }[];
}

/** The options in the shop: titles with the codes of their values. */
async function options() {
  const query = `{ products(filter: { sku: { eq: "${SKU}" } }) { items { ... on SimpleProduct { choices { code title
    values { code title } } } } } }`;
  const { data } = await engine.graphql<{ products: { items: { choices: Choice[] }[] } }>(query);
  const [{ choices }] = data.products.items;
  return choices.map(({ code, title, values }) => ({
    code,
    title,
    values: values.map((value) => value.code),
    titles: values.map((value) => value.title),
  }));
}

async function publish(values: Record<string, string | null>): Promise<void> {
  await forms.save(SKU, values);
  await forms.publish(SKU);
}

test("titles, order and offer of options are in the shop once published, and can be undone", async () => {
  const before = await options();
  const [color, size] = before;
  expect([color.code, size.code]).toEqual(["color", "size"]);
  const last = color.values.at(-1) ?? "";
  await publish({
    "option_title:color": "Color of the handle",
    "option_position:size": "1",
    "value_title:size:15oz": "15 oz, for two cups",
    [`value_position:color:${last}`]: "1",
    [`value_offered:color:${color.values[0]}`]: "0",
  });
  const [first, second] = await options();
  expect(first).toMatchObject({ code: "size", values: size.values });
  expect(first.titles).toContain("15 oz, for two cups");
  expect(second.title).toBe("Color of the handle");
  expect(second.values).toEqual([last, ...color.values.slice(1, -1)]);
  const [change] = (await managedProduct(engine, manager, SKU)).history;
  await forms.undo(SKU, change.id);
  expect(await options()).toEqual(before);
});

test("a value that is not offered cannot be put into a cart", async () => {
  const sender = guest();
  const cart = await newCart(engine, sender);
  const tags = productForms(engine, manager);
  const line = tag(await designTag(engine, sender));
  await tags.save("pet-tag", { "value_offered:size:small": "0" });
  await tags.publish("pet-tag");
  const small = { ...line, selected_options: [optionValueUid("pet-tag", "size", "small")] };
  const { data, errors } = await add(engine, sender, cart, [small]);
  expect(errors?.length ?? data.addProductsToCart.user_errors.length).toBeGreaterThan(0);
  await tags.save("pet-tag", { "value_offered:size:small": null });
  await tags.publish("pet-tag");
  const added = await add(engine, sender, cart, [line]);
  expect(added.data.addProductsToCart.user_errors).toEqual([]);
});

test("each option has at least one value", async () => {
  const [, size] = await options();
  const none = Object.fromEntries(size.values.map((code) => [`value_offered:size:${code}`, "0"]));
  const { errors } = await forms.attemptSave(SKU, none);
  expect(errors?.[0].extensions).toMatchObject({ field: `value_offered:size:${size.values[0]}` });
  const [first, ...others] = size.values;
  await forms.save(SKU, Object.fromEntries(others.map((code) => [`value_offered:size:${code}`, "0"])));
  const last = await forms.attemptSave(SKU, { [`value_offered:size:${first}`]: "0" });
  expect(last.errors).toHaveLength(1);
  await forms.discard(SKU);
});

test("options are exported, and the folder decides again once it has them", async () => {
  const [color] = await options();
  await publish({
    "option_title:size": "How large",
    [`value_title:color:${color.values[0]}`]: "The usual one",
    [`value_position:color:${color.values[0]}`]: "2",
    [`value_offered:color:${color.values[1]}`]: "0",
  });
  const shown = await options();
  const settings = engine.settings;
  await exportToFolder(settings, { storeCode: "mpc", folder: join(folder, "mpc") });
  const next = join(folder, "next");
  cpSync(settings.brandsDirectory, next, { recursive: true });
  cpSync(join(folder, "mpc"), join(next, "mpc"), { recursive: true });
  await seedStore(engine.db, storeDataOf("mpc", { ...settings, brandsDirectory: next }));
  expect(await engine.db.selectFrom("product_override").selectAll().execute()).toEqual([]);
  expect(await options()).toEqual(shown);
  await publish({ [`value_offered:color:${color.values[1]}`]: "1" });
  expect((await options())[0].values).toContain(color.values[1]);
});

test("neither undoing nor publishing leaves an option without a value on sale", async () => {
  const size = (await options()).find(({ code }) => code === "size")?.values ?? [];
  expect(size).toHaveLength(2);
  const [first, second] = size.map((value) => `value_offered:size:${value}`);
  await publish({ [first]: "0" });
  await publish({ [first]: null });
  await publish({ [second]: "0" });
  const [, change] = (await managedProduct(engine, manager, SKU)).history;
  expect((await forms.attemptUndo(SKU, change.id)).errors?.[0].message).toContain("at least one value");

  await publish({ [second]: null });
  await forms.save(SKU, { [first]: "0" });
  await engine.db.insertInto("product_override").values({ sku: SKU, field: second, value: "0" }).execute();
  expect((await forms.attemptPublish(SKU, null)).errors?.[0].message).toContain("at least one value");
});
