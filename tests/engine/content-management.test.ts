import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** What staff change of pages, posts and blocks. */

let engine: EngineFixture;
let manager: TestStaff;
let pages: ReturnType<typeof contentForms>;
let posts: ReturnType<typeof contentForms>;
beforeAll(async () => {
  engine = await openFixture({ stores: ["mpc", "neon"] });
  manager = await staffMember(engine, "manager");
  pages = contentForms(engine, manager, "PAGE");
  posts = contentForms(engine, manager, "POST");
});
afterAll(() => engine.close());

/** What shoppers get at a path. */
async function inTheShop(url: string) {
  const query = `query ($url: String!) { route(url: $url) { relative_url redirect_code ... on CmsPage { title content
    meta_title } } isRemoved(url: $url) siteMap { path } }`;
  const { data } = await engine.graphql(query, { url });
  return { ...data, isListed: data.siteMap.some(({ path }) => path === url) };
}

async function postInTheShop(urlKey: string) {
  const query = `query ($urlKey: String!) { blogPost(url_key: $urlKey) { title content author published_at updated_at }
    blogPostList(pageSize: 50) { items { url_key } } }`;
  const { data } = await engine.graphql(query, { urlKey });
  return { post: data.blogPost, keys: data.blogPostList.items.map(({ url_key }) => url_key) };
}

const newPage = {
  title: "Pet hotels",
  body: 'We **love** them. Free from ${{config path="free_shipping_price"}}.',
};
const newPost = {
  title: "Ten names",
  topic: "Stories",
  summary: "Names for a cat.",
  body: 'Call her *Mia*, from ${{config path="free_shipping_price"}}.',
  picture: "/media/catalog/product/photo-mug.webp",
  picture_label: "A mug",
  published_on: "2026-11-01",
};

