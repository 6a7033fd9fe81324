import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ordered, type TestOrder } from "./atelier";
import { give, payWithCredit } from "./balances";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf, pay } from "./paid-orders";
import { customer, guest, payBy, place, readyCart } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** What staff do with orders. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

interface AdminOrder {
  version: string;
  status_code: string;
  steps: string[];
  cancel_problem: string | null;
  timeline: { title: string; text: string | null; by: string | null }[];
}

const ORDER = "version status_code steps cancel_problem timeline { title text by }";
let keys = 0;

async function read({ number }: Pick<TestOrder, "number">, token = manager.token): Promise<AdminOrder> {
  const query = `query ($number: String!) { order(number: $number) { ${ORDER} } }`;
  return resultOf(await callAdmin(engine, query, { number }, token), "order");
}

interface Form {
  number: string;
  version: string;
  key: string;
  text: string;
}

async function formFor({ number }: Pick<TestOrder, "number">, text: string): Promise<Form> {
  keys += 1;
  return { number, version: (await read({ number })).version, key: `key-of-the-form-${keys}`, text };
}

function send(operation: string, input: Form, token = manager.token) {
  const query = `mutation ($input: OrderTextInput!) { ${operation}(input: $input) { ${ORDER} } }`;
  return callAdmin(engine, query, { input }, token);
}

async function paidOrder(): Promise<TestOrder> {
  const order = await ordered(engine, guest(), { payment: "sandbox_hosted" });
  await pay(engine, await orderOf(engine, order.number));
  return order;
}

/** An order that store credit paid alone. */
async function orderPaidByCredit(): Promise<Pick<TestOrder, "number">> {
  const buyer = await customer(engine);
  await give(engine, buyer, "credit", 10_000);
  const cartId = await readyCart(engine, buyer);
  await payWithCredit(engine, buyer, cartId);
  await payBy(engine, buyer, cartId, "free");
  const { data } = await place(engine, buyer, cartId);
  return { number: data.placeOrder.orderV2.number };
}

