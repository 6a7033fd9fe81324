import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { type ManagedProduct, managedProduct, productForms } from "./product-forms";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** What staff change of products. */

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

const read = (sku = SKU) => managedProduct(engine, manager, sku);

/** What shoppers get. */
async function inTheShop(sku = SKU) {
  const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { name stock_status meta_title
    short_description { html } price_range { minimum_price { final_price { value } } } } } }`;
  const { data } = await engine.graphql(query, { sku });
  const [product] = data.products.items;
  return product && { ...product, price: product.price_range.minimum_price.final_price.value };
}

function fieldOf({ fields }: ManagedProduct, code: string) {
  return fields.find((field) => field.code === code);
}

describe("a draft", () => {
  test("changes nothing in the shop until it is published, and then at once", async () => {
    expect(await inTheShop()).toMatchObject({ name: "Custom Pet Photo Mug", price: 14.99 });
    await forms.save(SKU, { name: "Mug of Your Best Friend", price: "$16.50" });
    expect((await read()).draft?.changes).toEqual([
      { title: "Name", from: null, to: "Mug of Your Best Friend" },
      { title: "Price with the cheapest options", from: null, to: "$16.50" },
    ]);
    expect(await inTheShop()).toMatchObject({ name: "Custom Pet Photo Mug", price: 14.99 });

    await forms.publish(SKU);
    expect(await inTheShop()).toMatchObject({ name: "Mug of Your Best Friend", price: 16.5 });
    const product = await read();
    expect(product.draft).toBeNull();
    expect(fieldOf(product, "name")).toMatchObject({
      value: "Mug of Your Best Friend",
      folder_value: "Custom Pet Photo Mug",
      is_changed: true,
    });
    expect(product.history[0]).toMatchObject({
      published_by: expect.stringContaining("Person"),
      changes: [{ title: "Name", to: "Mug of Your Best Friend" }, { to: "$16.50" }],
    });
    const [entry] = await auditOf(engine, "catalog.publish");
    expect(entry).toMatchObject({
      admin_user_id: manager.id,
      subject_id: SKU,
      store_code: "mpc",
      changed_fields: '["name","price"]',
    });
  });

  test("that says what the folder says returns to the folder", async () => {
    await forms.save(SKU, { name: "Custom Pet Photo Mug", price: null });
    await forms.publish(SKU);
    expect(await inTheShop()).toMatchObject({ name: "Custom Pet Photo Mug", price: 14.99 });
    expect((await read()).fields.filter(({ is_changed }) => is_changed)).toEqual([]);
    expect(await engine.db.selectFrom("product_override").selectAll().execute()).toEqual([]);
  });

  test("is deleted by a form without a difference, and by discarding it", async () => {
    await forms.save(SKU, { name: "Another name" });
    await forms.save(SKU, { name: "Custom Pet Photo Mug" });
    expect((await read()).draft).toBeNull();
    await forms.save(SKU, { name: "Another name" });
    await forms.discard(SKU);
    expect((await read()).draft).toBeNull();
  });

  test.each([
    ["name", " "],
    ["price", "cheap"],
    ["price", "0"],
    ["option_price:size:15oz", "-3"],
    ["is_salable", "perhaps"],
    ["position:custom-pet-mugs", "0"],
    ["meta_title", "x".repeat(256)],
    ["no_such_field", "x"],
  ])("cannot have %s %j", async (code, value) => {
    const { errors } = await forms.attemptSave(SKU, { [code]: value });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: code });
  });

  test("acts once when its form is sent twice", async () => {
    const form = { key: "key-of-one-form-only", version: (await read()).version };
    await forms.save(SKU, { name: "Sent twice" }, form);
    await forms.discard(SKU);
    await forms.save(SKU, { name: "Sent twice" }, form);
    expect((await read()).draft).toBeNull();
  });

  test("that somebody else has changed meanwhile is not overwritten", async () => {
    const { version } = await read();
    await forms.save(SKU, { name: "Theirs" });
    const { errors } = await forms.attemptSave(SKU, { name: "Mine" }, { version });
    expect(errors?.[0].extensions.code).toBe("CHANGED");
    expect((await read()).draft?.changes).toMatchObject([{ to: "Theirs" }]);
    await forms.discard(SKU);
  });
});

describe("a published change", () => {
  test("of an option's price, the stock and the texts for search engines is in the shop", async () => {
    await forms.save(SKU, {
      "option_price:size:15oz": "4.25",
      is_salable: "0",
      meta_title: "Mugs by the dozen",
      short_description: "Short.",
    });
    await forms.publish(SKU);
    const product = await inTheShop();
    expect(product).toBeUndefined();
    const { data } = await engine.graphql(
      `{ route(url: "custom-pet-photo-mug") { ... on SimpleProduct { stock_status meta_title short_description { html }
        choices { code values { code price { value } } } } } }`,
    );
    expect(data.route).toMatchObject({
      stock_status: "OUT_OF_STOCK",
      meta_title: "Mugs by the dozen",
      short_description: { html: "Short." },
    });
    expect(JSON.stringify(data.route)).toContain('{"code":"15oz","price":{"value":4.25}}');
  });

  test("is undone, once", async () => {
    const [change] = (await read()).history;
    const form = { key: "key-of-the-undoing", version: (await read()).version };
    await forms.undo(SKU, change.id, form);
    await forms.undo(SKU, change.id, form);
    expect(await inTheShop()).toMatchObject({ stock_status: "IN_STOCK" });
    const { history } = await read();
    expect(history[0]).toMatchObject({ is_undo: true });
    expect(history[1]).toMatchObject({ id: change.id, may_be_undone: false });
  });

  test("is not undone when it was changed again since", async () => {
    await forms.save(SKU, { name: "First" });
    await forms.publish(SKU);
    const [first] = (await read()).history;
    await forms.save(SKU, { name: "Second" });
    await forms.publish(SKU);
    const { errors } = await forms.attemptUndo(SKU, first.id);
    expect(errors?.[0].message).toContain("changed again since");
    expect((await inTheShop())?.name).toBe("Second");
  });

  test("hides the page of a product", async () => {
    const route = () =>
      engine.graphql(
        '{ route(url: "two-pet-photo-mug") { relative_url } isRemoved(url: "two-pet-photo-mug") }',
      );
    expect((await route()).data.route).not.toBeNull();
    await forms.save("two-pet-mug", { is_visible: "0" });
    await forms.publish("two-pet-mug");
    expect((await route()).data).toEqual({ route: null, isRemoved: false });
    expect(await inTheShop("two-pet-mug")).toBeUndefined();
  });

  test("moves a product to a place on a category's page", async () => {
    const names = async () => {
      const query = `{ products(pageSize: 30, filter: { category_url_path: { eq: "custom-pet-mugs" } }) { items { sku } } }`;
      return (await engine.graphql(query)).data.products.items.map(({ sku }) => sku);
    };
    const others = (await names()).filter((sku) => sku !== "wrap-mug");
    await forms.save("wrap-mug", { "position:custom-pet-mugs": "2" });
    await forms.publish("wrap-mug");
    expect(await names()).toEqual([others[0], "wrap-mug", ...others.slice(1)]);
  });
});

test("a product of another store is neither seen nor changed", async () => {
  const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
  const query =
    'query { catalogProduct(sku: "photo-mug") { sku } catalogProducts { items { sku } } productPreview(sku: "photo-mug") { path } }';
  expect((await callAdmin(engine, query, {}, token)).data).toEqual({
    catalogProduct: null,
    catalogProducts: { items: [] },
    productPreview: null,
  });
  const others = productForms(engine, { ...manager, token });
  const { version } = await read();
  const { errors } = await others.attemptSave(SKU, { name: "Stolen" }, { version });
  expect(errors?.[0].message).toContain("no such product");
});

describe("the list", () => {
  async function listed(
    filter: object,
    page: object = {},
  ): Promise<{ items: { sku: string; name: string; states: string[] }[]; end_cursor: string | null }> {
    const query = `query ($filter: CatalogFilterInput, $pageSize: Int, $after: String) {
      catalogProducts(filter: $filter, pageSize: $pageSize, after: $after) { items { sku name states } end_cursor } }`;
    return resultOf(await callAdmin(engine, query, { filter, ...page }, manager.token), "catalogProducts");
  }

  test("finds products by name, SKU and state", async () => {
    await forms.save("three-pet-mug", { name: "Trio 100% Mug" });
    await forms.publish("three-pet-mug");
    expect((await listed({ search: "trio 100%" })).items).toMatchObject([
      { sku: "three-pet-mug", name: "Trio 100% Mug", states: ["CHANGED"] },
    ]);
    expect((await listed({ search: "THREE-PET-MUG" })).items).toHaveLength(1);
    expect((await listed({ search: "%%" })).items).toEqual([]);
    expect((await listed({ state: "HIDDEN" })).items.map(({ sku }) => sku)).toEqual(["two-pet-mug"]);
    await forms.save("three-pet-mug", { is_salable: "0" });
    expect((await listed({ state: "DRAFT" })).items.map(({ sku }) => sku)).toEqual(["three-pet-mug"]);
    expect((await listed({ state: "NOT_SALABLE" })).items).toEqual([]);
  });

  test("is read page by page, each product once", async () => {
    const all = (await listed({ category: "custom-pet-mugs" }, { pageSize: 200 })).items;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await listed({ category: "custom-pet-mugs" }, { pageSize: 3, after });
      seen.push(...page.items.map(({ sku }) => sku));
      after = page.end_cursor;
    } while (after);
    expect(all.length).toBeGreaterThan(3);
    expect(seen).toEqual(all.map(({ sku }) => sku));
  });
});
