import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { fillConfiguration, fillConfigurationInHtml } from "~/engine/content/config-directives";
import { contentValues } from "~/engine/content/content-values";
import { folderDifferences } from "~/engine/content/folder-differences";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function store() {
  return storeDataOf("mpc", engine.settings);
}

async function set(key: string, value: string): Promise<void> {
  await engine.db.updateTable("configuration").set({ value }).where("key", "=", key).execute();
}

/** All texts about shipping in pages and offers. */
async function textsAboutShipping(): Promise<string> {
  const { data } = await engine.graphql(
    '{ cmsPage(identifier: "shipping") { content meta_description } headeroffer { items { offer_description } } }',
  );
  return JSON.stringify(data);
}

test("differences between the folder and the database are reported by name, with both values", async () => {
  expect(await folderDifferences(engine.db, store())).toEqual([]);
  const { configuration } = store();
  const changed = {
    code: "mpc",
    configuration: { ...configuration, free_shipping_price: "79", total_reviews: "6" },
  };
  const [line, ...more] = await folderDifferences(engine.db, changed);
  expect(more).toEqual([]);
  expect(line).toContain('Configuration free_shipping_price of mpc: its folder says "79", the database "99"');
});

test("pages and offers state the amounts that the cart uses", async () => {
  expect(await textsAboutShipping()).toContain("free on orders of $99 or more");
  await set("free_shipping_price", "79.5");
  await set("minimum_shiping_price", "5.55");
  const texts = await textsAboutShipping();
  expect(texts).toContain("$5.55, free on orders of $79.50 or more");
  expect(texts).toContain("comes to $79.50 or more");
  expect(texts).not.toMatch(/\$99|\$6\.95|\$12\.95|\$19\.95|\{\{/);
  await set("free_shipping_price", "99");
  await set("minimum_shiping_price", "6.95");
});

test("every configuration value in a brand's text exists", () => {
  for (const brand of ["mpc", "neon"]) {
    const { pages, headerOffers, questions, configuration, shipping } = storeDataOf(brand, engine.settings);
    const values = contentValues(new Map(Object.entries(configuration)), shipping);
    const named = [
      ...JSON.stringify([pages, headerOffers, questions]).matchAll(/\{\{config path=\\"(\w+)\\"\}\}/g),
    ];
    expect(named.length).toBeGreaterThan(0);
    for (const [, key] of named) expect([...values.keys()]).toContain(key);
  }
});

test("values are escaped in HTML and not in texts", () => {
  const values = new Map([["name", "a<b"]]);
  expect(fillConfigurationInHtml('{{config path="name"}}', values)).toBe("a&lt;b");
  expect(fillConfiguration('{{config path="name"}}', values)).toBe("a<b");
});

test("no brand's text hard-codes the amount of free shipping or the price of a shipping method", () => {
  const pages = ["base", "mpc", "neon"].map((brand) =>
    readFileSync(join(engine.settings.brandsDirectory, brand, "content", "pages", "shipping.yaml"), "utf8"),
  );
  expect(pages.join()).not.toMatch(/\$99|\$6\.95|\$12\.95|\$19\.95|2 pm/);
});
