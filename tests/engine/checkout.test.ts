import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { configure } from "./memberships";
import {
  ADDRESS,
  add,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  payBy,
  readCart,
  setEmail,
  shipBy,
  shipTo,
  tag,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function cart(quantity = 1) {
  const sender = guest();
  const id = await newCart(engine, sender);
  await add(engine, sender, id, [tag(await designTag(engine, sender), quantity)]);
  return { id, sender };
}

// @specification §3 L114
describe("the shipping address", () => {
  // @specification §3 L106
  // @specification §4 L160
  it("determines the shipping methods, selects the first, and adds the state's tax", async () => {
    const { id, sender } = await cart();
    const { data } = await shipTo(engine, sender, id, { address: ADDRESS });
    const { billing_address, prices, shipping_addresses } = data.setShippingAddressesOnCart.cart;
    const [address] = shipping_addresses;
    expect(address).toMatchObject({
      firstname: "Ada",
      street: ["12 Analytical Way"],
      region: { code: "CA", label: "California" },
      country: { code: "US" },
      selected_shipping_method: { method_code: "standard", amount: { value: 6.95 } },
    });
    expect(
      address.available_shipping_methods.map((method) => [method.method_code, method.amount.value]),
    ).toEqual([
      ["standard", 6.95],
      ["express", 12.95],
      ["priority", 19.95],
    ]);
    expect(address.available_shipping_methods[0].additional_info.offer_description).toMatch(
      /^Arrives by \w{3}, \w{3} \d+$/,
    );
    expect(billing_address.firstname).toBe("Ada");
    const amounts = prices.totals.map(({ amount }) => amount.value);
    expect(prices.totals.map(({ code }) => code)).toEqual(["subtotal", "shipping", "tax", "grand_total"]);
    expect(amounts[3]).toBeCloseTo(amounts[0] + amounts[1] + amounts[2], 2);
    expect(prices.applied_taxes[0].amount.value).toBe(amounts[2]);
  });

  it("is stored as entered except for spaces, also with the state's name", async () => {
    const { id, sender } = await cart();
    const address = { ...ADDRESS, firstname: "  Ada ", region: "california" };
    const { data } = await shipTo(engine, sender, id, { address });
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0]).toMatchObject({
      firstname: "Ada",
      region: { code: "CA" },
    });
  });

  it.each([
    ["firstname", "", "This is a required field."],
    ["lastname", "   ", "This is a required field."],
    ["street", [], "This is a required field."],
    ["street", ["a", "b", "c", "d"], "Please use at most 3 lines."],
    ["city", "", "This is a required field."],
    ["city", "Sacra\u0007mento", "Please enter plain text."],
    ["city", "x".repeat(100_000), "Please enter no more than 255 characters."],
    ["region", "Bavaria", "Please choose a US state."],
    ["region", null, "This is a required field."],
    ["postcode", "ABCDE", "Please enter a valid zip/postal code."],
    ["postcode", "9581", "Please enter a valid zip/postal code."],
    ["postcode", null, "This is a required field."],
    ["telephone", "call me", "Please enter a valid phone."],
    ["telephone", "123", "Please enter a valid phone."],
    ["country_code", "DE", "We only ship within the United States."],
  ])("with an invalid %s (%.20s) is rejected, and the field is named", async (field, value, message) => {
    const { id, sender } = await cart();
    const { errors } = await shipTo(engine, sender, id, { address: { ...ADDRESS, [field]: value } });
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input", field } });
    const { data } = await readCart(engine, sender, id);
    expect(data.cart.shipping_addresses).toEqual([]);
  });

  // @specification §3 L118
  it("is within the configured postcode_range, and so is an estimate", async () => {
    const { id, sender } = await cart();
    const messages = async (postcode_range: string) => {
      await configure(engine, "postcode_range", postcode_range);
      const shipped = await shipTo(engine, sender, id, { address: ADDRESS });
      const estimated = await engine.graphql(
        "mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { id } } }",
        { input: { cart_id: id, address: { country_code: "US", postcode: "95814" } } },
        sender,
      );
      return [shipped, estimated].map(({ errors }) => errors?.[0] ?? null);
    };
    const rejection = { message: "We don't ship to ZIP code 95814.", extensions: { field: "postcode" } };
    try {
      expect(await messages("00501-95813, 95815-99950")).toMatchObject([rejection, rejection]);
      expect(await messages("00501-10000,95814-95814")).toEqual([null, null]);
      expect(await messages("everywhere")).toEqual([null, null]);
    } finally {
      await configure(engine, "postcode_range", "00501-99950");
    }
  });

  it("is exactly one, not two or none", async () => {
    const { id, sender } = await cart();
    const set = `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) { cart { id } } }`;
    for (const shipping_addresses of [[], [{ address: ADDRESS }, { address: ADDRESS }], [{}]]) {
      const { errors } = await engine.graphql(set, { input: { cart_id: id, shipping_addresses } }, sender);
      expect(errors?.[0].extensions.category).toBe("graphql-input");
    }
  });

  it("may come from the customer's own address book, not from another's", async () => {
    const [ada, eve] = [await customer(engine), await customer(engine)];
    const { id: addressId } = await engine.db
      .insertInto("customer_address")
      .values({
        customer_id: ada.id,
        firstname: "Ada",
        lastname: "Byron",
        company: null,
        street: JSON.stringify(["1 Book Street"]),
        city: "Sacramento",
        region_code: "CA",
        postcode: "95814",
        country_code: "US",
        telephone: "9165550123",
        default_billing: 1,
        default_shipping: 1,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const wanted = { customer_address_id: addressId };
    const adas = await ownCart(engine, ada);
    await add(engine, ada, adas, [tag(await designTag(engine, ada))]);
    const own = await shipTo(engine, ada, adas, wanted);
    expect(own.data.setShippingAddressesOnCart.cart.shipping_addresses[0].street).toEqual(["1 Book Street"]);
    const foreign = await shipTo(engine, eve, await ownCart(engine, eve), wanted);
    expect(foreign.errors?.[0].extensions.category).toBe("graphql-no-such-entity");
    const { id, sender } = await cart();
    const asGuest = await shipTo(engine, sender, id, wanted);
    expect(asGuest.errors?.[0].extensions.category).toBe("graphql-no-such-entity");
  });
});

// @specification §3 L106
describe("the shipping method", () => {
  it("is one of the store's and changes the total", async () => {
    const { id, sender } = await cart();
    await shipTo(engine, sender, id, { address: ADDRESS });
    const { data } = await shipBy(engine, sender, id, "priority");
    const [address] = data.setShippingMethodsOnCart.cart.shipping_addresses;
    expect(address.selected_shipping_method).toEqual({ method_code: "priority", amount: { value: 19.95 } });
    const unknown = await shipBy(engine, sender, id, "teleport");
    expect(unknown.errors?.[0].message).toBe("Please choose one of the shipping methods.");
  });

  it("requires an address", async () => {
    const { id, sender } = await cart();
    const { errors } = await shipBy(engine, sender, id, "express");
    expect(errors?.[0].message).toBe("Please enter a shipping address first.");
  });

  it("is only standard for a PO box, also when another was selected before", async () => {
    const { id, sender } = await cart();
    await shipTo(engine, sender, id, { address: ADDRESS });
    await shipBy(engine, sender, id, "express");
    const { data } = await shipTo(engine, sender, id, { address: { ...ADDRESS, street: ["PO Box 12"] } });
    const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses;
    expect(address.selected_shipping_method.method_code).toBe("standard");
    expect(address.available_shipping_methods.map(({ available }) => available)).toEqual([
      true,
      false,
      false,
    ]);
    const { errors } = await shipBy(engine, sender, id, "express");
    expect(errors?.[0].message).toBe("Express Shipping can't deliver to a PO box.");
  });

  it("is free for standard above the configured amount", async () => {
    const { id, sender } = await cart(12);
    const { data } = await shipTo(engine, sender, id, { address: ADDRESS });
    const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses;
    expect(address.selected_shipping_method).toEqual({ method_code: "standard", amount: { value: 0 } });
    expect(address.available_shipping_methods[0].additional_info.free_shipping).toBe(true);
    expect(address.available_shipping_methods[1].amount.value).toBe(12.95);
  });
});

describe("billing and payment", () => {
  const bill = `mutation ($input: SetBillingAddressOnCartInput) {
    setBillingAddressOnCart(input: $input) { cart { billing_address { firstname } } }
  }`;

  it("may have a different billing address", async () => {
    const { id, sender } = await cart();
    await shipTo(engine, sender, id, { address: ADDRESS });
    const own = { address: { ...ADDRESS, firstname: "Charles" } };
    const { data } = await engine.graphql(bill, { input: { cart_id: id, billing_address: own } }, sender);
    expect(data.setBillingAddressOnCart.cart.billing_address.firstname).toBe("Charles");
    const same = { same_as_shipping: true };
    const again = await engine.graphql(bill, { input: { cart_id: id, billing_address: same } }, sender);
    expect(again.data.setBillingAddressOnCart.cart.billing_address.firstname).toBe("Ada");
  });

  it("has exactly one billing address", async () => {
    const { id, sender } = await cart();
    for (const billing_address of [
      {},
      { same_as_shipping: true },
      { same_as_shipping: true, address: ADDRESS },
    ]) {
      const { errors } = await engine.graphql(bill, { input: { cart_id: id, billing_address } }, sender);
      expect(errors?.[0].extensions.category).toBe("graphql-input");
    }
  });

  it("is by card or check only when something is owed", async () => {
    const { id, sender } = await cart();
    const { data } = await payBy(engine, sender, id, "checkmo");
    expect(data.setPaymentMethodOnCart.cart).toMatchObject({
      available_payment_methods: [{ code: "sandbox_hosted" }, { code: "checkmo" }],
      selected_payment_method: { code: "checkmo" },
    });
    for (const code of ["free", "gold", ""]) {
      const { errors } = await payBy(engine, sender, id, code);
      expect(errors?.[0].message).toBe("The requested Payment Method is not available.");
    }
  });

  it("require an email address, stored in lower case", async () => {
    const { id, sender } = await cart();
    const { data } = await setEmail(engine, sender, id, " Ada@Example.com ");
    expect(data.setGuestEmailOnCart.cart.email).toBe("ada@example.com");
    for (const email of [
      "",
      "ada",
      "ada@",
      "a b@example.com",
      "a\u0007@example.com",
      `${"x".repeat(300)}@example.com`,
    ]) {
      const { errors } = await setEmail(engine, sender, id, email);
      expect(errors?.[0]).toMatchObject({ extensions: { category: "graphql-input", field: "email" } });
    }
  });
});
