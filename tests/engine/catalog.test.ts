import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

interface Page {
  products: {
    items: { sku: string; name: string }[];
    total_count: number;
    page_info: { total_pages: number };
  };
}

async function skus(argumentsText: string): Promise<string[]> {
  const { data, errors } = await engine.graphql<Page>(
    `{ products(${argumentsText}) { items { sku name } total_count } }`,
  );
  expect(errors).toBeUndefined();
  return data.products.items.map(({ sku }) => sku);
}

describe("a path of the store", () => {
  const ROUTE = `query ($url: String!) { route(url: $url) {
    type relative_url redirect_code
    ... on SimpleProduct { sku } ... on CategoryTree { name } ... on CmsPage { content_heading }
  } }`;

  test.each([
    ["/custom-pet-photo-mug", { type: "PRODUCT", sku: "photo-mug", redirect_code: 0 }],
    ["custom-pet-photo-mug?cc=1", { type: "PRODUCT", sku: "photo-mug" }],
    ["/custom-pet-prints/", { type: "CATEGORY", name: "Custom Pet Prints" }],
    ["/about-us", { type: "CMS_PAGE", content_heading: "We put your pet on things you love" }],
  ])("%s leads to a page", async (url, expected) => {
    const { data } = await engine.graphql(ROUTE, { url });
    expect(data.route).toMatchObject(expected);
  });

  test.each(["/", "/nowhere", "/__proto__", "", "/custom-pet-photo-mug/more", "'", "x".repeat(10_000)])(
    "%s is not found",
    async (url) => {
      const { data, errors } = await engine.graphql(ROUTE, { url });
      expect(errors).toBeUndefined();
      expect(data.route).toBeNull();
    },
  );

  test.each([
    "about-us",
    "accessibility",
    "faq",
    "shipping",
    "privacy-policy",
    "terms-conditions",
    "contact-us",
  ])("/%s is a content page", async (identifier) => {
    const { data } = await engine.graphql(
      "query ($identifier: String) { cmsPage(identifier: $identifier) { identifier title content meta_title } }",
      { identifier },
    );
    expect(data.cmsPage.identifier).toBe(identifier);
    expect(data.cmsPage.content.length).toBeGreaterThan(300);
  });
});

