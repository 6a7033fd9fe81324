import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ShippingMethodData } from "~/brand/shipping-data.server";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { ADDRESS, cartWithTag, guest, shipTo } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const ESTIMATE = `mutation ($input: EstimateTotalsInput!) {
  estimateShippingMethods(input: $input) { method_code available error_message amount { value } }
  estimateTotals(input: $input) { cart { prices { totals { code amount { value } } } } }
}`;
const SAN_JUAN = { ...ADDRESS, region: "PR", city: "San Juan", postcode: "00901" };

/** The methods as a merchant changes them in the database. */
async function changeMethods(change: (methods: ShippingMethodData[]) => void): Promise<void> {
  const row = engine.db.selectFrom("shipping_setting").select("content");
  const { content } = await row.where("name", "=", "methods").executeTakeFirstOrThrow();
  const methods = JSON.parse(content);
  change(methods);
  await engine.db
    .updateTable("shipping_setting")
    .set({ content: JSON.stringify(methods) })
    .where("name", "=", "methods")
    .execute();
  clearMemoryCache(engine.db);
}

async function estimate(address: object, quantity = 1) {
  const { id: cart_id, sender } = await cartWithTag(engine, guest(), quantity);
  return engine.graphql(
    ESTIMATE,
    { input: { cart_id, address: { country_code: "US", ...address } } },
    sender,
  );
}

async function regions(): Promise<string[]> {
  const { data } = await engine.graphql("{ countries { available_regions { code } } }");
  return data.countries[0].available_regions.map(({ code }) => code);
}

describe("a zone without a method", () => {
  it.each([
    [{ postcode: "00901" }, "We don't ship to ZIP code 00901.", "postcode"],
    [{ region: { region_code: "GU" } }, "We don't ship to Guam.", "region"],
  ])("is rejected by the estimate: %j", async (address, message, field) => {
    const { errors } = await estimate(address);
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input", field } });
  });

  it("is rejected as a shipping address, and not offered in forms", async () => {
    const { id, sender } = await cartWithTag(engine, guest());
    const { errors } = await shipTo(engine, sender, id, { address: SAN_JUAN });
    expect(errors?.[0]).toMatchObject({
      message: "We don't ship to ZIP code 00901.",
      extensions: { field: "postcode" },
    });
    expect(await regions()).not.toContain("PR");
  });
});

describe("a zone that the merchant opens", () => {
  beforeAll(() =>
    changeMethods(([standard]) => {
      const bands = [
        { maxGrams: 100, plusCents: 400 },
        { maxGrams: 250, plusCents: 1200 },
      ];
      standard.rates.push({ zones: ["territories"], extraDays: 5, canBeFree: false, bands });
    }),
  );

  it("has its methods at the price of the order's weight", async () => {
    const light = (await estimate({ postcode: "00901" })).data;
    expect(light.estimateShippingMethods).toEqual([
      { method_code: "standard", available: true, error_message: null, amount: { value: 10.95 } },
    ]);
    const totals = light.estimateTotals.cart.prices.totals;
    expect(totals.find(({ code }) => code === "shipping")?.amount.value).toBe(10.95);
    const heavier = (await estimate({ postcode: "00901" }, 4)).data;
    expect(heavier.estimateShippingMethods[0].amount.value).toBe(18.95);
  });

  it("says so when an order is too heavy", async () => {
    const { data } = await estimate({ postcode: "00901" }, 9);
    expect(data.estimateShippingMethods).toMatchObject([
      { available: false, error_message: "Your order is too large for Standard Shipping." },
    ]);
  });

  it("promises no free shipping where nothing can be free", async () => {
    const query = `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart {
      free_shipping { threshold { value } } } } }`;
    const thresholdAt = async (postcode: string) => {
      const { id: cart_id, sender } = await cartWithTag(engine, guest());
      const input = { cart_id, address: { country_code: "US", postcode } };
      return (await engine.graphql(query, { input }, sender)).data.estimateTotals.cart.free_shipping;
    };
    expect(await thresholdAt("60601")).toEqual({ threshold: { value: 99 } });
    expect(await thresholdAt("00901")).toBeNull();
  });

  it("is a shipping address, and leaves other zones as they are", async () => {
    const { id, sender } = await cartWithTag(engine, guest());
    const { data } = await shipTo(engine, sender, id, { address: SAN_JUAN });
    const [{ selected_shipping_method }] = data.setShippingAddressesOnCart.cart.shipping_addresses;
    expect(selected_shipping_method.method_code).toBe("standard");
    expect(await regions()).toContain("PR");
    const home = (await estimate({ postcode: "60601" }, 4)).data.estimateShippingMethods;
    expect(home.map(({ amount }) => amount.value)).toEqual([6.95, 12.95, 19.95]);
  });
});
