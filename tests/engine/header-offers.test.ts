import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headerOffers } from "~/engine/content/header-offers";
import { isCurrent } from "~/engine/promotions/coupon";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const year = new Date().getUTCFullYear();
const titlesOn = async (day: string, priceCode: string | null = null) => {
  const offers = await headerOffers(engine.db, "mpc", priceCode, new Date(`${year}-${day}`));
  return offers.map(({ sale_title }) => sale_title);
};

// @specification §3 L117
// @specification §7 L229
describe("the banner's offers", () => {
  it("are shown in their season only, from its first to its last moment", async () => {
    expect(await titlesOn("11-01T03:59:59Z")).not.toContain("Holiday Pet Sale");
    expect(await titlesOn("11-01T04:00:00Z")).toContain("Holiday Pet Sale");
    expect(await titlesOn("12-15T04:59:59Z")).toContain("Holiday Pet Sale");
    expect(await titlesOn("12-15T05:00:01Z")).not.toContain("Holiday Pet Sale");
    expect(await titlesOn("07-01T12:00:00Z")).toContain("Nice to meet you");
  });

  it("promise coupons with the same validity", async () => {
    const offers = await engine.db.selectFrom("header_offer").selectAll().execute();
    const coupons = await engine.db.selectFrom("coupon").selectAll().execute();
    const promised = offers.flatMap((offer) => {
      const coupon = coupons.find(({ code }) => offer.offer_text.includes(code));
      return coupon ? [{ offer, coupon }] : [];
    });
    expect(promised.map(({ coupon }) => coupon.code)).toEqual(["HOLIDAY15", "WELCOME10"]);
    for (const { offer, coupon } of promised) {
      expect([offer.starts_at, offer.ends_at]).toEqual([coupon.starts_at, coupon.ends_at]);
    }
    const holiday = promised[0].coupon;
    expect(isCurrent(holiday, new Date(`${year}-12-01T12:00:00Z`))).toBe(true);
    expect(isCurrent(holiday, new Date(`${year}-12-16T12:00:00Z`))).toBe(false);
  });

  it("may be for one price code only", async () => {
    const [offer] = await engine.db.selectFrom("header_offer").selectAll().orderBy("position").execute();
    const own = {
      ...offer,
      position: 99,
      sale_title: "For you",
      price_code: "Ni45OQ==",
      starts_at: null,
      ends_at: null,
    };
    await engine.db.insertInto("header_offer").values(own).execute();
    clearMemoryCache(engine.db);
    expect(await titlesOn("07-01T12:00:00Z")).not.toContain("For you");
    expect(await titlesOn("07-01T12:00:00Z", "Ni45OQ==")).toContain("For you");
    await engine.db
      .updateTable("configuration")
      .set({ value: "6.99" })
      .where("key", "=", "expired_price_codes")
      .execute();
    clearMemoryCache(engine.db);
    expect(await titlesOn("07-01T12:00:00Z", "Ni45OQ==")).not.toContain("For you");
  });
});
