import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { blueprints } from "~/design/products/all-products.server";
import { DESIGN_OPTION, optionUid } from "~/engine/catalog/option-uid";
import { catalogRows } from "~/engine/catalog/seed/seed-catalog";
import { openDatabase } from "~/engine/database/open-database";
import { openEngine } from "~/engine/shared/engine";
import { type EngineFixture, freshSettings, openFixture } from "./engine-fixture";
import { add, guest, newCart } from "./shopper";
import { brandsWith, TINY_BRAND } from "./tiny-brand";

const TAGS = "catalog/products/tags.yaml";

describe("a third brand is a folder and nothing else", () => {
  const { brandsDirectory, remove } = brandsWith("tiny", TINY_BRAND);
  let engine: EngineFixture;
  beforeAll(async () => {
    engine = await openFixture({ brand: "tiny", stores: ["tiny"], brandsDirectory });
  });
  afterAll(async () => {
    await engine.close();
    remove();
  });

  test("its store has its name, its category and its product, with a price", async () => {
    const { data } = await engine.graphql(`{
      storeConfig { store_code store_name }
      categories(filters: { url_path: { eq: "tags" } }) { items { name url_path product_count } }
      products(filter: { category_url_path: { eq: "tags" } }) { total_count items {
        sku name meta_title url_key description { html }
        price_range { minimum_price { final_price { value } } } } }
    }`);
    expect(data.storeConfig).toEqual({ store_code: "tiny", store_name: "Tiny Paws" });
    expect(data.categories.items).toEqual([{ name: "Tags", url_path: "tags", product_count: 1 }]);
    expect(data.products.total_count).toBe(1);
    const [tag] = data.products.items;
    expect(tag).toMatchObject({ sku: "hamster-tag", meta_title: "Hamster Tag | Tiny Paws" });
    expect(tag.description.html).toContain("Made by Tiny Paws.");
    expect(tag.price_range.minimum_price.final_price.value).toBe(4.5);
  });

  test("it has its own pages and those of the base brand, in its name", async () => {
    const { data } = await engine.graphql(`{
      own: cmsPage(identifier: "about-us") { content meta_title }
      shared: cmsPage(identifier: "contact-us") { content meta_title }
      route(url: "contact") { relative_url }
    }`);
    const { own, shared, route } = data as unknown as Record<string, Record<string, string>>;
    expect(own).toEqual({ content: "<p>Tiny Paws is a burrow.</p>", meta_title: "About Us | Tiny Paws" });
    expect(shared.meta_title).toBe("Contact Us | Tiny Paws");
    expect(shared.content).toContain("mailto:hello@tinypaws.example");
    expect(shared.content).toContain("Tiny Paws, 1 Burrow Lane, Bath, ME 04530");
    expect(shared.content).not.toContain("My Pet");
    expect(route.relative_url).toBe("contact-us");
  });

  test("a design for it can be put into a cart at its price", async () => {
    const shopper = guest();
    const template = { template: "name-only-bold", options: { color: "gold", size: "small" } };
    const document = applyCommand(startDocument(blueprints["pet-tags"], template), {
      type: "set-text",
      surface: "front",
      layer: "name",
      text: "Nib",
    });
    const saved = await engine.graphql(
      "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } user_errors { message } } }",
      { input: { sku: "hamster-tag", document: JSON.stringify(document) } },
      shopper,
    );
    expect(saved.data.saveDesign.user_errors).toEqual([]);
    const cart = await newCart(engine, shopper);
    const uid = optionUid("hamster-tag", DESIGN_OPTION);
    const added = await add(engine, shopper, cart, [
      {
        sku: "hamster-tag",
        quantity: 2,
        entered_options: [{ uid, value: saved.data.saveDesign.design.id }],
      },
    ]);
    expect(added.data.addProductsToCart.user_errors).toEqual([]);
    const { data } = await engine.graphql(
      "query ($cart: String!) { cart(cart_id: $cart) { prices { subtotal_excluding_tax { value } } } }",
      { cart },
      shopper,
    );
    expect(data.cart.prices.subtotal_excluding_tax.value).toBe(11.5);
  });
});

