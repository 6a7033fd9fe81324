import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { ordered } from "./atelier";
import { callAsDocumented } from "./documented-calls";
import type { EngineFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { paidOrder } from "./order-forms";
import { guest } from "./shopper";

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
  for (const step of ["ship", "invoice", "refund"]) {
    const body = step === "ship" ? { tracks } : {};
    expect((await call("POST", `/order/MPC999999999/${step}`, body)).status).toBe(404);
    const path = `${base}/order/${number}/${step}`;
    expect((await callAsDocumented(engine, "POST", path, { body })).status).toBe(401);
  }
  for (const path of ["/orders", `/orders/${number}`, "/shipments", "/shipment/1"])
    expect((await callAsDocumented(engine, "GET", base + path)).status).toBe(401);
}
