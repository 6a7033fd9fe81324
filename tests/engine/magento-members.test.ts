import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, place, readyCart } from "./shopper";

/** Members of Magento's that only other clients query: what the store has is told, the rest is null or empty. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function read(query: string, sender = {}) {
  const { data, errors } = await engine.graphql(query, {}, sender);
  expect(errors).toBeUndefined();
  return data;
}

describe("the store", () => {
  test("lists itself with its currency", async () => {
    const { availableStores, storeConfig, currency } = await read(
      "{ availableStores { store_code store_sort_order } storeConfig { currency { base_currency_symbol } } currency { exchange_rates { currency_to rate } } }",
    );
    expect(availableStores).toEqual([{ store_code: "mpc", store_sort_order: 1 }]);
    expect(storeConfig?.currency).toEqual({ base_currency_symbol: "$" });
    expect(currency?.exchange_rates).toEqual([{ currency_to: "USD", rate: 1 }]);
  });

  test("says that each customer has one wish list, and for how many hours a token is valid", async () => {
    const { storeConfig } = await read(
      "{ storeConfig { magento_wishlist_general_is_enabled maximum_number_of_wishlists customer_access_token_lifetime allow_printed_card printed_card_priceV2 { value } } }",
    );
    expect(storeConfig).toEqual({
      magento_wishlist_general_is_enabled: "1",
      maximum_number_of_wishlists: "1",
      customer_access_token_lifetime: 720,
      allow_printed_card: "0",
      printed_card_priceV2: null,
    });
  });
});

test("categories have their level and path", async () => {
  const { categoryList } = await read(
    '{ categoryList(filters: { url_path: { eq: "wall-art" } }) { uid level path children_count children { uid level path children_count } } }',
  );
  const [parent] = categoryList ?? [];
  if (!parent) throw new Error("There is no such category.");
  expect(parent.level).toBe(2);
  expect(parent.path).toBe(parent.uid);
  for (const child of parent.children ?? [])
    expect(child).toMatchObject({ level: 3, path: `${parent.uid}/${child?.uid}`, children_count: "0" });
  expect(Number(parent.children_count)).toBe(parent.children?.length);
});

test("a customer has a group, and the date of the first order", async () => {
  const ada = await customer(engine);
  const query =
    "{ customer { gender custom_attributes { code } group { uid } orders { date_of_first_order } } }";
  const before = await read(query, ada);
  expect(before.customer).toMatchObject({
    gender: null,
    custom_attributes: [],
    orders: { date_of_first_order: null },
  });
  await place(engine, ada, await readyCart(engine, ada));
  const { customer: after } = await read(
    "{ customer { orders { date_of_first_order items { order_date } } } }",
    ada,
  );
  expect(after.orders?.date_of_first_order).toBe(after.orders?.items[0]?.order_date);
});
