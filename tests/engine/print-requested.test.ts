import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endRequestedPrints, printOrder } from "~/engine/print/print-requested";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { paidOrder } from "./order-forms";
import { orderOf } from "./paid-orders";
import { jobContext, printAll } from "./print-shop";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function orderToPrint(): Promise<number> {
  const { number } = await paidOrder(engine);
  return (await orderOf(engine, number)).id;
}

async function statesOf(orderId: number): Promise<string[]> {
  const tasks = await engine.db
    .selectFrom("print_task")
    .select("state")
    .where("order_id", "=", orderId)
    .execute();
  return tasks.map(({ state }) => state);
}

test("a request waits for the files of its order", async () => {
  const orderId = await orderToPrint();
  expect(await statesOf(orderId)).toEqual(["waiting"]);
  await printOrder(jobContext(engine), orderId);
  expect(await statesOf(orderId)).toEqual(["done"]);
});

test("drawing goes on when a request no longer waits", async () => {
  const orderId = await orderToPrint();
  await printOrder(jobContext(engine), orderId, 1);
  await vi.waitUntil(async () => (await statesOf(orderId))[0] === "done", { timeout: 30_000 });
  expect(await statesOf(orderId)).toEqual(["done"]);
});

test("what a process leaves at its end is printed by the job", async () => {
  const orderId = await orderToPrint();
  const context = jobContext(engine);
  const requested = printOrder(context, orderId);
  await endRequestedPrints(context.db);
  await requested;
  await printAll(engine);
  expect(await statesOf(orderId)).toEqual(["done"]);
});
