import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmEmailOf } from "~/engine/customers/email-confirmed";
import { adoptOrders } from "~/engine/orders/adopt-orders";
import { randomId } from "~/engine/shared/secrets";
import { signToken } from "~/engine/shared/signed-token";
import { ordered, type TestOrder } from "./atelier";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, guest, place, readyCart, setEmail } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function find(information: object, visitor = randomId()) {
  return engine.graphql(
    "query ($input: OrderInformationInput!) { guestOrder(input: $input) { number view_token } }",
    { input: information },
    { headers: { "X-Forwarded-For": visitor } },
  );
}

function open(token: string) {
  return engine.graphql(
    "query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }",
    { token },
  );
}

const right = ({ number }: TestOrder) => ({ number, email: "ada@example.com", lastname: "Byron" });

describe("looking up a guest's order", () => {
  it("takes number, address and last name, or the ZIP code, in any spelling", async () => {
    const order = await ordered(engine, guest());
    for (const known of [
      right(order),
      { number: ` #${order.number.toLowerCase()} `, email: " ADA@example.com ", lastname: " býron" },
      { number: order.number, email: "ada@example.com", postcode: "95814-1234" },
    ]) {
      const { data } = await find(known);
      expect(data.guestOrder.number).toBe(order.number);
      expect((await open(data.guestOrder.view_token)).data.guestOrderByToken.number).toBe(order.number);
    }
  });

  it("gives the same response for any mismatch", async () => {
    const order = await ordered(engine, guest());
    const own = await ordered(engine, await customer(engine));
    const wrong = [
      { ...right(order), number: "MPC199999999" },
      { ...right(order), number: "%" },
      { ...right(order), email: "eve@example.com" },
      { ...right(order), email: "" },
      { ...right(order), lastname: "Lovelace" },
      { ...right(order), lastname: "" },
      { number: order.number, email: "ada@example.com" },
      { number: order.number, email: "ada@example.com", postcode: "" },
      right(own),
    ];
    for (const information of wrong) {
      const { errors } = await find(information);
      expect(errors).toMatchObject([
        {
          message: "We couldn't locate an order with the information provided.",
          extensions: { category: "graphql-no-such-entity" },
        },
      ]);
    }
  });

  it("still finds it after it has joined its buyer's account", async () => {
    const order = await ordered(engine, guest());
    const owner = await customer(engine);
    const { id } = await engine.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", owner.email)
      .executeTakeFirstOrThrow();
    const adopted = { id, email: "ada@example.com", store_code: engine.settings.brand };
    await adoptOrders(engine.db, adopted);
    const { customer_id } = await engine.db
      .selectFrom("sales_order")
      .select("customer_id")
      .where("number", "=", order.number)
      .executeTakeFirstOrThrow();
    expect(customer_id).toBe(id);
    const { data } = await find(right(order));
    expect((await open(data.guestOrder.view_token)).data.guestOrderByToken.number).toBe(order.number);
  });

  it("is blocked after ten attempts of a visitor for an order, but not for its buyer elsewhere", async () => {
    const order = await ordered(engine, guest());
    const eve = randomId();
    for (let time = 0; time < 10; time += 1) await find({ ...right(order), lastname: `Guess ${time}` }, eve);
    expect((await find(right(order), eve)).errors?.[0].extensions.category).toBe("graphql-no-such-entity");
    expect((await find(right(order))).data.guestOrder.number).toBe(order.number);
  });

  it("is blocked after twenty attempts of a visitor", async () => {
    const order = await ordered(engine, guest());
    const visitor = randomId();
    for (let time = 0; time < 20; time += 1) await find({ ...right(order), number: `MPC${time}` }, visitor);
    expect((await find(right(await ordered(engine, guest())), visitor)).errors?.[0].message).toContain(
      "a lot of tries",
    );
  });

  it("is not necessary with the confirmation's link, which expires", async () => {
    const sender = guest();
    const email = `${randomId().toLowerCase()}@example.com`;
    const cart = await readyCart(engine, sender);
    await setEmail(engine, sender, cart, email);
    const { number, id } = (await place(engine, sender, cart)).data.placeOrder.orderV2;
    const [message] = await emailsTo(engine, email);
    const token = /\/customer\/order\?token=([\w.-]+)/.exec(message.text_body)?.[1] ?? "";
    expect((await open(token)).data.guestOrderByToken.number).toBe(number);
    const late = signToken(engine.settings, "view-order", { orderId: Number(id) }, Date.now() - 1);
    const foreign = signToken(engine.settings, "order-desk", { orderId: Number(id) });
    for (const wrong of [late, foreign, `${token}x`]) {
      expect((await open(wrong)).errors?.[0].extensions.category).toBe("graphql-no-such-entity");
    }
  });
});

describe("a guest's order", () => {
  it("is assigned to the account that confirms its address, and to no other", async () => {
    const [owner, other] = [await customer(engine), await customer(engine)];
    const sender = guest();
    const cart = await readyCart(engine, sender);
    await setEmail(engine, sender, cart, owner.email);
    const { number } = (await place(engine, sender, cart)).data.placeOrder.orderV2;
    const foreign = await ordered(engine, other);
    const numbers = async (reader: { token?: string }) => {
      const { data } = await engine.graphql("{ customer { orders { items { number } } } }", {}, reader);
      return data.customer.orders.items.map((order) => order.number);
    };
    expect(await numbers(owner)).toEqual([]);
    for (const { id } of [owner, other]) {
      await engine.db.transaction().execute((transaction) => confirmEmailOf(transaction, id));
    }
    expect(await numbers(owner)).toEqual([number]);
    expect(await numbers(other)).toEqual([foreign.number]);
  });

  it("is the account's at once when the account had confirmed its address before", async () => {
    const [owner, unconfirmed] = [await customer(engine), await customer(engine)];
    await engine.db.transaction().execute((transaction) => confirmEmailOf(transaction, owner.id));
    for (const { email } of [owner, unconfirmed]) {
      const sender = guest();
      const cart = await readyCart(engine, sender);
      await setEmail(engine, sender, cart, email);
      await place(engine, sender, cart);
    }
    const countOf = async ({ id }: { id: number }) =>
      (await engine.db.selectFrom("sales_order").select("id").where("customer_id", "=", id).execute()).length;
    expect(await countOf(owner)).toBe(1);
    expect(await countOf(unconfirmed)).toBe(0);
    const [message] = await emailsTo(engine, owner.email);
    expect(message.text_body).toContain("/customer/account/view-order/");
  });
});
