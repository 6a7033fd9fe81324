import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { exportToFolder } from "~/engine/catalog-management/export-to-folder";
import { readProductStates } from "~/engine/catalog-management/product-state";
import { seedStore } from "~/engine/shared/seed-store";
import { MAX_FIELDS } from "~/storefront/session/submitted-form.server";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { managedProduct, productForms } from "./product-forms";
import { staffMember, type TestStaff } from "./staff";

/** Overrides of products and the brand's folder, whose next version may differ. */

let engine: EngineFixture;
let manager: TestStaff;
let folder: string;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  folder = mkdtempSync(join(tmpdir(), "exported-brand-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await engine.close();
});

async function publish(sku: string, fields: Record<string, string | null>): Promise<void> {
  const forms = productForms(engine, manager);
  await forms.save(sku, fields);
  await forms.publish(sku);
}

const fieldsOf = async (sku: string) =>
  new Map((await managedProduct(engine, manager, sku)).fields.map((field) => [field.code, field]));

test("a newer folder changes what is not overridden, and nothing else", async () => {
  await publish("photo-mug", { name: "Our Mug" });
  const store = storeDataOf("mpc", engine.settings);
  const products = store.products.map((product) =>
    product.sku === "photo-mug" ? { ...product, name: "New in the folder", priceCents: 1999 } : product,
  );
  await seedStore(engine.db, { ...store, products });
  const fields = await fieldsOf("photo-mug");
  expect(fields.get("name")).toMatchObject({
    value: "Our Mug",
    folder_value: "New in the folder",
    is_changed: true,
  });
  expect(fields.get("price")).toMatchObject({ value: "19.99", folder_value: "19.99", is_changed: false });
  await seedStore(engine.db, store);
});

test("overrides are exported into the shape of the folder, which then decides", async () => {
  await publish("photo-mug", {
    name: 'Exported Mug: the "best" one',
    price: "18.25",
    "option_price:size:15oz": "5",
    meta_title: null,
    is_salable: "0",
  });
  const settings = engine.settings;
  const exported = await exportToFolder(settings, { storeCode: "mpc", folder: join(folder, "mpc") });
  expect(exported.files).toEqual([join(folder, "mpc/catalog/products/mugs.yaml")]);
  expect(exported.others).toEqual(["photo-mug: In stock"]);
  expect(readFileSync(exported.files[0], "utf8")).toContain("{{making}}");

  const next = join(folder, "next");
  cpSync(settings.brandsDirectory, next, { recursive: true });
  cpSync(join(folder, "mpc"), join(next, "mpc"), { recursive: true });
  const before = storeDataOf("mpc", settings).products;
  const store = storeDataOf("mpc", { ...settings, brandsDirectory: next });
  const changed = store.products.filter(({ file: _file, ...product }, index) => {
    const { file: _former, ...former } = before[index];
    return JSON.stringify(product) !== JSON.stringify(former);
  });
  expect(changed.map(({ sku }) => sku)).toEqual(["photo-mug"]);

  await seedStore(engine.db, store);
  const fields = await fieldsOf("photo-mug");
  expect(fields.get("name")?.folder_value).toBe('Exported Mug: the "best" one');
  expect(fields.get("price")?.folder_value).toBe("18.25");
  expect(fields.get("option_price:size:15oz")?.folder_value).toBe("5.00");
  expect(fields.get("option_price:color:black")?.folder_value).toBe("1.00");
  const rows = engine.db.selectFrom("product_override").select("field").where("sku", "=", "photo-mug");
  expect(await rows.execute()).toEqual([{ field: "is_salable" }]);
});

test("the form of the product with the most fields is read whole, with every box checked", async () => {
  const skus = (await engine.db.selectFrom("product").select("sku").execute()).map(({ sku }) => sku);
  const states = [...(await readProductStates(engine.db, ["mpc"], skus)).values()];
  const maxOf = (isWanted: (group: string) => boolean) =>
    Math.max(...states.map(({ fields }) => fields.filter(({ group }) => isWanted(group)).length));
  const maxFields = maxOf((group) => group !== "OPTIONS" && group !== "PICTURES");
  expect(maxFields).toBeGreaterThan(100);
  // Code, value and box of each, and the form's own key, version and button.
  expect(3 * maxFields + 3).toBeLessThanOrEqual(MAX_FIELDS);
  // Options have a form of their own, with one input for each field.
  expect(maxOf((group) => group === "OPTIONS") + 3).toBeLessThanOrEqual(MAX_FIELDS);
});
