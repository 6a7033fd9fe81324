import { afterAll, beforeAll, expect, test } from "vitest";
import { ordered } from "./atelier";
import type { EngineFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { paidOrder } from "./order-forms";
import { orderOf } from "./paid-orders";
import { callRest } from "./rest-shopper";
import { guest, place, readyCart } from "./shopper";
import { auditOf } from "./staff";
import { openTwins, TWIN, TWIN_TAG, twinOf } from "./twin-store";

/** Holds, cancellations, notes and documents of orders for integrations by Magento's REST API. */

let engine: EngineFixture;
let manager: string;
beforeAll(async () => {
  engine = await openTwins();
  manager = await integrationToken(engine, "manager");
});
afterAll(() => engine.close());

function call(method: string, path: string, { body, token = manager, key }: CallOptions = {}) {
  const headers = key ? { "Idempotency-Key": key } : undefined;
  return callRest(engine, method, path, { sender: { token, headers }, body });
}

interface CallOptions {
  body?: object;
  token?: string;
  key?: string;
}

const filterBy = (field: string, value: string) =>
  `?searchCriteria[filter_groups][0][filters][0][field]=${field}&searchCriteria[filter_groups][0][filters][0][value]=${value}`;

test("an order is held, released and canceled, and the audit log and the notes say by whom", async () => {
  const { number } = await paidOrder(engine);
  const status = async () => (await call("GET", `/orders/${number}/statuses`)).body;
  expect(await status()).toBe("processing");
  expect((await call("POST", `/orders/${number}/unhold`)).status).toBe(400);
  expect((await call("POST", `/orders/${number}/hold`, { key: "once" })).body).toBe(true);
  expect((await call("POST", `/orders/${number}/hold`, { key: "once" })).body).toBe(true);
  expect(await status()).toBe("on_hold");
  expect((await call("POST", `/orders/${number}/unhold`)).body).toBe(true);
  const comment = "Packed by the robot";
  expect((await call("POST", `/orders/${number}/comments`, { body: noteOf(comment) })).body).toBe(true);
  expect((await call("POST", `/orders/${number}/cancel`)).body).toBe(true);
  expect(await status()).toBe("refunded");
  expect((await call("POST", `/orders/${number}/cancel`)).status).toBe(400);
  expect(await auditOf(engine, "order.hold")).toHaveLength(1);
  expect(await auditOf(engine, "order.cancel")).toHaveLength(1);
  const { body } = await call("GET", `/orders/${number}/comments`);
  expect(body.total_count).toBe(4);
  expect(body.items[1]).toMatchObject({ comment, is_visible_on_front: 0 });
});

test("a note to the buyer is rejected, and an empty one, too", async () => {
  const { number } = await ordered(engine, guest());
  const wrong = [noteOf("Hello", { is_customer_notified: 1 }), noteOf("Hello", { isVisibleOnFront: true })];
  for (const body of [...wrong, noteOf(" "), noteOf("x".repeat(2001)), {}])
    expect((await call("POST", `/orders/${number}/comments`, { body })).status).toBe(400);
  expect((await call("GET", `/orders/${number}/comments`)).body.total_count).toBe(0);
});

test("a paid order is canceled only with the permission to refund", async () => {
  const { number } = await paidOrder(engine);
  const row = { code: "cancels", title: "Cancels", permissions: JSON.stringify(["sales.cancel"]) };
  await engine.db
    .insertInto("admin_role")
    .values({ ...row, refund_day_limit_cents: null, created_at: new Date().toISOString() })
    .execute();
  const token = await integrationToken(engine, "cancels");
  expect((await call("POST", `/orders/${number}/cancel`, { token })).status).toBeGreaterThanOrEqual(400);
  expect(await orderOf(engine, number)).toMatchObject({ status: "processing" });
});

test("invoices and credit memos are read with their amounts", async () => {
  const { number } = await paidOrder(engine, { quantity: 2 });
  const { body: order } = await call("GET", `/orders/${number}`);
  const { body: invoices } = await call("GET", `/invoices${filterBy("order_id", order.entity_id)}`);
  expect(invoices).toMatchObject({
    total_count: 1,
    items: [{ order_id: order.entity_id, grand_total: order.grand_total, items: [{ qty: 2 }] }],
  });
  expect(invoices.items[0].increment_id).toMatch(/^MPC-INV-\d{6}$/);
  expect((await call("GET", `/invoices/${order.entity_id}`)).body).toEqual(invoices.items[0]);

  const items = [{ order_item_id: order.items[0].item_id, qty: 1 }];
  const body = { items, arguments: { shipping_amount: 0, adjustment_positive: 0.5 } };
  const { body: id } = await call("POST", `/order/${number}/refund`, { body, key: "memo" });
  const { body: memo } = await call("GET", `/creditmemo/${id}`);
  expect(memo).toMatchObject({
    entity_id: id,
    order_id: order.entity_id,
    adjustment: 0.5,
    items: [{ qty: 1 }],
  });
  expect(memo.subtotal + memo.tax_amount + memo.shipping_amount + memo.adjustment).toBeCloseTo(
    memo.grand_total,
    2,
  );
  const { body: memos } = await call("GET", `/creditmemos${filterBy("order_id", order.entity_id)}`);
  expect(memos.items).toEqual([memo]);
  expect((await call("GET", "/creditmemos?searchCriteria[sortOrders][0][field]=number")).status).toBe(400);
});

test("documents of another store are neither listed nor read", async () => {
  const twin = twinOf(engine);
  const buyer = guest();
  await place(twin, buyer, await readyCart(twin, buyer, { sku: TWIN_TAG }));
  const { number } = await paidOrder(engine);
  const { body: order } = await call("GET", `/orders/${number}`);
  const { body: id } = await call("POST", `/order/${number}/refund`, { body: {}, key: "foreign" });
  const token = await integrationToken(engine, "manager", { storeCodes: [TWIN] });
  for (const path of [`/invoices/${order.entity_id}`, `/creditmemo/${id}`])
    expect((await call("GET", path, { token })).status).toBe(404);
  for (const path of ["/invoices", "/creditmemos"])
    expect((await call("GET", path, { token })).body.items).toEqual([]);
});

function noteOf(comment: string, more: object = {}) {
  return { statusHistory: { comment, ...more } };
}