describe("a page of the folder", () => {
  test("shows a draft only once it is published, and is marked as different", async () => {
    await pages.save("shipping", { title: "Shipping and returns", body: "<p>Soon.</p>" });
    expect((await inTheShop("shipping")).route).toMatchObject({ title: "Shipping" });
    expect((await pages.read("shipping")).draft?.changes.map(({ title }) => title)).toEqual(["Name", "Text"]);

    await pages.publish("shipping");
    expect((await inTheShop("shipping")).route).toMatchObject({
      title: "Shipping and returns",
      content: "<p>Soon.</p>",
    });
    const page = await pages.read("shipping");
    expect(page).toMatchObject({ draft: null, is_changed: true, is_from_folder: true });
    expect(page.fields.filter(({ is_changed }) => is_changed).map(({ code }) => code)).toEqual([
      "title",
      "body",
    ]);
    const [entry] = await auditOf(engine, "content.publish");
    expect(entry).toMatchObject({
      admin_user_id: manager.id,
      subject_id: "PAGE shipping",
      store_code: "mpc",
      changed_fields: '["title","body"]',
    });
  });

  test("is undone, once, and is the folder's again", async () => {
    const [change] = (await pages.read("shipping")).history;
    const form = { key: "key-of-the-undoing", version: (await pages.read("shipping")).version };
    await pages.undo("shipping", change.id, form);
    await pages.undo("shipping", change.id, form);
    expect((await inTheShop("shipping")).route).toMatchObject({ title: "Shipping" });
    const page = await pages.read("shipping");
    expect(page.is_changed).toBe(false);
    expect(page.history.map(({ is_undo, may_be_undone }) => [is_undo, may_be_undone])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("is reset to the folder, field by field or as a whole", async () => {
    await pages.saveAndPublish("faq", { title: "Questions", meta_keywords: "paws" });
    await pages.saveAndPublish("faq", { title: null });
    const page = await pages.read("faq");
    expect(page.fields.filter(({ is_changed }) => is_changed).map(({ code }) => code)).toEqual([
      "meta_keywords",
    ]);
    await pages.reset("faq");
    expect(await pages.read("faq")).toMatchObject({ is_changed: false });
  });

  test("that is deleted is gone, and comes back by undoing", async () => {
    await pages.delete("canvas-prints-speed");
    expect(await inTheShop("canvas-prints-speed")).toMatchObject({
      route: null,
      isRemoved: true,
    });
    const [change] = (await pages.read("canvas-prints-speed")).history;
    expect(change.changes).toEqual([{ title: "In the shop", from: "Yes", to: "Deleted" }]);
    await pages.undo("canvas-prints-speed", change.id);
    expect(await inTheShop("canvas-prints-speed")).toMatchObject({ isRemoved: false });
    expect((await pages.read("canvas-prints-speed")).is_changed).toBe(false);
  });

  test.each(["home", "contact-us", "faq", "terms-conditions"])(
    "that the shop needs is not deleted: %s",
    async (identifier) => {
      const { errors } = await pages.attemptDelete(identifier);
      expect(errors?.[0].message).toBe("The shop needs this page.");
      expect((await pages.read(identifier)).is_published).toBe(true);
    },
  );

  test("that a redirect or menu leads to is not deleted", async () => {
    const others = (kind: string) => contentForms(engine, manager, kind);
    await pages.saveAndPublish("cat-cafes", { title: "Cat cafes" });
    await others("REDIRECT").saveAndPublish("old-cafes", { target: "/cat-cafes" });
    const rejection = async () => (await pages.attemptDelete("cat-cafes")).errors?.[0].message;
    expect(await rejection()).toContain("/old-cafes redirects to this page");
    await others("REDIRECT").delete("old-cafes");
    await others("MENU").saveAndPublish("footer", { links: "Cafes | /cat-cafes" });
    expect(await rejection()).toContain("The footer menu links to this page");
    await others("MENU").reset("footer");
    await pages.delete("cat-cafes");
    expect(await inTheShop("cat-cafes")).toMatchObject({ isRemoved: true, isListed: false });
  });

  test("is not overwritten when somebody else has changed it meanwhile", async () => {
    const { version } = await pages.read("about-us");
    await pages.save("about-us", { title: "Theirs" });
    const { errors } = await pages.attemptSave("about-us", { title: "Mine" }, { version });
    expect(errors?.[0].extensions.code).toBe("CHANGED");
    await pages.discard("about-us");
    expect((await pages.read("about-us")).draft).toBeNull();
  });
});

describe("a new page", () => {
  test("is written in Markdown, with settings, and is in the site map", async () => {
    await pages.save("pet-hotels", newPage);
    expect(await inTheShop("pet-hotels")).toMatchObject({ route: null, isRemoved: false });
    await pages.publish("pet-hotels");
    const { route, isListed } = await inTheShop("pet-hotels");
    expect(route).toMatchObject({
      content: expect.stringMatching(/^<p>We <strong>love<\/strong> them. Free from \$\d+\.<\/p>$/),
      meta_title: "Pet hotels | My Pet Canvas",
    });
    expect(isListed).toBe(true);
    expect((await pages.read("pet-hotels")).fields.find(({ code }) => code === "body")?.value).toBe(
      newPage.body,
    );
  });

  test.each([
    ["pet-hotels", "identifier", "already"],
    ["Pet Hotels", "identifier", "lowercase letters"],
    ["checkout", "identifier", "page of its own"],
    ["custom-pet-mugs", "identifier", "is at this address already"],
    ["custom-pet-photo-mug", "identifier", "is at this address already"],
    ["about", "identifier", "redirects to"],
  ])("can't be at %s", async (identifier, field, message) => {
    const version = (await pages.readOrNull(null))?.version;
    const { errors } = await pages.attemptSave(identifier, newPage, { version });
    expect(errors?.[0].extensions.field).toBe(field);
    expect(errors?.[0].message).toContain(message);
  });

  test.each([
    ["title", " "],
    ["body", "x".repeat(50_001)],
    ["body", "Dear {{name}}"],
    ["body", "**a ".repeat(600)],
    ["body", `${"> ".repeat(11)}Far within`],
    ["title", 'From ${{config path="free_shipping_price"}}'],
    ["meta_robots", "perhaps"],
    ["canonical_url", "javascript:alert(1)"],
    ["picture", "//elsewhere.example/a.png"],
  ])("can't have %s %.20s", async (code, value) => {
    const { errors } = await pages.attemptSave("another-page", { ...newPage, [code]: value });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: code });
  });
});

describe("a post", () => {
  test("is in the blog once it is published, and gone once it is deleted", async () => {
    await posts.saveAndPublish("ten-names", newPost);
    const { post, keys } = await postInTheShop("ten-names");
    expect(post).toMatchObject({
      title: "Ten names",
      content: expect.stringMatching(/^<p>Call her <em>Mia<\/em>, from \$\d+\.<\/p>$/),
      author: "My Pet Canvas",
      published_at: "2026-11-01T00:00:00.000Z",
    });
    expect(keys).toContain("ten-names");
    await posts.delete("ten-names");
    expect((await postInTheShop("ten-names")).post).toBeNull();
    expect((await inTheShop("blog/ten-names")).isRemoved).toBe(true);
  });

  test.each([
    ["picture", "mug.webp"],
    ["published_on", "2026-02-31"],
    ["summary", ""],
  ])("can't have %s %j", async (code, value) => {
    const { errors } = await posts.attemptSave("nine-names", { ...newPost, [code]: value });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: code });
  });
});

