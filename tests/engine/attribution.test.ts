import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const FIELDS = "traffic_source affiliate campaign landing_page brand_code";

const ATTRIBUTION = {
  traffic_source: "organic,Affiliate",
  affiliate: "ada",
  campaign: "a4c19d07e2",
  landing_page: "/custom-pet-mugs",
  brand_code: "neon",
};

/** Orders a tag as a page does. */
async function orderedWith(sender: Sender, attribution: object | null) {
  const cart_id = await readyCart(engine, sender);
  const cart = await engine.graphql(
    "query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }",
    { id: cart_id },
    sender,
  );
  const { data } = await engine.graphql(
    `mutation ($input: PlaceOrderForTotalInput!) {
      placeOrderForTotal(input: $input) {
        orderV2 { number additional_information { attribution { ${FIELDS} } } }
        errors { message }
      }
    }`,
    { input: { cart_id, expected_total: cart.data.cart.prices.grand_total.value, attribution } },
    sender,
  );
  expect(data.placeOrderForTotal.errors).toEqual([]);
  return data.placeOrderForTotal.orderV2;
}

const FOUND_BY =
  "organic, Affiliate, affiliate ada, campaign a4c19d07e2, landing page /custom-pet-mugs, brand code neon";

// @specification §3 L131-132
describe("how a buyer found the store", () => {
  test("is on the order, for the staff, and in the buyer's data", async () => {
    const buyer = await customer(engine);
    const order = await orderedWith(buyer, ATTRIBUTION);
    expect(order.additional_information.attribution).toEqual(ATTRIBUTION);

    const { requests } = await staffOrder<{ requests: object[] }>(
      engine,
      order.number,
      "requests { label text }",
    );
    expect(requests).toContainEqual({ label: "How they found us", text: FOUND_BY });
    const email = (await emailsTo(engine, SHOP_EMAIL)).find(({ subject }) => subject.includes(order.number));
    expect(email?.text_body).toContain(`How they found us: ${FOUND_BY}`);

    const exported = await (await engine.rest("/rest/mpc/V1/customers/me/export", {}, buyer)).json();
    expect(exported.data.sales_order[0].additional_information.attribution).toEqual({
      trafficSource: "organic,Affiliate",
      affiliate: "ada",
      campaign: "a4c19d07e2",
      landingPage: "/custom-pet-mugs",
      brandCode: "neon",
    });
  });

  test("is nowhere without their consent", async () => {
    const order = await orderedWith(guest(), null);
    expect(order.additional_information.attribution).toBeNull();
  });

  test("never prevents an order: malformed codes are left out", async () => {
    const order = await orderedWith(guest(), {
      traffic_source: "<script>",
      affiliate: "a".repeat(65),
      campaign: "a b",
      landing_page: "//elsewhere.example",
      brand_code: "neon",
    });
    expect(order.additional_information.attribution).toEqual({
      traffic_source: null,
      affiliate: null,
      campaign: null,
      landing_page: null,
      brand_code: "neon",
    });
    const nothing = await orderedWith(guest(), { affiliate: "<b>" });
    expect(nothing.additional_information.attribution).toBeNull();
  });
});
