import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { visitorCatalog } from "~/engine/promotions/price-code-catalog";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { applyRate } from "~/engine/totals/money";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { carrying, endOffers, inHours, offer, productPrices, TAG } from "./price-codes";
import { guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
afterEach(() => endOffers(engine));

const TENTH = encodePriceCode("SALE");

describe("the catalog", () => {
  // @specification §4 L169
  it("has the price of a code for visitors with that code only", async () => {
    await offer(engine);
    const normal = await productPrices(engine, "pet-tag");
    const own = await productPrices(engine, "pet-tag", TAG);
    expect(own).toMatchObject({ price: 5, regular: normal.price });
    expect(await productPrices(engine, "pet-tag")).toEqual(normal);
    expect(await productPrices(engine, "pet-tag", encodePriceCode("TAG6"))).toEqual(normal);
  });

  it("is cached by offers: different codes never share prices, equal ones are computed once", async () => {
    await offer(engine);
    const of = (priceCache: string | null) =>
      visitorCatalog({
        db: engine.db,
        storeCode: "mpc",
        priceCache,
        previewDraft: async () => null,
        previewContent: async () => null,
      });
    const cents = async (code: string | null) => (await of(code)).bySku.get("pet-tag")?.price_cents ?? 0;
    const normal = await cents(null);
    expect([await cents(TAG), await cents(TENTH), await cents(null)]).toEqual([
      500,
      normal - applyRate(normal, 1000),
      normal,
    ]);
    expect(await of(TAG)).toBe(await of(TAG));
    expect(await of(`${TAG} ${TAG} ${TAG}`)).toBe(await of(TAG));
    expect(await of(`${TENTH} ${TAG}`)).toBe(await of(`${TAG} ${TENTH}`));
    expect(await of(encodePriceCode("unknown"))).toBe(await of(null));
  });

  it.each([
    ["a price", encodePriceCode("0.01")],
    ["no base64", "TAG5"],
    ["a long one", TAG.repeat(60)],
    ["words of the database", encodePriceCode("' or 1=1 --")],
  ])("has its regular prices for a code that is %s", async (_case, code) => {
    await offer(engine);
    expect(await productPrices(engine, "pet-tag", code)).toEqual(await productPrices(engine, "pet-tag"));
  });

  it("applies a rate to every part of a price, but not to gift certificates", async () => {
    const normal = await productPrices(engine, "canvas-print");
    const own = await productPrices(engine, "canvas-print", TENTH);
    expect(own.price).toBeCloseTo(Math.round(normal.price * 90) / 100, 2);
    const added = (prices: typeof own, size: string) =>
      prices.choices.find(({ code }) => code === "size")?.values.find(({ code }) => code === size);
    expect(added(own, "16x20")?.price.value).toBeCloseTo((added(normal, "16x20")?.price.value ?? 0) * 0.9, 2);
    expect(added(own, "16x20")?.regular_price.value).toBe(added(normal, "16x20")?.price.value);
    expect(await productPrices(engine, "gift-certificate", TENTH)).toEqual(
      await productPrices(engine, "gift-certificate"),
    );
  });

  it("reduces one size to the price of its code and keeps the others", async () => {
    const { price, regular, choices } = await productPrices(
      engine,
      "free-canvas",
      encodePriceCode("6.9911x14at"),
    );
    const size = choices.find(({ code }) => code === "size")?.values ?? [];
    const totals = Object.fromEntries(
      size.map((value) => [value.code, Math.round((price + value.price.value) * 100)]),
    );
    expect(totals).toEqual({ "8x8": 1399, "8x10": 1599, "11x14": 699, "12x12": 1945 });
    const otherwise = size.map((value) => Math.round((regular + value.regular_price.value) * 100));
    expect(otherwise).toEqual([2999, 3399, 3799, 3899]);
  });

  it("uses the better of two codes", async () => {
    await offer(engine);
    expect((await productPrices(engine, "pet-tag", TENTH, TAG)).price).toBe(5);
    expect((await productPrices(engine, "pet-tag", TAG, TENTH)).price).toBe(5);
  });

  it("lists, sorts and filters by the price of the code", async () => {
    await offer(engine, { price_cents: 1 });
    const { data } = await engine.graphql(
      `{ products(filter: { price: { to: "0.50" } }, sort: { price: ASC }) { items { sku } }
         route(url: "engraved-pet-tag") { ... on SimpleProduct { price_range { minimum_price { final_price { value } } } } } }`,
      {},
      carrying(guest(), TAG),
    );
    expect(data.products.items.map(({ sku }) => sku)).toEqual(["pet-tag"]);
  });

  // @specification §9 L303
  it("has the landing pages' prices, which stay when the regular price rises", async () => {
    const codes = {
      "free-photo-canvas": "9.99",
      "free-pillow": "10.06",
      "sale-magnet": "4.99",
      "dog-wall-set": "69.99",
      "photo-board": "22.63",
    };
    for (const [sku, code] of Object.entries(codes)) {
      expect((await productPrices(engine, sku)).price).toBe(Number(code));
      await engine.db.updateTable("product").set({ price_cents: 9999 }).where("sku", "=", sku).execute();
      clearMemoryCache(engine.db);
      expect((await productPrices(engine, sku)).price).toBe(99.99);
      expect((await productPrices(engine, sku, encodePriceCode(code))).price).toBe(Number(code));
    }
  });
});

describe("an offer", () => {
  it.each([
    ["has not begun", { starts_at: inHours(1) }],
    ["has ended", { ends_at: inHours(-1) }],
    ["is another store's", { store_code: "neon" }],
    ["is dearer than the normal price", { price_cents: 100_000 }],
  ])("changes nothing when it %s", async (_case, change) => {
    const normal = await productPrices(engine, "pet-tag");
    await offer(engine, change);
    expect(await productPrices(engine, "pet-tag", TAG)).toEqual(normal);
    await engine.db.deleteFrom("price_code").where("store_code", "=", "neon").execute();
  });

  it("ends when the configuration lists its code as expired", async () => {
    await offer(engine);
    const normal = await productPrices(engine, "pet-tag");
    await engine.db
      .updateTable("configuration")
      .set({ value: "OTHER, TAG5" })
      .where("key", "=", "expired_price_codes")
      .execute();
    clearMemoryCache(engine.db);
    expect(await productPrices(engine, "pet-tag", TAG)).toEqual(normal);
  });
});
