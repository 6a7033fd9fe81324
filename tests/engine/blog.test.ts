import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const LIST = `query ($topic: String, $pageSize: Int, $currentPage: Int) {
  blogPostList(topic: $topic, pageSize: $pageSize, currentPage: $currentPage) {
    topics total_count items { url_key topic published_at } page_info { total_pages }
  }
}`;

describe("the blog", () => {
  test("lists its posts in pages, latest first, and by topic", async () => {
    const { data } = await engine.graphql(LIST, { pageSize: 3, currentPage: 2 });
    const { items, total_count, page_info } = data.blogPostList;
    expect(items).toHaveLength(3);
    expect(total_count).toBeGreaterThanOrEqual(6);
    expect(page_info.total_pages).toBe(Math.ceil(total_count / 3));
    const days = items.map(({ published_at }) => published_at);
    expect(days).toEqual([...days].sort().reverse());

    const care = await engine.graphql(LIST, { topic: "Care" });
    expect(new Set(care.data.blogPostList.items.map(({ topic }) => topic))).toEqual(new Set(["Care"]));
    expect(care.data.blogPostList.topics).toContain("Photo tips");
  });

  test("hides a post until its day", async () => {
    const url_key = "two-pets-one-picture";
    const post = engine.db.updateTable("blog_post").where("url_key", "=", url_key);
    await post.set({ published_at: "2999-01-01T00:00:00.000Z" }).execute();
    const { data } = await engine.graphql(
      `{ blogPost(url_key: "${url_key}") { title } blogPostList(pageSize: 50) { items { url_key } } siteMap { path } }`,
    );
    expect(data.blogPost).toBeNull();
    expect(data.blogPostList.items.map((item) => item.url_key)).not.toContain(url_key);
    expect(data.siteMap.map(({ path }) => path)).not.toContain(`blog/${url_key}`);
  });
});

test("every link within the seed's texts leads to an existing page", async () => {
  const pages = await engine.db.selectFrom("cms_page").select(["identifier", "content"]).execute();
  const posts = await engine.db.selectFrom("blog_post").select(["url_key", "content"]).execute();
  const links = [...pages, ...posts].flatMap(({ content }) =>
    [...content.matchAll(/(?:href|src)="(\/[^"?#]*)/g)].map(([, path]) => path),
  );
  const own = [
    ...["/", "/product/picture-tips", "/coupons-codes-and-deals", "/share-your-photo", "/proof_order"],
    ...["/recently-viewed", "/customer/order", "/customer/account/privacy"],
    ...posts.map(({ url_key }) => `/blog/${url_key}`),
  ];
  const broken: string[] = [];
  for (const path of new Set(links)) {
    if (own.includes(path) || path.endsWith("-tool") || path.startsWith("/media/")) continue;
    const { data } = await engine.graphql("query ($url: String!) { route(url: $url) { type } }", {
      url: path,
    });
    if (!data.route) broken.push(path);
  }
  expect(broken).toEqual([]);
});

test("the site map omits pages that must not be indexed and products that are not for sale", async () => {
  await engine.db.updateTable("product").where("sku", "=", "wrap-mug").set({ is_salable: 0 }).execute();
  const { data } = await engine.graphql("{ siteMap { path changed_at } }");
  const paths = data.siteMap.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["faq", "custom-pet-photo-mug", "custom-pet-prints"]));
  for (const path of ["noheader-nofooter", "canvas-prints-speed", "home", "panorama-pet-mug"]) {
    expect(paths).not.toContain(path);
  }
  expect(new Set(paths).size).toBe(paths.length);
});

// @specification §2 L58
test("only current public coupons are listed", async () => {
  const coupon = {
    store_code: "mpc",
    label: "test",
    percent_basis_points: 500,
    amount_cents: 0,
    minimum_subtotal_cents: 0,
    starts_at: null,
    ends_at: null,
  };
  await engine.db
    .insertInto("coupon")
    .values([
      { ...coupon, code: "SECRET", is_public: 0 },
      { ...coupon, code: "PAST", is_public: 1, ends_at: "2020-01-01T00:00:00.000Z" },
    ])
    .execute();
  const { data } = await engine.graphql("{ publicCoupons { code } }");
  const codes = data.publicCoupons.map(({ code }) => code);
  expect(codes).toContain("WELCOME10");
  expect(codes.indexOf("HOLIDAY15")).toBeLessThan(codes.indexOf("WELCOME10"));
  expect(codes).not.toContain("SECRET");
  expect(codes).not.toContain("PAST");
});
