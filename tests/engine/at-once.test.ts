import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import {
  add,
  applyCoupon,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  place,
  readCart,
  readyCart,
  tag,
} from "./shopper";

/** Concurrent requests of several tabs, or several shoppers. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function times<Result>(count: number, act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

test("carts are read, changed and ordered while the catalog is reloaded", async () => {
  const ids = await times(12, () => readyCart(engine, guest()));
  const placed = await Promise.all(
    ids.map(async (id) => {
      const [, , order] = await Promise.all([
        readCart(engine, guest(), id),
        applyCoupon(engine, guest(), id, "WELCOME10"),
        place(engine, guest(), id),
        readCart(engine, guest(), id),
      ]);
      return order.data.placeOrder.orderV2.number;
    }),
  );
  expect(new Set(placed).size).toBe(ids.length);
});

test("the same design added in several tabs is combined into one line", async () => {
  const sender = guest();
  const id = await newCart(engine, sender);
  const design = await designTag(engine, sender);
  await times(6, () => add(engine, sender, id, [tag(design)]));
  const { data } = await readCart(engine, sender, id);
  expect(data.cart).toMatchObject({ total_quantity: 6, itemsV2: { total_count: 1 } });
});

test("a customer gets one cart", async () => {
  const sender = await customer(engine);
  const ids = await times(5, () => ownCart(engine, sender));
  expect(new Set(ids).size).toBe(1);
});

test("a guest's cart is merged once", async () => {
  const sender = await customer(engine);
  const visitor = { owner: sender.owner };
  const from = await newCart(engine, visitor);
  await add(engine, visitor, from, [tag(await designTag(engine, visitor), 2)]);
  const responses = await times(4, () =>
    engine.graphql(
      "mutation ($from: String!) { mergeCarts(source_cart_id: $from) { id } }",
      { from },
      sender,
    ),
  );
  expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
  const { data } = await readCart(engine, sender, await ownCart(engine, sender));
  expect(data.cart.total_quantity).toBe(2);
});