describe("a product", () => {
  test("has its price, options, pictures and tool", async () => {
    const { data } = await engine.graphql<{ products: { items: Record<string, unknown>[] } }>(`{
      products(filter: { sku: { eq: "photo-mug" } }) { items {
        name stock_status arrival_date
        price_range { minimum_price {
          final_price { value currency } regular_price { value } discount { amount_off percent_off }
        } }
        media_gallery { url }
        categories { url_path }
        tool { blueprint template path options { code values { code price { value } } } }
        ... on CustomizableProductInterface { options { title required } }
      } }
    }`);
    const [mug] = data.products.items;
    expect(mug).toMatchObject({
      name: "Custom Pet Photo Mug",
      stock_status: "IN_STOCK",
      arrival_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      price_range: {
        minimum_price: {
          final_price: { value: 14.99, currency: "USD" },
          regular_price: { value: 14.99 },
          discount: { amount_off: 0, percent_off: 0 },
        },
      },
      categories: [{ url_path: "pet-gifts" }, { url_path: "custom-pet-mugs" }],
      tool: { blueprint: "photomug", template: "photo-and-name", path: "/photomug-tool" },
      options: [
        { title: "Handle and inside", required: true },
        { title: "Size", required: true },
        { title: "Design", required: true },
      ],
    });
    const urls = (mug.media_gallery as { url: string }[]).map(({ url }) => url);
    expect(new Set(urls).size).toBe(3);
  });

  test("costs more in a larger size", async () => {
    const { data } = await engine.graphql(
      '{ products(filter: { sku: { eq: "photo-mug" } }) { items { tool { options { code values { code price { value } } } } } } }',
    );
    const size = data.products.items[0].tool.options.find(({ code }) => code === "size");
    expect(size?.values).toEqual([
      { code: "11oz", price: { value: 0 } },
      { code: "15oz", price: { value: 3 } },
    ]);
  });

  test("that is not for sale is not listed, but has a page with a notice", async () => {
    await engine.db.updateTable("product").set({ is_salable: 0 }).where("sku", "=", "gift-box").execute();
    expect(await skus('filter: { sku: { eq: "gift-box" } }')).toEqual([]);
    const { data } = await engine.graphql(
      '{ route(url: "gift-box-with-ribbon") { type ... on SimpleProduct { stock_status } } }',
    );
    expect(data.route).toEqual({ type: "PRODUCT", stock_status: "OUT_OF_STOCK" });
  });

  test("that was discontinued has no page", async () => {
    const left = engine.db.updateTable("product").where("sku", "=", "wrap-mug");
    await left.set({ is_salable: 0, is_enabled: 0 }).execute();
    expect(await skus('filter: { sku: { eq: "wrap-mug" } }')).toEqual([]);
    const { data } = await engine.graphql('{ route(url: "panorama-pet-mug") { type } }');
    expect(data.route).toBeNull();
    await left.set({ is_salable: 1, is_enabled: 1 }).execute();
  });

  // @specification §9 L303
  test("on offer shows the regular price of every option", async () => {
    const usual = await offered("pet-canvas-print");
    const offer = await offered("free-canvas");
    const { final_price, regular_price } = offer.price_range.minimum_price;
    expect([final_price.value, regular_price.value]).toEqual([13.99, 29.99]);
    expect(offer.price_note).toContain("The canvas itself is free");
    const sizes = offer.choices.find(({ code }) => code === "size")?.values ?? [];
    expect(sizes.map(({ price }) => (13.99 + price.value).toFixed(2))).toEqual([
      "13.99",
      "15.99",
      "17.99",
      "19.45",
    ]);
    const usually = new Map(
      usual.choices.flatMap(({ values }) => values.map(({ code, price }) => [code, price] as const)),
    );
    for (const { code, regular_price } of offer.choices.flatMap(({ values }) => values)) {
      expect(regular_price).toEqual(usually.get(code));
    }
  });

  interface Offered {
    price_note: string | null;
    price_range: { minimum_price: { final_price: { value: number }; regular_price: { value: number } } };
    choices: {
      code: string;
      values: { code: string; price: { value: number }; regular_price: { value: number } }[];
    }[];
  }

  async function offered(urlKey: string): Promise<Offered> {
    const { data } = await engine.graphql<{ products: { items: Offered[] } }>(
      `query ($key: String) { products(filter: { url_key: { eq: $key } }) { items {
        price_note price_range { minimum_price { final_price { value } regular_price { value } } }
        choices { code values { code price { value } regular_price { value } } }
      } } }`,
      { key: urlKey },
    );
    return data.products.items[0];
  }
});

describe("a list of products", () => {
  test("is filtered by category, address, sku, name and price", async () => {
    expect(await skus('filter: { category_url_path: { eq: "custom-pet-mugs" } }')).toEqual([
      "photo-mug",
      "two-pet-mug",
      "wrap-mug",
      "three-pet-mug",
      "cat-mug",
      "big-mug",
      "mug-gift-box",
    ]);
    expect(await skus('filter: { url_key: { eq: "engraved-pet-tag" } }')).toEqual(["pet-tag"]);
    expect(await skus('filter: { sku: { in: ["pet-tag", "no-such", "photo-mug"] } }')).toEqual([
      "photo-mug",
      "pet-tag",
    ]);
    expect(await skus('filter: { name: { match: "FRAMED" } }')).toEqual([
      "framed-print",
      "custom-frame",
      "framed-portrait",
      "gold-frame",
      "framed-trio",
    ]);
    expect((await skus('filter: { price: { from: "63" } }')).toSorted()).toEqual([
      "cat-wall-set",
      "custom-neon-sign",
      "dog-wall-set",
      "good-dog-neon-sign",
      "hallway-runner",
      "large-canvas",
      "name-wall-set",
      "paw-neon-sign",
      "pet-carpet",
      "photo-skateboard",
      "trio-skateboard",
      "your-rug",
    ]);
    expect(await skus('filter: { category_uid: { eq: "no such uid" } }')).toEqual([]);
  });

  test("matches every word of a search, in any order and case", async () => {
    const [first, ...others] = await skus('search: "MUG two"');
    expect(first).toBe("two-pet-mug");
    for (const sku of others) expect(sku).toMatch(/mug$/);
    expect(await skus('search: "spaceship"')).toEqual([]);
    expect((await skus('search: "%"')).length).toBeLessThan(11);
  });

  test("is sorted by name, price or position", async () => {
    const byPrice = await skus("sort: { price: ASC }, pageSize: 3");
    expect(byPrice).toEqual(["photo-prints", "split-rings", "mug-gift-box"]);
    expect((await skus("sort: { price: DESC }"))[0]).toBe("good-dog-neon-sign");
    expect((await skus("sort: { name: ASC }"))[0]).toBe("name-block");
    expect((await skus("sort: { position: ASC }"))[0]).toBe("photo-mug");
  });

  test("comes in pages that do not overlap", async () => {
    const all = await skus("pageSize: 100");
    const pages = await Promise.all([1, 2, 3, 4].map((page) => skus(`pageSize: 25, currentPage: ${page}`)));
    expect(pages.flat()).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(64);
    expect(await skus("pageSize: 6, currentPage: 99")).toEqual([]);
  });

  test.each([
    "pageSize: 0",
    "pageSize: 100000",
    "currentPage: 0",
    "currentPage: -1",
    'filter: { price: { from: "cheap" } }',
  ])("rejects %s", async (argumentsText) => {
    const { errors } = await engine.graphql(`{ products(${argumentsText}) { total_count } }`);
    expect(errors?.[0].extensions.category).toBe("graphql-input");
  });
});

