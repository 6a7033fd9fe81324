import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay } from "~/brand/shop-day";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Orders that need somebody: the filters of the list, and their numbers on the page of the day. */

const LIST =
  "query ($problem: OrderProblem) { orders(filter: { problem: $problem }) { items { number } } today { late due stuck_prints unanswered_proofs } }";

let engine: EngineFixture;
let packer: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  packer = await staffMember(engine, "packer");
});
afterAll(() => engine.close());

/** A paid order that was promised for a day that many days from today. */
async function promisedIn(days: number): Promise<string> {
  const { number } = await ordered(engine, guest());
  await move(engine, number, "TAKE_PAYMENT");
  const arrival_date = isoDay(dayOf(shopDay(new Date())) + days);
  await engine.db.updateTable("sales_order").set({ arrival_date }).where("number", "=", number).execute();
  return number;
}

async function found(problem: string) {
  const response = await callAdmin(engine, LIST, { problem }, packer.token);
  const { items } = resultOf<{ items: { number: string }[] }>(response, "orders");
  return { numbers: items.map(({ number }) => number).sort(), today: resultOf<object>(response, "today") };
}

test("orders are late after their promised day, and due in the three days before", async () => {
  const late = await promisedIn(-1);
  const due = [await promisedIn(0), await promisedIn(3)];
  await promisedIn(4);
  const shipped = await promisedIn(1);
  await engine.db
    .updateTable("sales_order")
    .set({ status: "shipped" })
    .where("number", "=", shipped)
    .execute();
  expect((await found("LATE")).numbers).toEqual([late]);
  expect((await found("DUE")).numbers).toEqual(due);
  expect((await found("DUE")).today).toEqual({ late: 1, due: 2, stuck_prints: 0, unanswered_proofs: 0 });
});

test("an order is listed while its buyer wants a proof changed", async () => {
  const { number } = await ordered(engine, guest());
  const order = await engine.db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select(["sales_order.id", "sales_order_item.id as item"])
    .where("sales_order.number", "=", number)
    .executeTakeFirstOrThrow();
  await engine.db
    .insertInto("proof")
    .values({
      order_id: order.id,
      order_item_id: order.item,
      round: 1,
      revision: 1,
      state: "changes",
      wish: "Larger",
      created_at: new Date().toISOString(),
      sent_at: null,
      due_at: null,
      reminded_at: null,
      answered_at: null,
      answered_by: "buyer",
    })
    .execute();
  expect(await found("PROOF")).toMatchObject({ numbers: [number], today: { unanswered_proofs: 1 } });
  await engine.db.updateTable("proof").set({ state: "replaced" }).where("order_id", "=", order.id).execute();
  expect((await found("PROOF")).numbers).toEqual([]);
});

test("an order is listed while a print file can't be made", async () => {
  const { number } = await ordered(engine, guest());
  await move(engine, number, "TAKE_PAYMENT");
  const line = await engine.db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select(["sales_order_item.id", "sales_order_item.order_id"])
    .where("sales_order.number", "=", number)
    .executeTakeFirstOrThrow();
  const stuck = { state: "stuck" as const, attempts: 5, problem: "The photo can't be read." };
  await engine.db
    .insertInto("print_task")
    .values({ order_item_id: line.id, order_id: line.order_id, due_at: new Date().toISOString(), ...stuck })
    .onConflict((conflict) => conflict.column("order_item_id").doUpdateSet(stuck))
    .execute();
  expect((await found("STUCK")).numbers).toEqual([number]);
  expect((await found("STUCK")).today).toMatchObject({ stuck_prints: 1 });
  expect((await found("PRINT")).numbers).toEqual([]);
  await engine.db
    .updateTable("print_task")
    .set({ state: "done" })
    .where("order_id", "=", line.order_id)
    .execute();
  expect((await found("STUCK")).numbers).toEqual([]);
});
