import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { ADDRESS, cartWithTag, customer, guest, ownCart, readCart, shipBy, shipTo } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const ESTIMATE = `mutation ($input: EstimateTotalsInput!) {
  estimateShippingMethods(input: $input) {
    carrier_code method_code available error_message amount { value } price_excl_tax { value } price_incl_tax { value }
    additional_info { offer_description free_shipping }
  }
  estimateTotals(input: $input) { cart {
    id
    prices { grand_total { value } applied_taxes { label amount { value } } totals { code amount { value } } }
    shipping_addresses { region { code label } selected_shipping_method { method_code } }
  } }
}`;

function estimate(sender: Sender, cart_id: string, address: object, method?: string) {
  const shipping_method = method && { carrier_code: "mpc", method_code: method };
  const input = { cart_id, address: { country_code: "US", ...address }, shipping_method };
  return engine.graphql(ESTIMATE, { input }, sender);
}

async function estimated(cart: { id: string; sender: Sender }, address: object, method?: string) {
  const { data } = await estimate(cart.sender, cart.id, address, method);
  return { methods: data.estimateShippingMethods, cart: data.estimateTotals.cart };
}

describe("an estimate", () => {
  it("determines the state of the ZIP code, its tax and the first shipping method, and stores nothing", async () => {
    const shopper = await cartWithTag(engine, guest(), 2);
    const before = await readCart(engine, shopper.sender, shopper.id);
    const { cart, methods } = await estimated(shopper, { postcode: "60601" });
    expect(methods.map(({ method_code, available }) => [method_code, available])).toEqual([
      ["standard", true],
      ["express", true],
      ["priority", true],
    ]);
    expect(methods[0].additional_info.offer_description).toMatch(/^Arrives by \w{3}, \w{3} \d+$/);
    expect(cart.shipping_addresses).toEqual([
      { region: { code: "IL", label: "Illinois" }, selected_shipping_method: { method_code: "standard" } },
    ]);
    expect(cart.prices.applied_taxes[0].label).toBe("Sales tax (Chicago, Illinois)");
    expect(cart.prices.totals.map(({ code }) => code)).toEqual([
      "subtotal",
      "shipping",
      "tax",
      "grand_total",
    ]);
    expect(await readCart(engine, shopper.sender, shopper.id)).toEqual(before);
  });

  // @specification §3 L105
  it("equals the cart's total with an address in that place", async () => {
    const shopper = await cartWithTag(engine, guest(), 3);
    const { cart } = await estimated(shopper, { postcode: "95814" }, "express");
    await shipTo(engine, shopper.sender, shopper.id, { address: ADDRESS });
    const { data } = await shipBy(engine, shopper.sender, shopper.id, "express");
    const { prices } = data.setShippingMethodsOnCart.cart;
    expect(cart.prices.grand_total.value).toBe(prices.grand_total.value);
    expect(cart.prices.applied_taxes).toEqual(prices.applied_taxes);
  });

  it("includes the tax on shipping where the state taxes it", async () => {
    const shopper = await cartWithTag(engine);
    const [, inChicago] = (await estimated(shopper, { postcode: "60601" })).methods;
    expect(inChicago.price_excl_tax.value).toBe(12.95);
    expect(inChicago.price_incl_tax.value).toBe(14.28);
    const [, inSacramento] = (await estimated(shopper, { postcode: "95814" })).methods;
    expect(inSacramento.price_incl_tax.value).toBe(12.95);
  });

  it("has no tax in a state without one", async () => {
    const shopper = await cartWithTag(engine);
    const { cart } = await estimated(shopper, { postcode: "97201" });
    expect(cart.prices.applied_taxes).toEqual([]);
  });

  it("uses only the state when no ZIP code is given", async () => {
    const shopper = await cartWithTag(engine);
    const byCode = await estimated(shopper, { region: { region_code: "IL" } });
    const byNumber = await estimated(shopper, { region: { region_id: 23 } });
    expect(byCode.cart.prices.applied_taxes[0].label).toBe("Sales tax (Illinois)");
    expect(byNumber.cart).toEqual(byCode.cart);
  });

  it("ships standard for free from the configured amount on", async () => {
    const few = await estimated(await cartWithTag(engine, guest(), 1), { postcode: "60601" });
    const many = await estimated(await cartWithTag(engine, guest(), 20), { postcode: "60601" });
    const free = ({ methods }: typeof few) =>
      methods.map(({ additional_info }) => additional_info.free_shipping);
    expect(free(few)).toEqual([false, false, false]);
    expect(free(many)).toEqual([true, false, false]);
  });

  it("uses the configured prices", async () => {
    const shopper = await cartWithTag(engine);
    const configure = (value: string) =>
      engine.db
        .updateTable("configuration")
        .set({ value })
        .where("key", "=", "minimum_shiping_price")
        .execute();
    await configure("4.95");
    const { methods } = await estimated(shopper, { postcode: "60601" });
    await configure("6.95");
    expect(methods.map(({ amount }) => amount.value)).toEqual([4.95, 10.95, 17.95]);
  });

  it.each([
    [{ postcode: "96910" }, "We don't ship to ZIP code 96910.", "postcode"],
    [{ postcode: "09012" }, "We don't ship to ZIP code 09012.", "postcode"],
    [{ postcode: "1234" }, "Please enter a valid zip/postal code.", "postcode"],
    [{}, "This is a required field.", "postcode"],
    [
      { postcode: "60601", region: { region_code: "CA" } },
      "ZIP code 60601 is in Illinois, not in California.",
      "postcode",
    ],
    [{ region: { region: "Bavaria" } }, "Please choose a US state.", "region"],
    [{ country_code: "CA", postcode: "60601" }, "We only ship within the United States.", "country_code"],
  ])("with %j is rejected: %s", async (address, message, field) => {
    const { id, sender } = await cartWithTag(engine);
    const { errors } = await estimate(sender, id, address);
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input", field } });
  });

  it("with an unknown method is rejected", async () => {
    const { id, sender } = await cartWithTag(engine);
    const { errors } = await estimate(sender, id, { postcode: "60601" }, "pigeon");
    expect(errors?.[0].message).toBe("Please choose one of the shipping methods.");
  });

  it("requires permission to use the cart", async () => {
    const owner = await customer(engine);
    const cartId = await ownCart(engine, owner);
    for (const stranger of [guest(), await customer(engine)]) {
      const foreign = await estimate(stranger, cartId, { postcode: "60601" });
      expect(foreign.errors?.[0].message).toBe(`Could not find a cart with ID "${cartId}"`);
    }
    expect((await estimate(owner, cartId, { postcode: "60601" })).errors).toBeUndefined();
  });

  it("of a cart without shipped items lists no shipping method", async () => {
    await engine.db.updateTable("product").set({ is_virtual: 1 }).where("sku", "=", "pet-tag").execute();
    const shopper = await cartWithTag(engine);
    const { methods } = await estimated(shopper, { postcode: "60601" });
    await engine.db.updateTable("product").set({ is_virtual: 0 }).where("sku", "=", "pet-tag").execute();
    expect(methods).toEqual([]);
  });
});
