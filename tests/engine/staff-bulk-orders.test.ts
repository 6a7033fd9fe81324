import { afterAll, beforeAll, expect, test } from "vitest";
import { ordered } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf } from "./paid-orders";
import { guest } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Staff take a step for several orders of the list. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

const KEY = "key-of-the-list-1";

interface Changed {
  changed: number;
  unchanged: { number: string; reason: string }[];
}

function send(operation: string, input: object, staff = support) {
  const query = `mutation ($input: OrdersTextInput!) { ${operation}(input: $input) { changed unchanged { number reason } } }`;
  return callAdmin(engine, query, { input: { text: "Fraud check", key: KEY, ...input } }, staff.token);
}

const changeOf = async (operation: string, input: object) =>
  resultOf<Changed>(await send(operation, input), operation);

const statusOf = async (number: string) => (await orderOf(engine, number)).status;
const commentsOf = async (number: string) =>
  engine.db
    .selectFrom("order_comment")
    .select(["kind", "text"])
    .where("order_id", "=", (await orderOf(engine, number)).id)
    .execute();

async function twoOrders(): Promise<[string, string]> {
  return [(await ordered(engine, guest())).number, (await ordered(engine, guest())).number];
}

test("are held and released together, each with its reason and its entry in the audit log", async () => {
  const numbers = await twoOrders();
  expect(await changeOf("holdOrders", { numbers })).toEqual({ changed: 2, unchanged: [] });
  for (const number of numbers) {
    expect(await statusOf(number)).toBe("on_hold");
    expect(await commentsOf(number)).toEqual([{ kind: "hold", text: "Fraud check" }]);
  }
  const entries = await auditOf(engine, "order.hold");
  expect(entries.slice(-2).map(({ subject_id }) => subject_id)).toEqual(numbers);
  const release = { numbers, key: "key-of-the-list-2" };
  expect(await changeOf("releaseOrders", release)).toEqual({ changed: 2, unchanged: [] });
  expect(await statusOf(numbers[0])).toBe("pending_payment");
});

test("one that can't be held stays as it is, and says why, while the others are held", async () => {
  const [held, open] = await twoOrders();
  await changeOf("holdOrders", { numbers: [held] });
  const numbers = [held, open, "MPC-999999999"];
  const { changed, unchanged } = await changeOf("holdOrders", { numbers, key: "key-of-the-list-3" });
  expect(changed).toBe(1);
  expect(unchanged).toEqual([
    { number: held, reason: expect.stringMatching(/on hold/) },
    { number: "MPC-999999999", reason: "There's no such order." },
  ]);
  expect(await statusOf(open)).toBe("on_hold");
});

test("get a note once from a form that is sent twice", async () => {
  const numbers = await twoOrders();
  const input = { numbers, text: "Call them", key: "key-of-the-list-4" };
  for (const _time of [1, 2]) await changeOf("addOrderComments", input);
  for (const number of numbers)
    expect(await commentsOf(number)).toEqual([{ kind: "comment", text: "Call them" }]);
});

test("of another store are not seen", async () => {
  const [number] = await twoOrders();
  const other = await staffMember(engine, "support", { storeCodes: ["wc"] });
  const { errors, data } = await send("holdOrders", { numbers: [number], key: "key-of-the-list-5" }, other);
  expect(errors).toBeUndefined();
  expect(data?.holdOrders).toMatchObject({ changed: 0, unchanged: [{ number }] });
  expect(await statusOf(number)).toBe("pending_payment");
});

test.each([
  ["none is checked", { numbers: [] }, "Check the orders first."],
  [
    "too many are",
    { numbers: Array.from({ length: 51 }, (_each, index) => `MPC-${index}`) },
    "Check 50 orders at most.",
  ],
])("are left alone when %s", async (_when, input, message) => {
  const { errors } = await send("holdOrders", input);
  expect(errors?.[0].message).toBe(message);
});

test("are left alone without a reason", async () => {
  const [number] = await twoOrders();
  const { errors } = await send("holdOrders", { numbers: [number], text: " " });
  expect(errors?.[0].extensions).toMatchObject({ field: "text" });
  expect(await statusOf(number)).toBe("pending_payment");
});
