import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer, place, readyCart } from "./shopper";
import { whileUncommitted } from "./while-uncommitted";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** A paid order that somebody put on hold. */
async function heldOrder({ isPaid = true } = {}) {
  const buyer = await customer(engine);
  const { data } = await place(engine, buyer, await readyCart(engine, buyer));
  const { number } = data.placeOrder.orderV2;
  await engine.db
    .updateTable("sales_order")
    .set({ status: "on_hold", payment_reference: isPaid ? "check 12" : null })
    .where("number", "=", number)
    .execute();
  return { number, email: buyer.email, postcode: "95814" };
}

type Order = Awaited<ReturnType<typeof heldOrder>>;

async function ask({ number, email, postcode }: Order): Promise<string> {
  const { data } = await engine.graphql(
    "mutation ($input: OrderVerificationInput!) { requestOrderVerification(input: $input) { id } }",
    { input: { order_number: number, email, postcode } },
  );
  return data.requestOrderVerification.id;
}

function confirm(id: string, code: string) {
  return engine.graphql(
    "mutation ($id: ID!, $code: String!) { confirmOrderVerification(check_id: $id, code: $code) { order_number } }",
    { id, code },
  );
}

async function codesSent({ email }: Order): Promise<string[]> {
  const messages = await emailsTo(engine, email);
  return messages.flatMap(({ text_body }) => /^\d{6}(?=\n)/.exec(text_body) ?? []);
}

function wrongFor(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

async function statusOf({ number }: Order): Promise<string> {
  const order = await engine.db
    .selectFrom("sales_order")
    .select("status")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return order.status;
}

describe("an order on hold", () => {
  it("is released by the code sent to its buyer, and the step is noted", async () => {
    const order = await heldOrder();
    const id = await ask({ ...order, number: ` ${order.number.toLowerCase()} ` });
    const [code] = await codesSent(order);
    const { data } = await confirm(id, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(data.confirmOrderVerification.order_number).toBe(order.number);
    expect(await statusOf(order)).toBe("processing");
    const events = await engine.db
      .selectFrom("order_event")
      .innerJoin("sales_order", "sales_order.id", "order_event.order_id")
      .select(["kind", "from_status", "to_status"])
      .where("number", "=", order.number)
      .execute();
    expect(events).toEqual([
      { kind: "verification-confirmed", from_status: "on_hold", to_status: "processing" },
    ]);
    expect((await confirm(id, code)).errors).toHaveLength(1);
  });

  it("that is not paid goes back to waiting for its payment", async () => {
    const order = await heldOrder({ isPaid: false });
    const id = await ask(order);
    const [code] = await codesSent(order);
    await confirm(id, code);
    expect(await statusOf(order)).toBe("pending_payment");
  });

  it.each([
    ["number", { number: "MPC999999999" }],
    ["e-mail address", { email: "somebody@example.com" }],
    ["ZIP code", { postcode: "10001" }],
  ])("is answered alike for a wrong %s, and no code is sent", async (_what, wrong) => {
    const order = await heldOrder();
    const id = await ask({ ...order, ...wrong });
    expect(id).toMatch(/^\w{32}$/);
    expect(await codesSent(order)).toEqual([]);
    expect((await confirm(id, "123456")).errors?.[0].extensions.field).toBe("code");
  });

  it("stays on hold after five wrong codes, even with the right one", async () => {
    const order = await heldOrder();
    const id = await ask(order);
    const [code] = await codesSent(order);
    for (let time = 0; time < 5; time += 1) await confirm(id, wrongFor(code));
    const { errors } = await confirm(id, code);
    expect(errors?.[0].message).toBe(
      "That code is wrong or has expired. Please check it or request a new one.",
    );
    expect(await statusOf(order)).toBe("on_hold");
  });

  it("is not released by an old code, nor by one that a newer took the place of", async () => {
    const order = await heldOrder();
    const first = await ask(order);
    const second = await ask(order);
    const [firstCode, secondCode] = await codesSent(order);
    expect((await confirm(first, firstCode)).errors).toHaveLength(1);
    await engine.db
      .updateTable("order_verification")
      .set({ expires_at: "2020-01-01T00:00:00.000Z" })
      .where("id", "=", second)
      .execute();
    expect((await confirm(second, secondCode)).errors).toHaveLength(1);
    expect(await statusOf(order)).toBe("on_hold");
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "stays cancelled when it is cancelled while the code is typed",
    async () => {
      const order = await heldOrder();
      const id = await ask(order);
      const [code] = await codesSent(order);
      const { errors } = await whileUncommitted(
        engine.db,
        (cancelling) =>
          cancelling
            .updateTable("sales_order")
            .set({ status: "cancelled" })
            .where("number", "=", order.number)
            .execute(),
        () => confirm(id, code),
      );
      expect(errors).toHaveLength(1);
      expect(await statusOf(order)).toBe("cancelled");
    },
  );

  it("gets three codes an hour", async () => {
    const order = await heldOrder();
    for (let time = 0; time < 5; time += 1) await ask(order);
    expect(await codesSent(order)).toHaveLength(3);
  });
});