/** Somebody who may cancel orders, but refund nothing. */
async function phoneStaff(): Promise<TestStaff> {
  await engine.db
    .insertInto("admin_role")
    .values({
      code: "phone",
      title: "Phone",
      permissions: '["sales.view","sales.cancel"]',
      refund_day_limit_cents: null,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .execute();
  return staffMember(engine, "phone");
}

describe("an order's forms", () => {
  test("put it on hold with the reason as a note, and release it", async () => {
    const order = await ordered(engine, guest());
    const held = resultOf<AdminOrder>(
      await send("holdOrder", await formFor(order, "Wrong ZIP code")),
      "holdOrder",
    );
    expect(held.status_code).toBe("on_hold");
    expect(held.steps).toEqual(["COMMENT", "RELEASE", "CANCEL"]);
    expect(held.timeline[0]).toMatchObject({ title: "Reason for the hold", text: "Wrong ZIP code" });
    expect(held.timeline[0].by).toMatch(/^Person/);
    const released = await send("releaseOrder", await formFor(order, "Corrected"));
    expect(resultOf<AdminOrder>(released, "releaseOrder").status_code).toBe("pending_payment");
  });

  test("act once when they are sent twice", async () => {
    const order = await ordered(engine, guest());
    const form = await formFor(order, "Called the buyer");
    await send("addOrderComment", form);
    const again = resultOf<AdminOrder>(await send("addOrderComment", form), "addOrderComment");
    expect(again.timeline.filter(({ title }) => title === "Note")).toHaveLength(1);
  });

  test("act once when they are sent twice at the same time", async () => {
    const order = await ordered(engine, guest());
    const form = await formFor(order, "Wrong size");
    const responses = await Promise.all([send("holdOrder", form), send("holdOrder", form)]);
    expect(responses.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    const { timeline } = await read(order);
    expect(timeline.filter(({ title }) => title === "Reason for the hold")).toHaveLength(1);
  });

  test("say that the order has changed meanwhile, and change nothing", async () => {
    const order = await ordered(engine, guest());
    const [first, second] = [await formFor(order, "Wrong size"), await formFor(order, "Out of stock")];
    await send("holdOrder", first);
    const { errors } = await send("cancelOrder", second);
    expect(errors?.[0].extensions.code).toBe("CHANGED");
    expect((await read(order)).status_code).toBe("on_hold");
  });

  test("need a reason", async () => {
    const order = await ordered(engine, guest());
    const { errors } = await send("holdOrder", await formFor(order, "  "));
    expect(errors?.[0].extensions.field).toBe("text");
  });
});

describe("canceling", () => {
  test("ends an unpaid order, and tells the buyer without the staff's reason", async () => {
    const order = await ordered(engine, guest());
    const cancelled = await send("cancelOrder", await formFor(order, "Looks like fraud"));
    expect(resultOf<AdminOrder>(cancelled, "cancelOrder").status_code).toBe("cancelled");
    const email = await engine.db
      .selectFrom("mail_outbox")
      .select("text_body")
      .where("subject", "=", `Your order ${order.number} is canceled`)
      .executeTakeFirstOrThrow();
    expect(email.text_body).toContain("We've canceled your order");
    expect(email.text_body).not.toContain("fraud");
  });

  test("refunds a paid order, within the role's limit for a day", async () => {
    const support = await staffMember(engine, "support");
    const { db } = engine;
    const order = await paidOrder();
    const { grand_total_cents } = await orderOf(engine, order.number);
    const refund = (amount_cents: number) =>
      db
        .insertInto("admin_audit")
        .values({
          at: new Date().toISOString(),
          admin_user_id: support.id,
          action: "order.cancel",
          subject_type: "order",
          subject_id: "MPC1",
          changed_fields: "[]",
          amount_cents,
        })
        .execute();
    await refund(20_000 - grand_total_cents + 1);
    const rejected = await send("cancelOrder", await formFor(order, "Asked by phone"), support.token);
    expect(rejected.errors?.[0].extensions.code).toBe("FORBIDDEN");
    expect((await read(order)).status_code).toBe("processing");
    const allowed = await send("cancelOrder", await formFor(order, "Asked by phone"));
    expect(resultOf<AdminOrder>(allowed, "cancelOrder").status_code).toBe("refunded");
    const [entry] = (await auditOf(engine, "order.cancel")).slice(-1);
    expect(entry).toMatchObject({ admin_user_id: manager.id, amount_cents: grand_total_cents });
    const reasons =
      "query ($number: String!) { order(number: $number) { refunds { reason } operations { cause } } }";
    const { data } = await callAdmin(engine, reasons, { number: order.number }, manager.token);
    expect(data?.order).toEqual({
      refunds: [{ reason: "order canceled" }],
      operations: [{ cause: "order canceled" }],
    });
  });

  test.each([
    ["a payment", paidOrder],
    ["balances alone", orderPaidByCredit],
  ])("of an order paid by %s needs the permission to refund", async (_title, placed) => {
    const phone = await phoneStaff();
    const order = await placed();
    expect(await read(order, phone.token)).toMatchObject({
      steps: [],
      cancel_problem: "The order is paid, and your role doesn't allow refunds.",
    });
    const { errors } = await send("cancelOrder", await formFor(order, "Asked"), phone.token);
    expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
  });

  test("counts what balances paid against the limit for a day", async () => {
    const order = await orderPaidByCredit();
    const { balance_cents } = await orderOf(engine, order.number);
    await send("cancelOrder", await formFor(order, "Asked"));
    const entry = (await auditOf(engine, "order.cancel")).at(-1);
    expect(entry).toMatchObject({ subject_id: order.number, amount_cents: balance_cents });
  });

  test.each([
    ["a paid order", paidOrder, "CONFIRM"],
    ["an unpaid order", () => ordered(engine, guest()), undefined],
  ])("of %s asks for password or code again only if it refunds", async (_title, placed, code) => {
    const order = await placed();
    const { token, id } = await staffMember(engine, "manager");
    await engine.db
      .updateTable("admin_session")
      .set({ confirmed_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where("admin_user_id", "=", id)
      .execute();
    const { errors } = await send("cancelOrder", await formFor(order, "Asked"), token);
    expect(errors?.[0].extensions.code).toBe(code);
    expect((await read(order)).status_code).toBe(code ? "processing" : "cancelled");
  });
});

describe("the list of orders", () => {
  const LIST = `query ($filter: OrderFilterInput, $pageSize: Int, $after: String) {
    orders(filter: $filter, pageSize: $pageSize, after: $after) { items { number } end_cursor } }`;

  async function list(variables: object, token = manager.token) {
    const page = resultOf<{ items: { number: string }[]; end_cursor: string | null }>(
      await callAdmin(engine, LIST, variables, token),
      "orders",
    );
    return { numbers: page.items.map(({ number }) => number), next: page.end_cursor };
  }

  test("finds an order by number, email address and name", async () => {
    const buyer = await customer(engine);
    const { number } = await ordered(engine, buyer);
    const digits = number.replace(/\D/g, "");
    for (const search of [number, `#${number.toLowerCase()}`, digits]) {
      expect((await list({ filter: { search } })).numbers).toEqual([number]);
    }
    const { email } = await orderOf(engine, number);
    expect((await list({ filter: { search: email.toUpperCase() } })).numbers).toEqual([number]);
    for (const search of ["byron", "BYR", "Ada Byron", "byron, ada"]) {
      expect((await list({ filter: { search } })).numbers).toContain(number);
    }
    expect((await list({ filter: { search: "Grace Byron" } })).numbers).toEqual([]);
  });

  test("finds the newest orders of a name that more have than a search considers", async () => {
    const { number } = await ordered(engine, guest());
    const { id: _, ...row } = await orderOf(engine, number);
    const copies = Array.from({ length: 1001 }, (_unused, index) => ({
      ...row,
      number: `MPC${900_000_000 + index}`,
      token: `copy-${index}`,
      buyer_name: "zuse, konrad",
      cart_id: null,
    }));
    for (let start = 0; start < copies.length; start += 50)
      await engine.db
        .insertInto("sales_order")
        .values(copies.slice(start, start + 50))
        .execute();
    const { numbers } = await list({ pageSize: 1, filter: { search: "Konrad Zuse" } });
    await engine.db.deleteFrom("sales_order").where("buyer_name", "=", "zuse, konrad").execute();
    expect(numbers).toEqual(["MPC900001000"]);
  });

  test("continues after each page without repeating or skipping an order", async () => {
    for (let count = 0; count < 3; count += 1) await ordered(engine, guest());
    const all = (await list({ pageSize: 200 })).numbers;
    const read: string[] = [];
    let after: string | null = null;
    do {
      const page: { numbers: string[]; next: string | null } = await list({ pageSize: 2, after });
      read.push(...page.numbers);
      after = page.next;
    } while (after);
    expect(read).toEqual(all);
    expect(all.length).toBeGreaterThan(5);
  });

  test("has only orders of the stores that somebody sees", async () => {
    const { number } = await ordered(engine, guest());
    const neon = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    expect((await list({}, neon.token)).numbers).toEqual([]);
    const query = "query ($number: String!) { order(number: $number) { number } }";
    expect((await callAdmin(engine, query, { number }, neon.token)).data?.order).toBeNull();
    const form = await formFor({ number }, "Called");
    expect((await send("addOrderComment", form, neon.token)).errors).toHaveLength(1);
  });

  test("is exported as CSV without formulas, which the audit log records", async () => {
    const { number } = await ordered(engine, guest());
    await engine.db
      .updateTable("sales_order")
      .set({ email: "=cmd@example.com" })
      .where("number", "=", number)
      .execute();
    const query = "mutation { exportOrders { csv is_truncated } }";
    const { csv } = resultOf<{ csv: string }>(
      await callAdmin(engine, query, {}, manager.token),
      "exportOrders",
    );
    const [head, ...rows] = csv.replace("\ufeff", "").trim().split("\n");
    expect(head).toContain("number,store_code,placed_at,status,buyer_name,email");
    expect(rows.find((row) => row.startsWith(number))).toContain(",'=cmd@example.com,");
    expect(await auditOf(engine, "orders.export")).toHaveLength(1);
  });
});

test.each([
  ["neon", null],
  ["mpc", "mpc"],
])(
  "an export of the store %s by somebody who sees another is recorded without its name",
  async (store, entry) => {
    const { token, id } = await staffMember(engine, "manager", { storeCodes: ["mpc"] });
    const query = "mutation ($store: String) { exportOrders(filter: { store_code: $store }) { csv } }";
    expect((await callAdmin(engine, query, { store }, token)).errors).toBeUndefined();
    const [recorded] = (await auditOf(engine, "orders.export")).filter(
      ({ admin_user_id }) => admin_user_id === id,
    );
    expect(recorded.store_code).toBe(entry);
  },
);

test("no response contains the buyer's token", async () => {
  const order = await paidOrder();
  const { token } = await orderOf(engine, order.number);
  const details = `query ($number: String!) { order(number: $number) {
    number email billing_address shipping_address requests { label text } lines { name options { label text } }
    payments { reference } timeline { title text } artwork_url packing_slip_url } orders { items { number email } } }`;
  const response = JSON.stringify(await callAdmin(engine, details, order, manager.token));
  expect(response).toContain(order.number);
  expect(response).not.toContain(token);
});

describe("the audit log", () => {
  test("cannot be changed or emptied", async () => {
    await ordered(engine, guest());
    const before = await engine.db.selectFrom("admin_audit").selectAll().orderBy("id").execute();
    expect(before.length).toBeGreaterThan(0);
    await engine.db
      .updateTable("admin_audit")
      .set({ action: "nothing" })
      .execute()
      .catch(() => undefined);
    await engine.db
      .deleteFrom("admin_audit")
      .execute()
      .catch(() => undefined);
    expect(await engine.db.selectFrom("admin_audit").selectAll().orderBy("id").execute()).toEqual(before);
  });

  test("is written together with what it records", async () => {
    const order = await ordered(engine, guest());
    const form = await formFor(order, "Wrong size");
    const before = await auditOf(engine, "order.hold");
    await send("holdOrder", { ...form, version: "outdated" });
    expect(await auditOf(engine, "order.hold")).toHaveLength(before.length);
    await send("holdOrder", form);
    const entry = (await auditOf(engine, "order.hold")).at(-1);
    expect(entry).toMatchObject({
      subject_id: order.number,
      changed_fields: '["status"]',
      store_code: "mpc",
    });
    expect(JSON.stringify(entry)).not.toContain("Wrong size");
  });
});
