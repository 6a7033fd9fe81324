import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countQueue } from "~/engine/fulfillment/count-queue";
import { move, ordered, refund, type TestOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";
import { callAdmin, staffMember, type TestStaff } from "./staff";

/** How far the workshop is behind, by which promised dates move. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

let current = "";

async function makesInADay(pieces: string): Promise<void> {
  const input = { store_code: "mpc", name: "pieces_per_day", value: pieces, shown_value: current };
  const mutation = "mutation ($input: SetConfigurationInput!) { setConfiguration(input: $input) }";
  const key = `key-of-the-form-${pieces}`;
  const { errors } = await callAdmin(engine, mutation, { input: { ...input, key } }, manager.token);
  expect(errors).toBeUndefined();
  current = pieces;
}

async function daysBehind(): Promise<string> {
  const context = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
  await countQueue.run(context, new Date());
  await engine.graphql("{ __typename }");
  const { data } = await engine.graphql(
    '{ configuration(config_fields: ["queue_days"]) { configvalues { value } } }',
  );
  return data.configuration.configvalues[0].value;
}

async function promisedDay(): Promise<string> {
  const { data } = await engine.graphql(
    '{ products(filter: { sku: { eq: "photo-mug" } }) { items { arrival_date } } }',
  );
  return data.products.items[0].arrival_date;
}

async function paid(quantity: number): Promise<TestOrder> {
  const order = await ordered(engine, guest(), { quantity });
  await move(engine, order.number, "TAKE_PAYMENT");
  return order;
}

describe("the workshop's queue", () => {
  test("is its waiting pieces by what it makes in a day, in whole days, and moves the promised dates", async () => {
    const first = await paid(3);
    await paid(2);
    await ordered(engine, guest(), { quantity: 9 });
    const promised = await promisedDay();
    expect(await daysBehind()).toBe("0");
    await makesInADay("2");
    expect(await daysBehind()).toBe("2");
    expect((await promisedDay()) > promised).toBe(true);
    await refund(engine, first.number, { items: [{ order_item_id: first.itemId, quantity: 2 }] });
    expect(await daysBehind()).toBe("1");
    await move(engine, first.number, "START_PRODUCTION");
    expect(await daysBehind()).toBe("1");
    await makesInADay("3");
    expect(await daysBehind()).toBe("0");
    expect(await promisedDay()).toBe(promised);
  });
});
