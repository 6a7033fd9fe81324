import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { giftRule } from "~/engine/carts/free-gift";
import { readConfiguration } from "~/engine/content/configuration";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { seedStore } from "~/engine/shared/seed-store";
import { requirePostcodeInRange } from "~/engine/shipping/postcode-range";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { cartWithTag } from "./shopper";

let engine: EngineFixture;
beforeEach(async () => {
  engine = await openFixture();
});
afterEach(() => engine.close());

/** A folder that switches everything on that the owner has switched off. */
const SWITCHED_ON = {
  auto_add_product_status: "1",
  auto_add_product_sku: "pet-tag",
  auto_add_product_cart_amount: "50",
  postcode_range: "00501-00599",
  pay_later: "1",
};

// @specification §3 L118
describe("a value that the owner has emptied in the database stays switched off", () => {
  /** A database of before the records, as at an upgrade. */
  async function upgraded(changes: Record<string, string>): Promise<void> {
    for (const [key, value] of Object.entries(changes)) {
      await engine.db
        .insertInto("configuration")
        .values({ store_code: "mpc", key, value })
        .onConflict((conflict) => conflict.columns(["store_code", "key"]).doUpdateSet({ value }))
        .execute();
    }
    await engine.db.deleteFrom("seeded_row").execute();
    const store = storeDataOf("mpc", engine.settings);
    await seedStore(engine.db, { ...store, configuration: { ...store.configuration, ...SWITCHED_ON } });
    clearMemoryCache(engine.db);
  }

  test("free shipping, which is not announced either", async () => {
    await upgraded({ free_shipping_price: "" });
    const { id, sender } = await cartWithTag(engine);
    const { data } = await engine.graphql(
      "query ($id: String!) { cart(cart_id: $id) { free_shipping { threshold { value } } } }",
      { id },
      sender,
    );
    expect(data.cart.free_shipping).toBeNull();
    const { data: banner } = await engine.graphql("{ headeroffer { items { offer_text } } }");
    expect(banner.headeroffer.items.length).toBeGreaterThan(0);
    expect(JSON.stringify(banner)).not.toContain("[FREESHIPPING]");
  });

  test.each<Record<string, string>>([
    { auto_add_product_status: "" },
    { auto_add_product_sku: "" },
    { auto_add_product_cart_amount: "" },
  ])("the free gift, by %j", async (changes) => {
    await upgraded(changes);
    expect(giftRule(await readConfiguration(engine.db, "mpc"))).toBeNull();
  });

  test("the limits of shipping", async () => {
    await upgraded({ postcode_range: "" });
    await expect(requirePostcodeInRange(engine.db, "mpc", "95814")).resolves.toBeUndefined();
  });

  test("the member's discount, and a flag", async () => {
    await upgraded({ champ_membership_percent: "", pay_later: "" });
    const values = await readConfiguration(engine.db, "mpc");
    expect([values.get("champ_membership_percent"), values.get("pay_later")]).toEqual(["", ""]);
  });
});

test("ships to each of several ranges of ZIP codes, however they are spaced", async () => {
  const value = " 00501 - 00599,  90000-99950 ";
  await engine.db.updateTable("configuration").set({ value }).where("key", "=", "postcode_range").execute();
  clearMemoryCache(engine.db);
  for (const postcode of ["00501", "95814-1234"]) {
    await expect(requirePostcodeInRange(engine.db, "mpc", postcode)).resolves.toBeUndefined();
  }
  await expect(requirePostcodeInRange(engine.db, "mpc", "60601")).rejects.toThrow("ZIP code 60601");
});
