import { afterAll, beforeAll, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { designProblems } from "~/design/advice/problems";
import { startDocument } from "~/design/blueprint/blueprint";
import { neonSign } from "~/design/products/neon-sign/blueprint";
import { sampleBackground, sampleDocument } from "~/design/products/samples";
import { serverOutline } from "~/design/text/fonts.server";
import { samplePicture } from "~/engine/catalog/sample-picture";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { currentSettings } from "~/settings/settings.server";
import { type EngineFixture, openFixture } from "./engine-fixture";

const { products } = storeDataOf("neon", { brandsDirectory: "brands" });
const designs = products.filter(({ tool }) => tool);
const kinds = ["neon-pet-names", "neon-paws-and-breeds", "neon-memorial", "neon-home", "neon-business"];

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture({ brand: "neon", stores: ["neon"] });
});
afterAll(() => engine.close());

interface Listed {
  products: { items: { sku: string }[] };
}

// @specification §1 L19
test("there are at least twenty-four designs in five categories, and the root lists them all", async () => {
  expect(designs.length).toBeGreaterThanOrEqual(24);
  for (const [index, urlPath] of ["neon-signs", ...kinds].entries()) {
    const { data } = await engine.graphql<Listed>(
      "query ($path: String) { products(filter: { category_url_path: { eq: $path } }, pageSize: 100) { items { sku } } }",
      { path: urlPath },
    );
    const all = data.products.items.map(({ sku }) => sku);
    const skus = all.filter((sku) => designs.some((design) => design.sku === sku)).sort();
    const expected = designs.filter(({ categories }) => categories.includes(urlPath)).map(({ sku }) => sku);
    expect(skus).toEqual(expected.sort());
    expect(skus.length).toBeGreaterThanOrEqual(index === 0 ? 24 : 4);
  }
});

test("both kinds of neon signs are used: the empty board, and the ready-made designs", () => {
  const paths = designs.map(({ tool }) => tool?.path);
  expect(new Set(paths)).toEqual(new Set(["/create-your-own-neon-sign", "/neon-sign-tool-products"]));
});

test("no two initial designs, texts or samples are the same", () => {
  for (const of of [
    (index: number) => designs[index].tool?.template,
    (index: number) => designs[index].shortDescription,
    (index: number) => designs[index].description,
    (index: number) => designs[index].metaDescription,
    (index: number) => JSON.stringify(sampleDocument(designs[index].sku)?.surfaces),
  ]) {
    const all = designs.map((_, index) => of(index));
    expect(all.filter((value, index) => !value || all.indexOf(value) !== index)).toEqual([]);
  }
});

test.each(designs)(
  "$sku is pictured lit, with text that fits, and starts with what its layout holds",
  (product) => {
    const { sku, tool, countedPrices, sample } = product;
    const document = sampleDocument(sku);
    if (!document || !tool) throw new Error(`${sku} has no sample.`);
    expect(document).toMatchObject({ template: tool.template, options: sample?.options });
    expect(designProblems(document, serverOutline)).toEqual([]);
    expect(sampleBackground(sku)).toBe(sample?.scene);
    expect(samplePicture(sku)?.svg).toContain("<svg");

    const empty = startDocument(neonSign, { template: tool.template });
    const counts = neonSign.counts?.(empty) ?? {};
    const toType = empty.surfaces.front.layers.filter((layer) => layer.kind === "text" && layer.text === "");
    expect(countedPrices?.shapes.min).toBe(counts.shapes);
    const min = countedPrices?.letters.min ?? 0;
    expect(min - counts.letters).toBeGreaterThanOrEqual(3 * toType.length);
  },
);

interface Priced {
  products: {
    items: { sku: string; price_range: { minimum_price: { final_price: { value: number } } } }[];
  };
}

// @specification §9 L304
test("signs start at the specification's prices, which grow with letters and shapes", async () => {
  const { data } = await engine.graphql<Priced>(
    `{ products(filter: {}, pageSize: 100) {
      items { sku price_range { minimum_price { final_price { value } } } }
    } }`,
  );
  const prices = new Map(
    data.products.items.map(({ sku, price_range }) => [sku, price_range.minimum_price.final_price.value]),
  );
  const cheapest = Math.min(...designs.map(({ sku }) => prices.get(sku) ?? 0));
  expect(cheapest).toBe(27.99);
  expect(prices.get("neon-name")).toBe(27.99);
  expect(prices.get("neon-paw")).toBe(29.99);
  expect(prices.get("neon-dachshund")).toBe(45.99);
  expect(prices.get("neon-dimmer")).toBe(14.99);
});

test("products sold undesigned have a picture, too", () => {
  for (const { sku } of products.filter(({ tool }) => !tool)) expect(samplePicture(sku), sku).toBeDefined();
});

test("a sign's page explains what its price includes", async () => {
  const { data } = await engine.graphql<{ products: { items: { price_note: string }[] } }>(
    'query { products(filter: { sku: { eq: "neon-paw-name" } }) { items { price_note } } }',
  );
  expect(data.products.items[0].price_note).toMatch(/^Includes 3 letters and 1 shape; \$7 per extra letter/);
});

test("a sign pictured with more letters than its price includes says what these add", async () => {
  const { data } = await engine.graphql<{ products: { items: { sku: string; price_note: string }[] } }>(
    "{ products(filter: {}, pageSize: 100) { items { sku price_note } } }",
  );
  const notes = new Map(data.products.items.map(({ sku, price_note }) => [sku, price_note]));
  for (const { sku, countedPrices } of designs) {
    const document = sampleDocument(sku);
    const counts = (document && neonSign.counts?.(document)) ?? {};
    const dollars = Object.entries(countedPrices ?? {}).reduce(
      (total, [code, { cents, min }]) => total + ((counts[code] ?? 0) - min) * (cents / 100),
      0,
    );
    if (dollars > 0) expect(notes.get(sku), sku).toContain(`it's $${dollars.toFixed(2)} more.`);
    else expect(notes.get(sku), sku).not.toContain("As pictured");
  }
  expect([...notes.values()].some((note) => note?.includes("As pictured, with"))).toBe(true);
});

interface PriceTexts {
  home: { meta_description: string };
  faq: { content: string };
  categories: { items: { meta_description: string }[] };
}

// @specification §9 L304
test.each([
  ["US", "$27.99"],
  ["CA", "CA$29.99"],
  ["GB", "£21.99"],
  ["IN", "₹2,299.00"],
])("texts of a store in %s start at %s", async (country, price) => {
  const settings = currentSettings();
  settings.storeCountry = country;
  clearMemoryCache(engine.db);
  try {
    const { data } = await engine.graphql<PriceTexts>(`{
      home: cmsPage(identifier: "home") { meta_description }
      faq: cmsPage(identifier: "faq") { content }
      categories(filters: { url_path: { eq: "neon-signs" } }) { items { meta_description } }
    }`);
    expect(data.home.meta_description).toContain(`from ${price}.`);
    expect(data.faq.content).toContain(`Signs start at ${price} with three letters.`);
    expect(data.categories.items[0].meta_description).toContain(`From ${price}.`);
  } finally {
    settings.storeCountry = "US";
    clearMemoryCache(engine.db);
  }
});
