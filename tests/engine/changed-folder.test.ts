import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StoreData, storeDataOf } from "~/brand/store-data.server";
import { readConfiguration } from "~/engine/content/configuration";
import { folderDifferences } from "~/engine/content/folder-differences";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { findPriceOffers } from "~/engine/promotions/price-code-offers";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { seedStore } from "~/engine/shared/seed-store";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeEach(async () => {
  engine = await openFixture();
});
afterEach(() => engine.close());

function folder(changes: Partial<StoreData> = {}): StoreData {
  return { ...storeDataOf("mpc", engine.settings), ...changes };
}

function withConfiguration(changes: Record<string, string>): StoreData {
  return folder({ configuration: { ...folder().configuration, ...changes } });
}

/** Starts the store with a changed folder. */
async function start(store: StoreData): Promise<void> {
  await seedStore(engine.db, store);
  clearMemoryCache(engine.db);
}

async function setByOwner(key: string, value: string): Promise<void> {
  await engine.db.updateTable("configuration").set({ value }).where("key", "=", key).execute();
  clearMemoryCache(engine.db);
}

async function configured(key: string): Promise<string | undefined> {
  return (await readConfiguration(engine.db, "mpc")).get(key);
}

describe("a changed configuration.yaml", () => {
  test("takes effect at the next start, on the pages too", async () => {
    await start(withConfiguration({ free_shipping_price: "79", standard_ship_days: "3" }));
    expect(await configured("free_shipping_price")).toBe("79");
    expect(
      await folderDifferences(
        engine.db,
        withConfiguration({ free_shipping_price: "79", standard_ship_days: "3" }),
      ),
    ).toEqual([]);
    const { data } = await engine.graphql('{ cmsPage(identifier: "shipping") { content } }');
    expect(data.cmsPage.content).toContain("free on orders of $79 or more");
    expect(data.cmsPage.content).toContain('<th scope="row">Standard</th><td>6</td>');
  });

  test("leaves what the owner changed at run time, which each start reports", async () => {
    await setByOwner("free_shipping_price", "59");
    const changed = withConfiguration({ free_shipping_price: "79" });
    await start(changed);
    expect(await configured("free_shipping_price")).toBe("59");
    const [line, ...more] = await folderDifferences(engine.db, changed);
    expect(more).toEqual([]);
    expect(line).toContain(
      'Configuration free_shipping_price of mpc: its folder says "79", the database "59"',
    );
  });

  test("ends a value that it no longer has, unless the owner changed it", async () => {
    await start(withConfiguration({ own_key: "1", other_key: "1" }));
    await setByOwner("other_key", "2");
    await start(folder());
    expect([await configured("own_key"), await configured("other_key")]).toEqual([undefined, "2"]);
  });

  test("adopts an older database's values as the owner's", async () => {
    await setByOwner("free_shipping_price", "59");
    await engine.db.deleteFrom("seeded_row").execute();
    await start(withConfiguration({ minimum_shiping_price: "5.95" }));
    expect(await configured("free_shipping_price")).toBe("59");
  });
});

test.each(["-5", "free", "79<"])(
  "a wrong value %j in the database is ignored and reported by name",
  async (wrong) => {
    await setByOwner("free_shipping_price", wrong);
    expect(await configured("free_shipping_price")).toBe("99");
    expect(await folderDifferences(engine.db, folder())).toEqual([
      `Configuration free_shipping_price of mpc in the database is ignored: it must be an amount in dollars such as 99 or 6.95, or empty, not ${JSON.stringify(wrong)}.`,
    ]);
  },
);

describe("what is removed from the folder", () => {
  const without = () => {
    const { coupons, priceCodes, pages, posts, blocks, urlRewrites, wrappings } = folder();
    return folder({
      coupons: coupons.filter(({ code }) => code !== "PAWS5"),
      priceCodes: priceCodes.filter(({ code }) => code !== "SALE"),
      pages: pages.filter(({ identifier }) => identifier !== "about-us"),
      posts: posts.slice(1),
      blocks: blocks.slice(1),
      urlRewrites: Object.fromEntries(Object.entries(urlRewrites).slice(1)),
      wrappings: wrappings.slice(1),
    });
  };
  const TABLES = [
    "coupon",
    "price_code",
    "cms_page",
    "blog_post",
    "cms_block",
    "url_rewrite",
    "gift_wrapping",
  ] as const;
  const counts = () =>
    Promise.all(
      TABLES.map(async (table) => (await engine.db.selectFrom(table).select("store_code").execute()).length),
    );

  test("ends: one coupon, price code, page, post, block, address and gift wrap less", async () => {
    const before = await counts();
    await start(without());
    expect(await counts()).toEqual(before.map((count) => count - 1));
    const { current } = await findPriceOffers(engine.db, "mpc", encodePriceCode("SALE"), new Date());
    expect(current).toEqual([]);
    await start(folder());
    expect(await counts()).toEqual(before);
  });

  test("stays when the owner changed it or made it", async () => {
    await engine.db
      .updateTable("cms_page")
      .set({ title: "We" })
      .where("identifier", "=", "about-us")
      .execute();
    const page = await engine.db.selectFrom("cms_page").selectAll().executeTakeFirstOrThrow();
    await engine.db
      .insertInto("cms_page")
      .values({ ...page, identifier: "my-own" })
      .execute();
    await start(without());
    const kept = await engine.db
      .selectFrom("cms_page")
      .select("title")
      .where("identifier", "in", ["about-us", "my-own"])
      .execute();
    expect(kept).toHaveLength(2);
  });
});

// @specification §4 L169
describe("a price code that anybody can guess", () => {
  const SALE = encodePriceCode("SALE");
  const offers = async (now = new Date()) => {
    const { current, ended } = await findPriceOffers(engine.db, "mpc", SALE, now);
    return { current: current.length, ended: ended.length };
  };
  const changed = (change: object) =>
    folder({
      priceCodes: folder().priceCodes.map((code) => (code.code === "SALE" ? { ...code, ...change } : code)),
    });

  test("ends on the day its folder says", async () => {
    await start(changed({ endsAt: "2026-12-01T05:00:00Z" }));
    expect(await offers(new Date("2026-12-01T04:59:00Z"))).toEqual({ current: 1, ended: 0 });
    expect(await offers(new Date("2026-12-01T05:01:00Z"))).toEqual({ current: 0, ended: 1 });
  });

  test("is limited to the products its folder lists", async () => {
    await start(changed({ skus: ["pet-tag", "photo-mug"] }));
    const { current } = await findPriceOffers(engine.db, "mpc", SALE, new Date());
    expect(current.map(({ sku }) => sku).sort()).toEqual(["pet-tag", "photo-mug"]);
  });

  test("stays ended by the owner when the folder changes, and is reported", async () => {
    const ends_at = "2020-01-01T00:00:00.000Z";
    await engine.db.updateTable("price_code").set({ ends_at }).where("code", "=", "SALE").execute();
    await engine.db.deleteFrom("coupon").where("code", "=", "PAWS5").execute();
    await start(withConfiguration({ free_shipping_price: "79" }));
    expect(await offers()).toEqual({ current: 0, ended: 1 });
    const coupons = await engine.db.selectFrom("coupon").select("code").execute();
    expect(coupons.map(({ code }) => code)).not.toContain("PAWS5");
    const lines = await folderDifferences(engine.db, withConfiguration({ free_shipping_price: "79" }));
    expect(lines.map((line) => line.split(" of mpc")[0])).toEqual(["Coupon PAWS5", "Price code SALE"]);
  });
});
