import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { ordered } from "./atelier";
import { callAsDocumented } from "./documented-calls";
import type { EngineFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { paidOrder } from "./order-forms";
import { printDueOf } from "./print-shop";
import { guest } from "./shopper";
import { codeOf, STAFF_PASSWORD, staffMember } from "./staff";

/** Calls of integrations, which must match the OpenAPI document. */
export async function documentedSales(engine: EngineFixture, base: string): Promise<void> {
  const sender = { token: await integrationToken(engine, "manager") };
  const call = (method: string, path: string, body?: object) =>
    callAsDocumented(engine, method, base + path, {
      sender,
      headers: { "Idempotency-Key": randomUUID() },
      body,
    });
  const { number } = await paidOrder(engine);
  await printDueOf(engine, number);
  const { body: order } = await call("GET", `/orders/${number}`);
  const filter = "searchCriteria[filterGroups][0][filters][0]";
  const listed = await call("GET", `/orders?${filter}[field]=entity_id&${filter}[value]=${order.entity_id}`);
  expect(listed.body.items).toEqual([order]);
  expect((await call("GET", `/orders?${filter}[field]=color`)).status).toBe(400);
  expect((await call("GET", "/orders/MPC999999999")).status).toBe(404);
  const tracks = [{ track_number: `1Z${number}`, carrier_code: "ups" }];
  const items = [{ order_item_id: order.items[0].item_id, qty: 1 }];
  const shipped = await call("POST", `/order/${number}/ship`, { tracks, items });
  expect(shipped.status).toBe(200);
  expect((await call("POST", `/order/${number}/ship`, { tracks, items })).status).toBe(400);
  expect((await call("GET", `/shipment/${shipped.body}`)).body.order_id).toBe(order.entity_id);
  expect((await call("GET", "/shipment/999999999")).status).toBe(404);
  expect((await call("GET", "/shipments?searchCriteria[pageSize]=1")).body.items).toHaveLength(1);
  const refund = { items, arguments: { shipping_amount: 0, adjustment_positive: 0 } };
  expect((await call("POST", `/order/${number}/refund`, refund)).status).toBe(200);
  const unpaid = await ordered(engine, guest());
  expect((await call("POST", `/order/${unpaid.number}/invoice`, { capture: true })).status).toBe(200);
  await documentedCare(call, unpaid.number);
  for (const path of [`/orders/${number}/statuses`, "/invoices", "/creditmemos?searchCriteria[pageSize]=1"])
    expect((await call("GET", path)).status).toBe(200);
  const memos = `/creditmemos?${filter}[field]=order_id&${filter}[value]=${order.entity_id}`;
  const { body: list } = await call("GET", memos);
  expect((await call("GET", `/creditmemo/${list.items[0].entity_id}`)).body).toEqual(list.items[0]);
  expect((await call("GET", `/invoices/${order.entity_id}`)).body.order_id).toBe(order.entity_id);
  for (const path of ["/invoices/999999999", "/creditmemo/999999999", "/orders/MPC999999999/statuses"])
    expect((await call("GET", path)).status).toBe(404);
  for (const step of ["ship", "invoice", "refund"]) {
    const body = step === "ship" ? { tracks } : {};
    expect((await call("POST", `/order/MPC999999999/${step}`, body)).status).toBe(404);
    const path = `${base}/order/${number}/${step}`;
    expect((await callAsDocumented(engine, "POST", path, { body })).status).toBe(401);
  }
  const reads = ["/orders", `/orders/${number}`, "/shipments", "/shipment/1", "/invoices", "/creditmemo/1"];
  for (const path of reads) expect((await callAsDocumented(engine, "GET", base + path)).status).toBe(401);
}

type Call = (method: string, path: string, body?: object) => ReturnType<typeof callAsDocumented>;

/** Staff request tokens, and use them. */
export async function documentedStaffTokens(engine: EngineFixture, base: string): Promise<void> {
  const packer = await staffMember(engine, "packer", { hasApp: false });
  const manager = await staffMember(engine, "manager");
  const request = (path: string, body: object) => callAsDocumented(engine, "POST", base + path, { body });
  const byPassword = (username: string, password = STAFF_PASSWORD) =>
    request("/integration/admin/token", { username, password });
  const token = await byPassword(packer.email);
  expect(token.status).toBe(200);
  expect((await byPassword(manager.email)).status).toBe(400);
  expect((await byPassword(packer.email, "wrong")).status).toBe(401);
  const typed = { username: manager.email, password: STAFF_PASSWORD, otp: codeOf(manager.secret) };
  expect((await request("/tfa/provider/google/authenticate", typed)).status).toBe(200);
  expect((await request("/tfa/provider/google/authenticate", typed)).status).toBe(401);
  const sender = { token: token.body };
  expect((await callAsDocumented(engine, "GET", `${base}/orders`, { sender })).status).toBe(200);
}

/** Notes, hold and cancellation of a paid order. */
async function documentedCare(call: Call, number: string): Promise<void> {
  const note = { statusHistory: { comment: "Called the buyer", is_customer_notified: 0 } };
  const steps: [step: string, body?: object][] = [["comments", note], ["hold"], ["unhold"], ["cancel"]];
  for (const [step, body] of steps) {
    expect((await call("POST", `/orders/${number}/${step}`, body)).body).toBe(true);
    expect((await call("POST", `/orders/MPC999999999/${step}`, body)).status).toBe(404);
  }
  expect((await call("POST", `/orders/${number}/cancel`)).status).toBe(400);
  expect((await call("GET", `/orders/${number}/comments`)).body.total_count).toBe(5);
  expect((await call("GET", "/orders/MPC999999999/comments")).status).toBe(404);
}