test("Markdown of a long text with much formatting is accepted", async () => {
  const body = "**Bold** and [linked](/faq).\n\n".repeat(1500);
  await pages.save("a-long-page", { ...newPage, body });
  await pages.discard("a-long-page");
});

test("a block is new in the shop at once", async () => {
  const blocks = contentForms(engine, manager, "BLOCK");
  await blocks.saveAndPublish("category_special_cache_offer", {
    title: "Offer",
    body: 'Over ${{config path="free_shipping_price"}}',
  });
  const { data } = await engine.graphql(
    '{ cmsBlocks(identifiers: ["category_special_cache_offer"]) { items { title content } } }',
  );
  expect(data.cmsBlocks.items).toEqual([
    { title: "Offer", content: expect.stringMatching(/^<p>Over \$\d+<\/p>$/) },
  ]);
});

test("content of another store is neither seen nor changed", async () => {
  const other = await staffMember(engine, "manager", { storeCodes: ["neon"] });
  const theirs = contentForms(engine, other, "PAGE");
  expect(await theirs.readOrNull("shipping")).toBeNull();
  const { errors } = await theirs.attemptSave("shipping", newPage);
  expect(errors?.[0].message).toContain("no such store");
  const query = `{ contentItems(kind: PAGE, store_code: "mpc") { items { identifier } }
    contentPreview(kind: PAGE, store_code: "mpc", identifier: "shipping") { token } }`;
  expect((await callAdmin(engine, query, {}, other.token)).data).toEqual({
    contentItems: { items: [] },
    contentPreview: null,
  });
});

test("the list has what differs from the folder, by state and search", async () => {
  const listed = async (filter: object) => {
    const query = `query ($filter: ContentFilterInput) { contentItems(kind: PAGE, store_code: "mpc", filter: $filter) {
      items { identifier states } } }`;
    const response = await callAdmin(engine, query, { filter }, manager.token);
    return resultOf<{ items: object[] }>(response, "contentItems").items;
  };
  await pages.save("about-us", { title: "Who we are" });
  await pages.delete("canvas-prints-speed");
  expect(await listed({ state: "ADDED" })).toEqual([{ identifier: "pet-hotels", states: ["ADDED"] }]);
  expect(await listed({ state: "DELETED" })).toEqual([
    { identifier: "canvas-prints-speed", states: ["DELETED"] },
  ]);
  expect(await listed({ state: "DRAFT" })).toEqual([{ identifier: "about-us", states: ["DRAFT"] }]);
  expect(await listed({ search: "HOTELS" })).toHaveLength(1);
});

test("the list is read page by page, also of one state", async () => {
  const listed = async (state: string | null) => {
    const query = `query ($filter: ContentFilterInput, $after: String) { contentItems(kind: PAGE, store_code: "mpc",
      pageSize: 2, filter: $filter, after: $after) { items { identifier } end_cursor } }`;
    const identifiers: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const response = await callAdmin(engine, query, { filter: { state }, after }, manager.token);
      const page = resultOf<{ items: { identifier: string }[]; end_cursor: string | null }>(
        response,
        "contentItems",
      );
      expect(page.items.length).toBeLessThanOrEqual(2);
      identifiers.push(...page.items.map(({ identifier }) => identifier));
      after = page.end_cursor;
    }
    return identifiers;
  };
  for (const identifier of ["faq", "home", "shipping"])
    await pages.saveAndPublish(identifier, { title: `${identifier} in the shop` });
  expect(await listed("CHANGED")).toEqual(["faq", "home", "shipping"]);
  const all = await listed(null);
  expect(all).toEqual([...new Set(all)].sort());
  expect(all).toEqual(expect.arrayContaining(["about-us", "canvas-prints-speed", "pet-hotels"]));
});

test("drafts count among the pieces that a shop may have", async () => {
  const draft = {
    store_code: "mpc",
    kind: "BLOCK" as const,
    fields: "{}",
    admin_user_id: manager.id,
    updated_at: new Date().toISOString(),
  };
  const drafts = Array.from({ length: 2000 }, (_, index) => ({ ...draft, identifier: `draft-${index}` }));
  for (let start = 0; start < drafts.length; start += 500)
    await engine.db
      .insertInto("content_draft")
      .values(drafts.slice(start, start + 500))
      .execute();
  const { errors } = await contentForms(engine, manager, "BLOCK").attemptSave("one-more", {
    title: "One more",
    body: "",
  });
  expect(errors?.[0].message).toContain("2,000");
});
