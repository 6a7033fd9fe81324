import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function ask(path: string, body: unknown): Promise<{ status: number; result: Wrapper }> {
  const response = await engine.rest(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, result: await response.json() };
}

interface Wrapper {
  status: boolean;
  message: string;
  data: {
    metadata: {
      products?: { items: Record<string, unknown>[] };
      cmsPage?: Record<string, unknown>;
      blogPostList?: Record<string, unknown>;
      neonSignInformation?: Record<string, unknown>;
    };
    pageDetails: Record<string, unknown> | null;
    configvalues: { key: string; value: string }[];
  };
  error: string | null;
}

const metadataOf = async (slug: string) =>
  (await ask("/caching/cacheurl", { slug, priceCache: null, startPricePriceCache: null, priceCache699: "x" }))
    .result.data;

// @specification §7 L227
describe("POST /caching/cacheurl", () => {
  // @specification §3 L120-121
  test("describes a product as products.items", async () => {
    const { metadata, pageDetails } = await metadataOf("custom-pet-photo-mug");
    expect(metadata.products?.items).toEqual([
      {
        metaTitle: expect.stringContaining("Mug"),
        title: "Custom Pet Photo Mug",
        name: "Custom Pet Photo Mug",
        meta_description: expect.any(String),
        remarketing_product_id: "photo-mug",
        sku: "photo-mug",
        special_price: null,
      },
    ]);
    expect(pageDetails).toMatchObject({
      type: "PRODUCT",
      status: 1,
      canonical_url: "/custom-pet-photo-mug",
      redirect_code: 0,
    });
  });

  // @specification §3 L121
  test("has a special price for reduced products only", async () => {
    const priceOf = async (slug: string) =>
      (await metadataOf(slug)).metadata.products?.items[0].special_price;
    expect(await priceOf("free-photo-canvas")).toBe(9.99);
    expect(await priceOf("custom-pet-photo-mug")).toBeNull();
  });

  // @specification §3 L121
  test("has a neon sign's structured data, for its product and its tool", async () => {
    const sign = {
      remarketing_product_id: "custom-neon-sign",
      product_name: "Custom Pet Neon Sign",
      schema_price: "100.00",
    };
    const { metadata } = await metadataOf("custom-neon-sign");
    expect(metadata).toMatchObject({ products: {}, neonSignInformation: sign });
    expect((await metadataOf("create-your-own-neon-sign")).metadata).toEqual({ neonSignInformation: sign });
    expect((await metadataOf("photomug-tool")).metadata).toEqual({});
    expect((await metadataOf("custom-pet-photo-mug")).metadata).not.toHaveProperty("neonSignInformation");
  });

  test("describes a product that is not on sale yet", async () => {
    const { metadata, pageDetails } = await metadataOf("gift-certificate");
    expect(metadata.products?.items).toMatchObject([{ sku: "gift-certificate" }]);
    expect(pageDetails).toMatchObject({ type: "PRODUCT", canonical_url: "/gift-certificate" });
  });

  // @specification §3 L119-120
  test("describes a content page with all members of the specification", async () => {
    const { metadata, pageDetails } = await metadataOf("/faq/?x=1#y");
    expect(Object.keys(metadata.cmsPage ?? {})).toEqual(
      expect.arrayContaining([
        ...["url_key", "metaTitle", "title", "name", "meta_keywords", "meta_description", "meta_robots"],
        ...["page_layout", "content", "content_heading", "remarketing_product_id"],
        ...["remarketing_product_price", "remarketing_product_type", "remarketing_size"],
        ...["remarketing_category", "richsnippet_image_path", "richsnippet_image_name"],
        ...["custom_canonical_url", "canonical_url", "redirect_code", "relative_url", "id"],
      ]),
    );
    expect(pageDetails).toMatchObject({ id: "faq", type: "CMS_PAGE", canonical_url: "/faq" });
  });

  // @specification §3 L119
  test("has the values of a landing page, of which the merchant can set each", async () => {
    const { metadata } = await metadataOf("canvas-prints-speed");
    const values = {
      id: "canvas-prints-speed",
      url_key: "canvas-prints-speed",
      relative_url: "canvas-prints-speed",
      canonical_url: "/canvas-prints-speed",
      redirect_code: 0,
      title: "Canvas Prints",
      name: "Canvas Prints",
      content_heading: "Your pet on canvas, made in three business days",
      metaTitle: "Pet Canvas Prints in Three Business Days | My Pet Canvas",
      meta_keywords: "fast canvas prints, pet canvas",
      meta_description: expect.stringContaining("Upload a photo"),
      meta_robots: "NOINDEX,FOLLOW",
      page_layout: "empty",
      content: expect.stringContaining("<p>Upload a photo"),
      remarketing_product_id: "canvas-print",
      remarketing_product_price: "29.99",
      remarketing_product_type: "canvas",
      remarketing_size: "8 × 8 in",
      remarketing_category: "Canvas Prints",
    };
    expect(metadata.cmsPage).toMatchObject(values);
    const changed = {
      custom_canonical_url: "/custom-canvas-pet-prints",
      richsnippet_image_path: "/media/canvas.png",
      richsnippet_image_name: "A canvas",
    };
    expect(metadata.cmsPage).toMatchObject({
      custom_canonical_url: "",
      richsnippet_image_path: "",
      richsnippet_image_name: "",
    });
    const remarketing = JSON.stringify({ productId: "horse-canvas" });
    await engine.db
      .updateTable("cms_page")
      .set({ ...changed, remarketing })
      .where("identifier", "=", "canvas-prints-speed")
      .execute();
    clearMemoryCache(engine.db);
    expect((await metadataOf("canvas-prints-speed")).metadata.cmsPage).toMatchObject({
      ...changed,
      remarketing_product_id: "horse-canvas",
      remarketing_product_price: "",
    });
  });

  // @specification §3 L119
  test("names the cheapest product of a category", async () => {
    expect((await metadataOf("photo-boards")).metadata.cmsPage).toMatchObject({
      remarketing_product_id: expect.stringMatching(/^(photo|name)-board$/),
      remarketing_product_price: "22.63",
      remarketing_product_type: "photo-boards",
      remarketing_size: expect.stringMatching(/^\d+ × \d+ in$/),
      remarketing_category: "Photo Boards",
    });
  });

  // @specification §3 L119
  test("has what the merchant tells search engines of a category", async () => {
    const settings = {
      metaRobots: "NOINDEX,FOLLOW",
      canonicalUrl: "/custom-pet-prints",
      richSnippetImage: { path: "/media/boards.png", name: "Two boards" },
    };
    const shown = async () => (await metadataOf("photo-boards")).metadata.cmsPage;
    expect(await shown()).toMatchObject({
      meta_robots: "",
      custom_canonical_url: "",
      page_layout: "1column",
    });
    await engine.db
      .updateTable("category")
      .set({ page_metadata: JSON.stringify(settings) })
      .where("url_path", "=", "photo-boards")
      .execute();
    expect(await shown()).toMatchObject({
      meta_robots: "NOINDEX,FOLLOW",
      custom_canonical_url: "/custom-pet-prints",
      richsnippet_image_path: "/media/boards.png",
      richsnippet_image_name: "Two boards",
    });
  });

  // @specification §3 L120
  test("describes a category, and lists its special offers", async () => {
    const { metadata, pageDetails } = await metadataOf("custom-pet-prints");
    expect(metadata.cmsPage).toMatchObject({ name: "Custom Pet Prints", url_key: "custom-pet-prints" });
    expect(metadata.cmsPage?.category_special_offer).toContain("<!-- more -->");
    expect(pageDetails?.type).toBe("CATEGORY");
  });

  test("has the prices of products and categories with the visitor's codes", async () => {
    const asked = async (slug: string, codes: object = {}) =>
      (await ask("/caching/cacheurl", { slug, ...codes })).result.data.metadata;
    const price = async (slug: string, codes?: object) =>
      (await asked(slug, codes)).cmsPage?.remarketing_product_price;
    expect(await price("sale")).toBe("4.99");
    expect(await price("photo-boards")).toBe("22.63");
    expect(await price("photo-boards", { priceCache: "U0FMRQ==" })).toBe("20.37");
    expect(await price("photo-boards", { priceCache: "MC4wMQ==" })).toBe("22.63");
    const small = await asked("free-photo-canvas", { priceCache699: "Ni45OQ==" });
    expect(small.products?.items[0].special_price).toBe(6.99);
  });

  // @specification §3 L121
  test("describes the home page, the blog and a post", async () => {
    expect((await metadataOf("")).metadata.cmsPage?.metaTitle).toContain("My Pet Canvas");
    expect((await metadataOf("blog")).metadata.blogPostList?.metaTitle).toBe(
      "Pet Stories & Photo Tips | My Pet Canvas",
    );
    const post = await metadataOf("blog/how-to-photograph-a-black-cat");
    expect(post.metadata.blogPostList?.metaTitle).toContain("black cat");
  });

  // @specification §3 L144
  test.each(["nowhere", "__proto__", "blog/nowhere", "'; drop table cms_page; --"])(
    "knows no page at %s",
    async (slug) => {
      expect(await metadataOf(slug)).toEqual({ metadata: {}, pageDetails: null });
    },
  );

  test("returns the current path of a moved page, over several moves, and ends loops", async () => {
    await engine.db
      .insertInto("url_rewrite")
      .values([
        { store_code: "mpc", request_path: "old", target_path: "older" },
        { store_code: "mpc", request_path: "older", target_path: "shipping" },
        { store_code: "mpc", request_path: "round", target_path: "about-us" },
        { store_code: "mpc", request_path: "about-us", target_path: "round" },
      ])
      .execute();
    expect((await metadataOf("old")).pageDetails).toMatchObject({
      redirect_code: 301,
      relative_url: "shipping",
    });
    const { data } = await engine.graphql('{ route(url: "old") { redirect_code relative_url } }');
    expect(data.route).toEqual({ redirect_code: 301, relative_url: "shipping" });
    expect((await metadataOf("about-us")).pageDetails).toMatchObject({ id: "about-us", redirect_code: 0 });
  });

  test.each(["", "{", "[]", "{}", '{"slug":1}', JSON.stringify({ slug: "x".repeat(20_000) })])(
    "rejects %.20s",
    async (body) => {
      const { status, result } = await ask("/caching/cacheurl", body);
      expect(status).toBe(400);
      expect(result).toMatchObject({ status: false, data: null, error: "input" });
    },
  );
});

// @specification §7 L228
describe("POST /caching", () => {
  test.each([[["free_shipping_price", "seed", "__proto__"]], ['["free_shipping_price","seed"]']])(
    "returns the known values among %j",
    async (config_fields) => {
      const { result } = await ask("/caching", { config_fields });
      expect(result.data.configvalues).toEqual([{ key: "free_shipping_price", value: "99" }]);
    },
  );

  test.each([{ config_fields: "free_shipping_price" }, { config_fields: [1] }, {}])(
    "rejects %j",
    async (body) => {
      expect((await ask("/caching", body)).status).toBe(400);
    },
  );
});
