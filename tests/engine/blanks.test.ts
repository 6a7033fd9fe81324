import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trimBlankHistory } from "~/engine/blanks/trim-blank-history";
import { move, ordered, refund, remakePiece, type TestOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { jobContext } from "./print-shop";
import { guest } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Blanks of which the workshop makes products. */

let engine: EngineFixture;
let operator: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  operator = await staffMember(engine, "operator");
});
afterAll(() => engine.close());

interface Blank {
  id: string;
  name: string;
  quantity: number;
  is_low: boolean;
  products: string[];
  version: string;
  changes: { kind: string; quantity: number; order_number: string | null }[];
}

const FIELDS = "id name quantity is_low products version changes { kind quantity order_number }";

let keys = 0;
const newKey = () => {
  keys += 1;
  return `key-of-the-blank-form-${keys}`;
};

function send(operation: string, type: string, input: object, token = operator.token) {
  const mutation = `mutation ($input: ${type}!) { ${operation}(input: $input) }`;
  return callAdmin(engine, mutation, { input: { key: newKey(), ...input } }, token);
}

function create(name: string, fields: object = {}, further: object = {}) {
  const whole = { name, low_quantity: 5, products: "photo-mug", ...fields };
  return send("createBlank", "CreateBlankInput", { store_code: "mpc", fields: whole, ...further });
}

async function named(name: string): Promise<Blank> {
  const list = await callAdmin(engine, "{ blanks { id name } }", {}, operator.token);
  const found = resultOf<Blank[]>(list, "blanks").find((blank) => blank.name === name);
  if (!found) throw new Error(`no blank ${name}`);
  const query = `query ($id: ID!) { blank(id: $id) { ${FIELDS} } }`;
  return resultOf<Blank>(await callAdmin(engine, query, { id: found.id }, operator.token), "blank");
}

const moves = (id: string, kind: string, quantity: number, further: object = {}) =>
  send("moveBlank", "MoveBlankInput", { id, kind, quantity, ...further });

async function lowBlanks(): Promise<number> {
  const response = await callAdmin(engine, "{ today { low_blanks } }", {}, operator.token);
  return resultOf<{ low_blanks: number }>(response, "today").low_blanks;
}

async function paidOrder(quantity: number): Promise<TestOrder> {
  const order = await ordered(engine, guest(), { quantity });
  await move(engine, order.number, "TAKE_PAYMENT");
  return order;
}

async function skuOf({ number }: TestOrder): Promise<string> {
  const { sku } = await engine.db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select("sku")
    .where("sales_order.number", "=", number)
    .executeTakeFirstOrThrow();
  return sku;
}

async function produce(order: TestOrder): Promise<void> {
  await move(engine, order.number, "PRINT");
  await move(engine, order.number, "START_PRODUCTION");
}