describe("an invalid folder is rejected with the file and its error", () => {
  let remove: (() => void) | undefined;
  afterEach(() => remove?.());

  /** The message about the tiny brand with another text for one of its files. */
  function whatIsSaid(file: keyof typeof TINY_BRAND, text: string, instead: string): string {
    expect(TINY_BRAND[file]).toContain(text);
    const files = { ...TINY_BRAND, [file]: TINY_BRAND[file].replace(text, instead) };
    const made = brandsWith("tiny", files);
    remove = made.remove;
    try {
      catalogRows(storeDataOf("tiny", made));
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
    return "nothing";
  }

  test.each([
    [
      TAGS,
      "blueprint: pet-tags",
      "blueprint: fish-tags",
      "hamster-tag wants the unknown blueprint fish-tags",
    ],
    [TAGS, "template: name-only-bold", "template: fancy", "hamster-tag wants the unknown template fancy"],
    [TAGS, "size: [small]", "size: [tiny]", "hamster-tag is sold in the unknown size tiny"],
    [TAGS, "gold: 125", "silver-gilt: 125", "hamster-tag has a surcharge for the unknown color silver-gilt"],
    [TAGS, "categories: [tags]", "categories: [rings]", "hamster-tag is in the unknown category rings"],
    [TAGS, "priceCents: 450", "priceCents: 4.50", "products.0.priceCents"],
    [TAGS, "priceCents: 450", "price: 450", "Unrecognized key(s) in object: 'price'"],
    [TAGS, "since: 2026-11-21", "since: yesterday", "products.0.since must be a day such as 2026-11-20"],
    [TAGS, "{{making}}", "{{makign}}", "There is no text {{makign}}"],
    [TAGS, "products:", "products", "a multiline key may not be an implicit key (5:8)"],
    ["catalog/categories.yaml", "isInMenu: true", "parent: pets", "tags has the unknown parent pets"],
    ["content/pages/about-us.yaml", "title:", "heading:", "title Required"],
    ["brand.yaml", "email:", "mail:", "email Required"],
  ] as const)("%s: %s → %s", (file, text, instead, wrong) => {
    const said = whatIsSaid(file, text, instead);
    expect(said).toContain(file);
    expect(said).toContain(wrong);
  });

  test("a product sold by another store of the database prevents the start, and nothing of it is stored", async () => {
    const files = { ...TINY_BRAND, [TAGS]: TINY_BRAND[TAGS].replace("sku: hamster-tag", "sku: pet-tag") };
    const made = brandsWith("tiny", files);
    remove = made.remove;
    symlinkSync(resolve("brands/mpc"), join(made.brandsDirectory, "mpc"));
    const { settings, remove: removeData } = await freshSettings(made);
    const db = await openDatabase(settings);
    await expect(openEngine({ ...settings, stores: ["mpc", "tiny"] }, db)).rejects.toThrow(
      /Store tiny cannot sell pet-tag \(.*tags\.yaml\): store mpc of this database has it/,
    );
    const stores = await db.selectFrom("category").select("store_code").distinct().execute();
    expect(stores).toEqual([{ store_code: "mpc" }]);
    await db.destroy();
    await removeData();
  });
});

test("a brand whose catalog has the former name of the folder is not read as one without products", () => {
  const { brandsDirectory, remove } = brandsWith("former", {
    ...TINY_BRAND,
    "catalogue/categories.yaml": "[]",
  });
  expect(() => storeDataOf("former", { brandsDirectory })).toThrow(
    "is now called catalog: rename the folder",
  );
  remove();
});

test("two stores of one database are seeded and emptied independently", async () => {
  const made = brandsWith("tiny", TINY_BRAND);
  symlinkSync(resolve("brands/mpc"), join(made.brandsDirectory, "mpc"));
  const both = { brandsDirectory: made.brandsDirectory, stores: ["mpc", "tiny"] };
  const { settings, remove } = await freshSettings(both);
  await (await openEngine(settings)).close();

  const emptied = brandsWith("tiny", { "brand.yaml": TINY_BRAND["brand.yaml"] });
  symlinkSync(resolve("brands/mpc"), join(emptied.brandsDirectory, "mpc"));
  const engine = await openEngine({ ...settings, brandsDirectory: emptied.brandsDirectory });
  const { categories, products, values, links } = catalogRows(storeDataOf("mpc", both));
  const counts = {
    categories: await count("category"),
    links: await count("category_product"),
    values: await count("product_option_value"),
  };
  expect(counts).toEqual({ categories: categories.length, links: links.length, values: values.length });
  const sold = await engine.db.selectFrom("product").select("sku").where("is_enabled", "=", 1).execute();
  expect(sold).toHaveLength(products.length);
  await engine.close();
  await remove();
  made.remove();
  emptied.remove();

  async function count(table: "category" | "category_product" | "product_option_value"): Promise<number> {
    const { amount } = await engine.db
      .selectFrom(table)
      .select((expression) => expression.fn.countAll().as("amount"))
      .executeTakeFirstOrThrow();
    return Number(amount);
  }
});
