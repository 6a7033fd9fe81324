import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESIGN_OPTION, optionUid, optionValueUid } from "~/engine/catalog/option-uid";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, designTag, guest, ownCart, readCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function call(method: string, path: string, sender: Sender = {}, body?: object) {
  const response = await engine.rest(
    `/rest/V1${path}`,
    { method, headers: { "Content-Type": "application/json" }, body: body && JSON.stringify(body) },
    sender,
  );
  return { status: response.status, body: await response.json() };
}

/** A tag with this design in the form of Magento's REST API. */
function tagWith(designId: string, qty = 1) {
  const custom_options = [{ option_id: optionUid("pet-tag", DESIGN_OPTION), option_value: designId }];
  return {
    cartItem: { sku: "pet-tag", qty, product_option: { extension_attributes: { custom_options } } },
  };
}

describe("a guest's cart over REST", () => {
  // @specification §7 L223
  test("is created, filled, changed and emptied, and is the same as over GraphQL", async () => {
    const ada = guest();
    const { body: id } = await call("POST", "/guest-carts", ada);
    expect(id).toMatch(/^\w{32}$/);
    const added = await call(
      "POST",
      `/guest-carts/${id}/items`,
      ada,
      tagWith(await designTag(engine, ada), 2),
    );
    expect(added).toMatchObject({ status: 200, body: [{ sku: "pet-tag", qty: 2, quote_id: id }] });
    const [{ item_id }] = added.body;

    const { body: quote } = await call("GET", `/guest-carts/${id}`, ada);
    expect(quote).toMatchObject({
      id,
      is_active: true,
      items_count: 1,
      items_qty: 2,
      customer_is_guest: true,
    });
    const changed = await call("PUT", `/guest-carts/${id}/items/${item_id}`, ada, { cartItem: { qty: 3 } });
    expect(changed.body).toMatchObject([{ item_id, qty: 3 }]);

    const { body: totals } = await call("GET", `/guest-carts/${id}/totals`, ada);
    const { prices } = (await readCart(engine, ada, id)).data.cart;
    expect(totals).toMatchObject({
      grand_total: prices.grand_total.value,
      subtotal: prices.subtotal_excluding_tax.value,
      items_qty: 3,
      quote_currency_code: "USD",
    });
    expect(totals.total_segments).toEqual(
      prices.totals.map(({ code, label, amount }) => ({ code, title: label, value: amount.value })),
    );
    expect(totals.subtotal).toBe(Math.round(totals.items[0].price * 300) / 100);

    expect(await call("DELETE", `/guest-carts/${id}/items/${item_id}`, ada)).toEqual({
      status: 200,
      body: true,
    });
    expect((await call("GET", `/guest-carts/${id}/items`, ada)).body).toEqual([]);
  });

  test("accepts an undesigned product, in the chosen options", async () => {
    const { body: id } = await call("POST", "/guest-carts");
    const option_id = optionUid("picture-ledge", "length");
    const option_value = optionValueUid("picture-ledge", "length", "48");
    const added = await call(
      "POST",
      `/guest-carts/${id}/items`,
      {},
      {
        cartItem: {
          sku: "picture-ledge",
          qty: 2,
          product_option: { extension_attributes: { custom_options: [{ option_id, option_value }] } },
        },
      },
    );
    expect(added.body).toMatchObject([{ sku: "picture-ledge", qty: 2, price: 40.99 }]);
  });

  test.each([
    [{}, 400],
    [{ cartItem: { sku: "pet-tag", qty: "many" } }, 400],
    [{ cartItem: { sku: "no-such-thing", qty: 1 } }, 400],
    [tagWith("A".repeat(32)), 400],
  ])("rejects %j", async (body, status) => {
    const { body: id } = await call("POST", "/guest-carts");
    const response = await call("POST", `/guest-carts/${id}/items`, {}, body);
    expect(response.status).toBe(status);
    expect(response.body.message).toBeTruthy();
    expect((await call("GET", `/guest-carts/${id}/items`)).body).toEqual([]);
  });

  // @specification §8 L276
  test("that does not exist is reported in Magento's format", async () => {
    const id = "A".repeat(32);
    for (const below of ["", "/items", "/totals"]) {
      expect(await call("GET", `/guest-carts/${id}${below}`)).toEqual({
        status: 404,
        body: {
          message: "No such entity with %fieldName = %fieldValue",
          parameters: { fieldName: "cartId", fieldValue: id },
        },
      });
    }
  });
});

