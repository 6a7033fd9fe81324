import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PAGES = [
  "gifts-for-mom",
  "gifts-for-dad",
  "gifts-for-teachers",
  "memorial-gifts",
  "christmas-gifts",
  "gifts-for-dog-lovers",
];

describe("pages for recipients, occasions and pets", () => {
  test.each(PAGES)("%s has a title, a text and at least eight products", async (path) => {
    const route = await categoryAt(path);
    expect(route.meta_title).toContain("My Pet Canvas");
    expect(route.meta_description.length).toBeGreaterThan(60);
    expect(route.description.length).toBeGreaterThan(30);
    expect(route.product_count).toBeGreaterThanOrEqual(8);
    expect(route.image).toContain("/media/catalog/product/");
  });

  test("lists exactly the products for a recipient, in numbers that the filter counts", async () => {
    const route = await categoryAt("gifts-for-teachers");
    const list = `query ($filter: ProductAttributeFilterInput) {
      products(filter: $filter, pageSize: 100) { items { sku } }
    }`;
    const skusOf = async (filter: object) => {
      const { data } = await engine.graphql(list, { filter });
      return data.products.items.map(({ sku }) => sku).sort();
    };
    expect(await skusOf({ category_uid: { eq: route.uid } })).toEqual(
      await skusOf({ recipient: { in: ["teacher"] } }),
    );
  });

  test("begin with products made for the pet", async () => {
    const { data } = await engine.graphql(
      `{ products(filter: { category_url_path: { eq: "gifts-for-cat-lovers" } }, pageSize: 3, sort: { position: ASC }) { items { name } } }`,
    );
    for (const { name } of data.products.items) expect(name).toMatch(/cat/i);
  });

  test("do not say what a product is: neither its path nor the filter by category names them", async () => {
    const { data } = await engine.graphql(
      `{ route(url: "custom-pet-photo-mug") { ... on SimpleProduct { categories { url_path } } }
         products(search: "mug", pageSize: 1) { aggregations { attribute_code options { label } } } }`,
    );
    const { categories } = data.route as unknown as { categories: { url_path: string }[] };
    const paths = categories.map(({ url_path }) => url_path);
    expect(paths).toContain("custom-pet-mugs");
    expect(paths.filter((path) => /gifts-for|gift-ideas|-gifts$/.test(path) && path !== "pet-gifts")).toEqual(
      [],
    );
    const facet = data.products.aggregations.find(({ attribute_code }) => attribute_code === "category_uid");
    expect(facet?.options.map(({ label }) => label)).not.toContain("Gifts for Mom");
  });

  test("are in the site map", async () => {
    const { data } = await engine.graphql("{ siteMap { path } }");
    expect(data.siteMap.map(({ path }) => path)).toEqual(expect.arrayContaining(PAGES));
  });
});

test.each([
  ["gift for my mother", ["Gifts for Mom", "Mother's Day Gifts"]],
  ["mother's day", ["Gifts for Mom", "Mother's Day Gifts"]],
  ["husband", ["Gifts for Your Partner", "Valentine's Day Gifts"]],
  ["teacher gifts", ["Gifts for Teachers"]],
  ["xmas", ["Christmas Gifts"]],
  ["remembrance", ["Memorial Gifts"]],
  ["housewarming gift", ["Housewarming Gifts"]],
  ["labrador", ["Gifts for Dog Lovers"]],
  ["mug for mom", []],
  ["gift", []],
])("a search for %s offers the pages %j", async (search, names) => {
  const { data } = await engine.graphql(
    "query ($search: String) { products(search: $search) { matching_categories { name } } }",
    { search },
  );
  expect(data.products.matching_categories.map(({ name }) => name)).toEqual(names);
});

interface GiftPage {
  uid: string;
  description: string;
  meta_title: string;
  meta_description: string;
  product_count: number;
  image: string;
}

async function categoryAt(path: string): Promise<GiftPage> {
  const { data } = await engine.graphql(ROUTE, { path });
  return data.route as unknown as GiftPage;
}

const ROUTE = `query ($path: String!) {
  route(url: $path) {
    ... on CategoryTree { uid name description meta_title meta_description product_count image }
  }
}`;
