import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mayConfirm } from "~/engine/orders/guest-order-rate-limit";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { type EngineFixture, type GraphqlResponse, openFixture, type Sender } from "./engine-fixture";
import { add, customer, designTag, guest, newCart, place, readCart, readyCart, tag } from "./shopper";

/** Each cart becomes one order, regardless of who places it, where and how often. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function placeAt({ handle }: Pick<Engine, "handle">, cartId: string): Promise<string> {
  const query =
    "mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }";
  const response = await handle(
    new Request("http://engine.test/graphql", {
      method: "POST",
      headers: { "Content-Type": "application/json", Store: "mpc" },
      body: JSON.stringify({ query, variables: { id: cartId } }),
    }),
  );
  const { data }: GraphqlResponse = await response.json();
  return data.placeOrder.orderV2.number;
}

function confirmationsOf(number: string) {
  return engine.db
    .selectFrom("mail_outbox")
    .select("id")
    .where("subject", "=", `Your order ${number}`)
    .execute();
}

function placeFor(sender: Sender, cartId: string, total: number) {
  return engine.graphql(
    "mutation ($input: PlaceOrderForTotalInput!) { placeOrderForTotal(input: $input) { orderV2 { number } errors { code message } } }",
    { input: { cart_id: cartId, expected_total: total } },
    sender,
  );
}

async function totalOf(sender: Sender, cartId: string): Promise<number> {
  return (await readCart(engine, sender, cartId)).data.cart.prices.grand_total.value;
}

function orderOfCart(cartId: string, sender: Sender = guest()) {
  return engine.graphql(
    "query ($id: String!) { orderOfCart(cart_id: $id) { number token } }",
    { id: cartId },
    sender,
  );
}

function ordersOf(email: string) {
  return engine.db.selectFrom("sales_order").selectAll().where("email", "=", email).execute();
}

describe("a cart", () => {
  it("ordered many times at once becomes one order with one confirmation", async () => {
    const cartId = await readyCart(engine, guest());
    const responses = await Promise.all(Array.from({ length: 6 }, () => place(engine, guest(), cartId)));
    const numbers = responses.map(({ data }) => data.placeOrder.orderV2.number);
    expect(new Set(numbers).size).toBe(1);
    expect(await confirmationsOf(numbers[0])).toHaveLength(1);
  });

  it.runIf(process.env.TEST_DATABASE_URL)("ordered in two processes at once becomes one order", async () => {
    const others = await Promise.all([openEngine(engine.settings), openEngine(engine.settings)]);
    const cartId = await readyCart(engine, guest());
    const processes = [...others, ...others, ...others];
    const numbers = await Promise.all(processes.map((one) => placeAt(one, cartId)));
    expect(new Set(numbers).size).toBe(1);
    expect(await confirmationsOf(numbers[0])).toHaveLength(1);
    await Promise.all(others.map((one) => one.close()));
  });

  it("can be resolved to its order, by those who may use it", async () => {
    const sender = await customer(engine);
    const own = await readyCart(engine, sender);
    expect((await orderOfCart(own, sender)).data.orderOfCart).toBeNull();
    const { data } = await place(engine, sender, own);
    const { number } = data.placeOrder.orderV2;
    expect((await orderOfCart(own, sender)).data.orderOfCart.number).toBe(number);
    for (const stranger of [guest(), await customer(engine)]) {
      expect((await orderOfCart(own, stranger)).data.orderOfCart).toBeNull();
    }
    expect((await orderOfCart("x".repeat(32), sender)).data.orderOfCart).toBeNull();
    expect((await orderOfCart("no id", sender)).data.orderOfCart).toBeNull();
  });
});

describe("a cart ordered for the total that was shown", () => {
  it("is ordered when it costs that", async () => {
    const cartId = await readyCart(engine, guest());
    const total = await totalOf(guest(), cartId);
    const { data } = await placeFor(guest(), cartId, total);
    const { number } = data.placeOrderForTotal.orderV2;
    const again = await placeFor(guest(), cartId, total + 1);
    expect(again.data.placeOrderForTotal.orderV2.number).toBe(number);
  });

  it("is unchanged when it has another total", async () => {
    const cartId = await readyCart(engine, guest());
    const total = await totalOf(guest(), cartId);
    for (const wrong of [total - 0.01, total + 0.01, 0, -total]) {
      const { data } = await placeFor(guest(), cartId, wrong);
      expect(data.placeOrderForTotal).toEqual({
        orderV2: null,
        errors: [
          {
            code: "UNABLE_TO_PLACE_ORDER",
            message: "Unable to place order: Your cart has changed. Please check the total.",
          },
        ],
      });
    }
    expect((await readCart(engine, guest(), cartId)).data.cart.total_quantity).toBe(1);
  });

  it("is never ordered at another total, however it is changed meanwhile", async () => {
    const sender = guest();
    const design = await designTag(engine, sender);
    for (let time = 0; time < 5; time += 1) {
      const cartId = await readyCart(engine, sender);
      const shown = await totalOf(sender, cartId);
      const [placed] = await Promise.all([
        placeFor(sender, cartId, shown),
        add(engine, sender, cartId, [tag(design, 2)]),
      ]);
      const order = placed.data.placeOrderForTotal.orderV2;
      if (!order) continue;
      const kept = await engine.db
        .selectFrom("sales_order")
        .select("grand_total_cents")
        .where("number", "=", order.number)
        .executeTakeFirstOrThrow();
      expect(kept.grand_total_cents).toBe(Math.round(shown * 100));
    }
  });
});

describe("a guest behind one network", () => {
  const headers = { "X-Forwarded-For": "203.0.113.77" };

  it("cannot flood mailboxes with confirmations, but may pay by card", async () => {
    const sender = { ...guest(), headers };
    await place(engine, sender, await readyCart(engine, sender));
    for (let count = 1; count < 30; count += 1) {
      expect(
        await mayConfirm(
          { db: engine.db, storeCode: "mpc", network: "203.0.113.77" },
          `${count}@example.com`,
        ),
      ).toBe(true);
    }
    const before = (await ordersOf("ada@example.com")).length;
    const cartId = await readyCart(engine, sender);
    const { data } = await place(engine, sender, cartId);
    expect(data.placeOrder.errors[0].message).toContain("Please try again in an hour");
    expect(await ordersOf("ada@example.com")).toHaveLength(before);
    const byCard = await readyCart(engine, sender, { payment: "sandbox_hosted" });
    expect((await place(engine, sender, byCard)).data.placeOrder.errors).toEqual([]);
    expect((await place(engine, guest(), cartId)).data.placeOrder.errors).toEqual([]);
  });

  it("who signs in may order by check once their address is confirmed, and not before", async () => {
    const network = "203.0.113.78";
    for (let count = 1; count <= 30; count += 1) {
      await mayConfirm({ db: engine.db, storeCode: "mpc", network }, `${count}@example.org`);
    }
    const buyer = await customer(engine);
    const sender = { ...buyer, headers: { "X-Forwarded-For": network } };
    const cartId = await readyCart(engine, sender);
    const { data } = await place(engine, sender, cartId);
    expect(data.placeOrder.errors[0].message).toContain("Please try again in an hour");
    const proven = engine.db.updateTable("customer").set({ email_confirmed_at: new Date().toISOString() });
    await proven.where("id", "=", buyer.id).execute();
    expect((await place(engine, sender, cartId)).data.placeOrder.errors).toEqual([]);
  });
});

it("an unknown cart gets the same response as a foreign one", async () => {
  const sender = await customer(engine);
  const own = await readyCart(engine, sender);
  const foreign = await placeFor(guest(), own, 1);
  const unknown = await placeFor(guest(), await newCart(engine, guest()).then(() => "A".repeat(32)), 1);
  expect(foreign.data.placeOrderForTotal.errors[0].code).toBe("CART_NOT_FOUND");
  expect(unknown.data.placeOrderForTotal.errors[0].code).toBe("CART_NOT_FOUND");
});