test("the menu has the categories under the root, each with its number of products", async () => {
  const { data: store } = await engine.graphql("{ storeConfig { root_category_uid store_name } }");
  const { data } = await engine.graphql(
    `query ($root: String) { categories(filters: { parent_category_uid: { eq: $root } }) {
      total_count items { name url_path product_count include_in_menu children { url_path } }
    } }`,
    { root: store.storeConfig.root_category_uid },
  );
  const prints = data.categories.items.find(({ url_path }) => url_path === "custom-pet-prints");
  expect(prints).toMatchObject({ name: "Custom Pet Prints", include_in_menu: 1 });
  expect(prints?.product_count).toBeGreaterThan(20);
  expect(prints?.children.map(({ url_path }) => url_path)).toContain("custom-wooden-pet-prints");
  const menu = data.categories.items.filter(({ include_in_menu }) => include_in_menu === 1);
  expect(menu.length).toBeLessThanOrEqual(10);
});

// @specification §3 L118
test.each([
  ["blog_meta_title", "Pet Stories & Photo Tips | My Pet Canvas"],
  [
    "blog_meta_description",
    "How to photograph a black cat, what to put on a pet tag, and other tips we've picked up.",
  ],
  ["blog_meta_keywords", "pet photo tips, pet stories"],
  ["blog_meta_robots", "INDEX,FOLLOW"],
  ["algolia_enable", "0"],
  ["algolia_index_prefix", "mpc_"],
])("configuration has the brand's %s", async (key, value) => {
  const { data } = await engine.graphql(
    "query ($key: String!) { configuration(config_fields: [$key]) { configvalues { key value } } }",
    { key },
  );
  expect(data.configuration.configvalues).toEqual([{ key, value }]);
});

// @specification §3 L118
test("configuration returns known keys only, and no internal ones", async () => {
  const { data } = await engine.graphql(
    '{ configuration(config_fields: ["free_shipping_price", "seed", "no_such_key", "__proto__"]) { configvalues { key value } } }',
  );
  expect(data.configuration.configvalues).toEqual([{ key: "free_shipping_price", value: "99" }]);
});

test("the banner shows the current offers", async () => {
  const ask = "{ headeroffer { items { sale_title offer_text show_timer } } }";
  const { data } = await engine.graphql(ask);
  expect(data.headeroffer.items.some(({ offer_text }) => offer_text?.includes("[SALE_TITLE]"))).toBe(true);
  await engine.db.updateTable("header_offer").set({ ends_at: "2020-01-01T00:00:00.000Z" }).execute();
  expect((await engine.graphql(ask)).data.headeroffer.items).toEqual([]);
});

test("the shipping area is fifty states and the District of Columbia, each with its tax", async () => {
  const { data } = await engine.graphql("{ countries { id available_regions { code } } }");
  const codes = data.countries[0].available_regions.map(({ code }) => code);
  const rates = await engine.db.selectFrom("tax_state").select("region_code").execute();
  expect(codes).toHaveLength(51);
  expect(rates.map(({ region_code }) => region_code).sort()).toEqual([...codes].sort());
});