describe("a blank", () => {
  test("is added once, counted, changed and deleted, on record", async () => {
    const key = newKey();
    for (let sent = 0; sent < 2; sent += 1)
      expect((await create("White mug", {}, { key })).errors).toBeUndefined();
    const { id } = await named("White mug");
    await moves(id, "RECEIVED", 24);
    await moves(id, "SPOILED", 2);
    const twice = newKey();
    await moves(id, "COUNTED", 20, { key: twice });
    await moves(id, "COUNTED", 20, { key: twice });
    const counted = await named("White mug");
    expect(counted.quantity).toBe(20);
    expect(counted.changes.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ["counted", -2],
      ["spoiled", -2],
      ["received", 24],
    ]);
    const fields = {
      name: "White mug 11 oz",
      low_quantity: 8,
      products: "photo-mug size=11oz\n\n photo-mug",
    };
    const change = { id, version: counted.version, fields };
    expect((await send("changeBlank", "ChangeBlankInput", change)).errors).toBeUndefined();
    const late = await send("changeBlank", "ChangeBlankInput", change);
    expect(late.errors?.[0].extensions.code).toBe("CHANGED");
    const changed = await named("White mug 11 oz");
    expect(changed.products).toEqual(["photo-mug size=11oz", "photo-mug"]);
    await send("deleteBlank", "DeleteBlankInput", { id, version: changed.version });
    await expect(named("White mug 11 oz")).rejects.toThrow();
    for (const [action, times] of [
      ["create", 1],
      ["move", 3],
      ["change", 1],
      ["delete", 1],
    ] as const)
      expect(await auditOf(engine, `blank.${action}`)).toHaveLength(times);
  });

  test("has a name of its own", async () => {
    await create("Twin");
    expect((await create("Twin")).errors?.[0].extensions.field).toBe("name");
    await create("Other");
    const { id, version } = await named("Other");
    const fields = { name: "Twin", low_quantity: 5, products: "" };
    const renamed = await send("changeBlank", "ChangeBlankInput", { id, version, fields });
    expect(renamed.errors?.[0].extensions.field).toBe("name");
  });

  test.each([
    ["name", { name: "  " }],
    ["name", { name: "x".repeat(61) }],
    ["low_quantity", { low_quantity: -1 }],
    ["products", { products: "no-such-product" }],
    ["products", { products: "photo-mug size" }],
    ["products", { products: "photo-mug\n".repeat(101) }],
  ])("with a wrong %s is rejected at its field", async (field, fields) => {
    expect((await create("Wrong", fields)).errors?.[0].extensions.field).toBe(field);
  });

  test.each([
    ["RECEIVED", 0],
    ["SPOILED", -3],
    ["COUNTED", -1],
    ["COUNTED", 1_000_001],
  ])("is not %s as %d", async (kind, quantity) => {
    await create(`Not ${kind} ${quantity}`);
    const { id } = await named(`Not ${kind} ${quantity}`);
    expect((await moves(id, kind, quantity)).errors?.[0].extensions.field).toBe("quantity");
  });

  test("of a store that somebody does not see is neither shown nor changed", async () => {
    await create("Hidden");
    const { id, version } = await named("Hidden");
    const { token } = await staffMember(engine, "operator", { storeCodes: ["neon"] });
    const query = `query ($id: ID!) { blank(id: $id) { name } }`;
    expect((await callAdmin(engine, query, { id }, token)).data?.blank).toBeNull();
    const input = { id, kind: "COUNTED", quantity: 1 };
    expect((await send("moveBlank", "MoveBlankInput", input, token)).errors).toHaveLength(1);
    expect((await send("deleteBlank", "DeleteBlankInput", { id, version }, token)).errors).toHaveLength(1);
    expect((await named("Hidden")).quantity).toBe(0);
  });
});

describe("production", () => {
  test("takes a blank for each piece that is made, and for each that is made again", async () => {
    const order = await paidOrder(3);
    await create("Of the order", { products: await skuOf(order) });
    const { id } = await named("Of the order");
    await moves(id, "COUNTED", 10);
    const before = await lowBlanks();
    await produce(order);
    expect(await named("Of the order")).toMatchObject({ quantity: 7, is_low: false });
    await remakePiece(engine, order, { kind: "WASTE", text: "Scratched", cost: 1 });
    await remakePiece(engine, order, { kind: "WASTE", text: "Scratched", cost: 1 });
    const used = await named("Of the order");
    expect(used).toMatchObject({ quantity: 5, is_low: true });
    expect(used.changes[0]).toEqual({ kind: "used", quantity: -1, order_number: order.number });
    expect(await lowBlanks()).toBe(before + 1);
    await send("deleteBlank", "DeleteBlankInput", { id, version: used.version });
  });

  test("takes none for refunded pieces, nor of blanks for other values of an option", async () => {
    const order = await paidOrder(2);
    const sku = await skuOf(order);
    await create("Other value", { products: `${sku} shape=no-such-shape` });
    await create("Refunded", { products: sku });
    await refund(engine, order.number, { items: [{ order_item_id: order.itemId, quantity: 1 }] });
    await produce(order);
    expect((await named("Other value")).changes).toEqual([]);
    expect((await named("Refunded")).quantity).toBe(-1);
  });
});

test("a blank's history ends at its newest 5,000 changes", async () => {
  const { id } = await engine.db
    .insertInto("blank")
    .values({ store_code: "mpc", name: "Busy mug", quantity: 0, low_quantity: 0, products: "[]" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const change = { blank_id: id, kind: "used" as const, order_number: null, created_at: "2026-11-01" };
  for (let batch = 0; batch < 12; batch += 1)
    await engine.db
      .insertInto("blank_change")
      .values(
        Array.from({ length: 500 }, (_, index) => ({ ...change, quantity: -(batch * 500 + index + 1) })),
      )
      .execute();
  await trimBlankHistory.run(jobContext(engine), new Date());
  const rows = await engine.db
    .selectFrom("blank_change")
    .select("quantity")
    .where("blank_id", "=", id)
    .orderBy("id")
    .execute();
  expect(rows.length).toBe(5000);
  expect(rows.at(0)?.quantity).toBe(-1001);
  expect(rows.at(-1)?.quantity).toBe(-6000);
});
