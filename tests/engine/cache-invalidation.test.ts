import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invalidateCache } from "~/engine/cache-invalidation/invalidate-cache";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { freshSettings } from "./engine-fixture";
import { staffMember } from "./staff";

const TOKEN = "a token that only developers know";

/** Two processes of one store. */
let one: Engine;
let other: Engine;
let remove: () => Promise<void>;
let settings: Awaited<ReturnType<typeof freshSettings>>["settings"];

beforeAll(async () => {
  const fresh = await freshSettings({ developerToken: TOKEN });
  settings = fresh.settings;
  [one, other] = [await openEngine(settings), await openEngine(settings)];
  remove = async () => {
    await Promise.all([one.close(), other.close()]);
    await fresh.remove();
  };
});
afterAll(() => remove());

function post(engine: Engine, path: string, headers: Record<string, string> = {}, body: object = {}) {
  return engine.handle(
    new Request(`http://engine.test${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
}

async function configurationOf(engine: Engine, key: string): Promise<string> {
  const response = await post(engine, "/caching", {}, { config_fields: [key] });
  return (await response.json()).data.configvalues[0].value;
}

async function headingOf(engine: Engine, slug: string): Promise<string | undefined> {
  const response = await post(engine, "/caching/cacheurl", {}, { slug });
  return (await response.json()).data.metadata.cmsPage?.metaTitle;
}

const freeShippingOf = (engine: Engine) => configurationOf(engine, "free_shipping_price");

async function setFreeShipping(value: string): Promise<void> {
  const change = one.db.updateTable("configuration").set({ value });
  await change.where("key", "=", "free_shipping_price").execute();
}

async function setTitle(identifier: string, meta_title: string): Promise<void> {
  await one.db.updateTable("cms_page").set({ meta_title }).where("identifier", "=", identifier).execute();
}

async function versionSince(engine: Engine, since?: number) {
  const query = since === undefined ? "" : `?since=${since}`;
  const response = await engine.handle(new Request(`http://engine.test/caching/cache/version${query}`));
  return (await response.json()).data;
}

/** A pending review of the store. */
function anotherReview() {
  return {
    store_code: "mpc",
    sku: null,
    author_key: "somebody",
    nickname: "Ada",
    summary: "Lovely",
    text: "A lovely gift.",
    rating: 5,
    is_verified: 0,
    status: "pending",
    created_at: new Date().toISOString(),
    decided_at: null,
  };
}

/** Closes the connections by which both processes listen. */
async function cutEars(): Promise<void> {
  const ears = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`;
  expect((await ears.execute(one.db)).rows).toHaveLength(2);
}

// @specification §7 L230-231
describe("invalidating", () => {
  // @specification §3 L144
  test("everything makes a change visible at once in the process that was asked, and soon in the others", async () => {
    await setFreeShipping("99");
    await post(one, "/caching/cache/clearall", { developer: TOKEN });
    await expect.poll(() => freeShippingOf(other)).toBe("99");
    expect(await freeShippingOf(one)).toBe("99");
    await setFreeShipping("49");
    expect(await freeShippingOf(one)).toBe("99");

    const response = await post(one, "/caching/cache/clearall", { developer: TOKEN });
    expect(await response.json()).toEqual({
      status: true,
      message: "",
      data: { cleared: "all" },
      error: null,
    });
    expect(await freeShippingOf(one)).toBe("49");
    await expect.poll(() => freeShippingOf(other)).toBe("49");
  });

  test("a page evicts what belongs to it, in every process, and keeps the rest", async () => {
    await setFreeShipping("99");
    await setTitle("faq", "First");
    await post(one, "/caching/cache/clearall", { developer: TOKEN });
    await expect.poll(() => headingOf(other, "faq")).toBe("First");
    expect([await headingOf(one, "faq"), await freeShippingOf(one)]).toEqual(["First", "99"]);
    await setTitle("faq", "Second");
    await setFreeShipping("49");

    const response = await post(
      one,
      "/caching/cache/clear",
      { developer: TOKEN, pattern: "/faq" },
      { query: "" },
    );
    expect((await response.json()).data).toEqual({ cleared: "/faq" });
    expect([await headingOf(one, "faq"), await freeShippingOf(one)]).toEqual(["Second", "99"]);
    await expect.poll(() => headingOf(other, "faq")).toBe("Second");
  });

  test("a page that is not cached yet makes it visible", async () => {
    expect(await headingOf(one, "new-page")).toBeUndefined();
    const { identifier: _name, ...page } = await one.db
      .selectFrom("cms_page")
      .selectAll()
      .where("identifier", "=", "faq")
      .executeTakeFirstOrThrow();
    await one.db
      .insertInto("cms_page")
      .values({ ...page, identifier: "new-page", meta_title: "New" })
      .execute();
    expect(await headingOf(one, "new-page")).toBeUndefined();
    await post(one, "/caching/cache/clear", { developer: TOKEN, pattern: "/new-page" });
    expect(await headingOf(one, "new-page")).toBe("New");
  });

  test("by the engine's own changes reaches every process", async () => {
    const before = await configurationOf(other, "total_reviews");
    const { id } = await one.db
      .insertInto("review")
      .values(anotherReview())
      .returning("id")
      .executeTakeFirstOrThrow();
    const { token } = await staffMember({ db: one.db, settings }, "owner");
    const response = await post(
      one,
      "/admin-api",
      { Authorization: `Bearer ${token}` },
      {
        query: "mutation ($ids: [ID!]!) { moderateReviews(ids: $ids, decision: APPROVED) { changed } }",
        variables: { ids: [String(id)] },
      },
    );
    expect((await response.json()).data.moderateReviews.changed).toBe(1);
    expect(await configurationOf(one, "total_reviews")).not.toBe(before);
    const counted = await configurationOf(one, "total_reviews");
    await expect.poll(() => configurationOf(other, "total_reviews")).toBe(counted);
  });

  test.each([{}, { developer: "" }, { developer: "another token" }])(
    "is rejected with %o",
    async (headers) => {
      for (const path of ["/caching/cache/clear", "/caching/cache/clearall"]) {
        const response = await post(one, path, { pattern: "/faq", ...(headers as Record<string, string>) });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({
          status: false,
          message: "You are not authorized to perform this action.",
        });
      }
    },
  );

  test("a page without naming it is rejected", async () => {
    expect((await post(one, "/caching/cache/clear", { developer: TOKEN })).status).toBe(400);
  });
});

test("anyone may ask for the invalidations since a version; after too many, everything is invalidated", async () => {
  const { version } = await versionSince(one);
  expect(await versionSince(one, version)).toEqual({ version, patterns: [] });
  await post(one, "/caching/cache/clear", { developer: TOKEN, pattern: "/faq" });
  await post(other, "/caching/cache/clearall", { developer: TOKEN });
  expect(await versionSince(other, version)).toEqual({ version: version + 2, patterns: ["/faq", null] });
  await one.db.transaction().execute(async (transaction) => {
    for (let more = 0; more < 100; more += 1) await invalidateCache(transaction, "/faq");
  });
  expect(await versionSince(one, version)).toEqual({ version: version + 102, patterns: [null] });
  expect(await versionSince(one, version + 1000)).toEqual({ version: version + 102, patterns: [null] });
});

test.runIf(process.env.TEST_DATABASE_URL)("a process whose connection was lost listens again", async () => {
  await setFreeShipping("99");
  await post(one, "/caching/cache/clearall", { developer: TOKEN });
  await expect.poll(() => freeShippingOf(other)).toBe("99");
  await cutEars();
  await setFreeShipping("49");
  await post(one, "/caching/cache/clearall", { developer: TOKEN });
  await expect.poll(() => freeShippingOf(other)).toBe("49");
});

// @specification §7 L232
describe("a mailing campaign", () => {
  test.each([
    ["a4c19d07e2", true],
    ["ffffffffff", false],
    ["", false],
    ["a4c19d07e2,5be0f3128c", false],
  ])("with the id %s belongs to the store: %s", async (id, valid) => {
    const response = await post(
      one,
      "/graphql",
      {},
      { query: "query ($id: String!) { checkmailchimpid(mc_cid: $id) { valid } }", variables: { id } },
    );
    expect((await response.json()).data).toEqual({ checkmailchimpid: { valid } });
  });
});