describe("a customer's cart over REST", () => {
  test("is not created by reading it", async () => {
    const grace = await customer(engine);
    expect(await call("GET", "/carts/mine", grace)).toEqual({
      status: 404,
      body: {
        message: "No such entity with %fieldName = %fieldValue",
        parameters: { fieldName: "customerId", fieldValue: String(grace.id) },
      },
    });
    for (const below of ["/items", "/totals"]) {
      expect(await call("GET", `/carts/mine${below}`, grace)).toEqual({
        status: 404,
        body: { message: "Current customer does not have an active cart." },
      });
    }
  });

  test("is created once, and is the same as over GraphQL", async () => {
    const grace = await customer(engine);
    const { body: id } = await call("POST", "/carts/mine", grace);
    expect((await call("POST", "/carts/mine", grace)).body).toBe(id);
    expect(await ownCart(engine, grace)).toBe(id);
    const added = await call("POST", "/carts/mine/items", grace, tagWith(await designTag(engine, grace)));
    const [{ item_id }] = added.body;
    expect((await call("GET", "/carts/mine", grace)).body).toMatchObject({
      id,
      items_count: 1,
      customer: { email: grace.email },
      customer_is_guest: false,
    });
    expect((await call("GET", "/carts/mine/totals", grace)).body.items_qty).toBe(1);
    await call("PUT", `/carts/mine/items/${item_id}`, grace, { cartItem: { qty: 4 } });
    expect((await call("GET", "/carts/mine/items", grace)).body).toMatchObject([{ item_id, qty: 4 }]);
    expect((await call("DELETE", `/carts/mine/items/${item_id}`, grace)).body).toBe(true);
  });
});

describe("a customer's orders over REST", () => {
  test("are listed, newest first, and shown by number", async () => {
    const grace = await customer(engine);
    const older = await ordered(engine, grace);
    const newer = await ordered(engine, grace);
    const { body: list } = await call("GET", "/orders/mine?searchCriteria[pageSize]=1", grace);
    expect(list).toMatchObject({
      items: [{ increment_id: newer.number }],
      total_count: 2,
      search_criteria: { page_size: 1, current_page: 1 },
    });
    const second = await call(
      "GET",
      "/orders/mine?searchCriteria[pageSize]=1&searchCriteria[currentPage]=2",
      grace,
    );
    expect(second.body.items).toMatchObject([{ increment_id: older.number }]);
    const { body: order } = await call("GET", `/orders/mine/${newer.number}`, grace);
    expect(order).toMatchObject({ increment_id: newer.number, items: [{ sku: "pet-tag" }] });
    expect(order.grand_total).toBeGreaterThan(0);
  });

  test.each(["pageSize]=9000", "pageSize]=many", "pageSize]=1.5", "currentPage]=0", "currentPage]=1e99"])(
    "are not listed for an invalid page: %s",
    async (criterion) => {
      const asked = await call("GET", `/orders/mine?searchCriteria[${criterion}`, await customer(engine));
      expect(asked.status).toBe(400);
    },
  );
});

const WITH_A_BEARER = [
  ["POST", "/carts/mine"],
  ["GET", "/carts/mine"],
  ["GET", "/carts/mine/items"],
  ["GET", "/carts/mine/totals"],
  ["POST", "/carts/mine/items"],
  ["PUT", "/carts/mine/items/AAAA"],
  ["DELETE", "/carts/mine/items/AAAA"],
  ["GET", "/orders/mine"],
  ["GET", "/orders/mine/MPC1"],
];

test.each(WITH_A_BEARER)("%s %s requires signing in", async (method, path) => {
  for (const sender of [{}, { token: "a token that is none, long enough" }]) {
    expect(await call(method, path, sender, method === "GET" ? undefined : {})).toEqual({
      status: 401,
      body: {
        message: "The consumer isn't authorized to access %resources.",
        parameters: { resources: "self" },
      },
    });
  }
});
