import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { carryOutOperations } from "~/engine/payments/operations/carry-out-operations";
import { refundOrder } from "~/engine/refunds/refund-order";
import { freeAmount } from "~/engine/refunds/refund-parts";
import { move, ordered, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { cancelByToken, orderOf, pay } from "./paid-orders";
import { guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function paidOrder(of = engine) {
  const order = await ordered(of, guest(), { payment: "sandbox_hosted" });
  await pay(of, await orderOf(of, order.number));
  return order;
}

function operationsOf({ number }: TestOrder, of = engine) {
  return of.db
    .selectFrom("payment_operation")
    .innerJoin("sales_order", "sales_order.id", "payment_operation.order_id")
    .selectAll("payment_operation")
    .where("sales_order.number", "=", number)
    .orderBy("payment_operation.id")
    .execute();
}

async function stateOf({ number }: TestOrder, of = engine) {
  const { state } = await of.db
    .selectFrom("payment")
    .innerJoin("sales_order", "sales_order.id", "payment.order_id")
    .select("payment.state")
    .where("sales_order.number", "=", number)
    .executeTakeFirstOrThrow();
  return state;
}

function work(of = engine, minutes = 0) {
  const { db, settings } = of;
  const context = { db, settings, storeCode: settings.brand, wakeMail: () => {} };
  return carryOutOperations.run(context, new Date(Date.now() + minutes * 60_000));
}

describe("a refund", () => {
  it("is a row of the cancellation, and made by the job", async () => {
    const order = await paidOrder();
    await Promise.all([cancelByToken(engine, order.token), cancelByToken(engine, order.token)]);
    expect(await operationsOf(order)).toMatchObject([
      { kind: "refund", cause: "cancelled", state: "waiting", attempts: 0, reference: null },
    ]);
    expect(await stateOf(order)).toBe("captured");
    await Promise.all([work(), work()]);
    expect(await operationsOf(order)).toMatchObject([
      { state: "settled", attempts: 1, reference: expect.stringContaining("sandbox-"), problem: null },
    ]);
    expect(await stateOf(order)).toBe("refunded");
  });

  it("is one row however often its transaction is attempted", async () => {
    const order = await orderOf(engine, (await paidOrder()).number);
    const refund = { request: freeAmount(100), reasonKey: "claim-1" };
    const attempt = (isBroken: boolean) =>
      engine.db.transaction().execute(async (transaction) => {
        await refundOrder(transaction, engine.settings, order, refund);
        if (isBroken) throw new Error("Serialization failure");
      });
    for (let time = 0; time < 3; time += 1) await expect(attempt(true)).rejects.toThrow();
    await attempt(false);
    await expect(attempt(false)).rejects.toThrow();
    const rows = await engine.db
      .selectFrom("payment_operation")
      .select(["amount_cents", "cause"])
      .where("order_id", "=", order.id)
      .execute();
    expect(rows).toEqual([{ amount_cents: 100, cause: "claim-1" }]);
    await work();
    expect(await stateOf({ number: order.number } as TestOrder)).toBe("partly_refunded");
  });

  it("of a check is made by staff, whom an email asks", async () => {
    const order = await ordered(engine, guest());
    await move(engine, order.number, "TAKE_PAYMENT");
    await cancelByToken(engine, order.token);
    await work();
    expect(await operationsOf(order)).toMatchObject([{ provider: "by-hand", state: "settled" }]);
    expect((await emailsTo(engine, SHOP_EMAIL)).at(-1)?.text_body).toContain("back by check.");
  });

  it("without the keys of its service is tried again with growing pauses, then reported", async () => {
    const order = await paidOrder();
    await engine.db
      .updateTable("payment")
      .set({ provider: "stripe" })
      .where("order_id", "=", Number(order.id))
      .execute();
    await cancelByToken(engine, order.token);
    const pauses: number[] = [];
    for (let minutes = 0; pauses.length < 11; ) {
      await work(engine, minutes);
      const [{ due_at, state }] = await operationsOf(order);
      if (state === "failed") break;
      const next = Math.round((Date.parse(due_at) - Date.now()) / 60_000);
      pauses.push(next - minutes);
      minutes = next + 1;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect(await operationsOf(order)).toMatchObject([
      { state: "failed", attempts: 11, problem: expect.stringContaining("stripe") },
    ]);
    const report = (await emailsTo(engine, SHOP_EMAIL)).at(-1);
    expect(report?.subject).toBe(`Refund failed: order ${order.number}`);
    expect(await stateOf(order)).toBe("captured");
  });
});

describe("with charges at the start of production", () => {
  let reserving: EngineFixture;
  beforeAll(async () => {
    reserving = await openFixture({ payments: { ...engine.settings.payments, captureAt: "production" } });
  });
  afterAll(() => reserving.close());

  it("an order is charged once it is made", async () => {
    const order = await paidOrder(reserving);
    expect(await stateOf(order, reserving)).toBe("authorized");
    expect(await operationsOf(order, reserving)).toEqual([]);
    await move(reserving, order.number, "START_PRODUCTION");
    await work(reserving);
    expect(await operationsOf(order, reserving)).toMatchObject([{ kind: "capture", state: "settled" }]);
    expect(await stateOf(order, reserving)).toBe("captured");
  });

  it("an order that is canceled before releases the amount", async () => {
    const order = await paidOrder(reserving);
    const { data } = await cancelByToken(reserving, order.token);
    expect(data.cancelOrderByToken.order.status_code).toBe("refunded");
    await work(reserving);
    expect(await operationsOf(order, reserving)).toMatchObject([{ kind: "void", state: "settled" }]);
    expect(await stateOf(order, reserving)).toBe("voided");
    const emails = reserving.db.selectFrom("mail_outbox").select("text_body");
    const about = await emails.where("subject", "=", `Your order ${order.number} is canceled`).execute();
    expect(about[0].text_body).toContain("You haven't been charged: we're releasing the $");
  });
});
