import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ordered } from "./atelier";
import type { EngineFixture } from "./engine-fixture";
import { integrationToken } from "./integrations";
import { paidOrder } from "./order-forms";
import { orderOf } from "./paid-orders";
import { printDueOf } from "./print-shop";
import { callRest } from "./rest-shopper";
import { customer, guest, place, readyCart } from "./shopper";
import { auditOf, callAdmin, staffMember } from "./staff";
import { apiToken } from "./staff-tokens";
import { openTwins, TWIN, TWIN_TAG, twinOf } from "./twin-store";

/** Orders and shipments for integrations and staff by Magento's REST API. */

let engine: EngineFixture;
let manager: string;
beforeAll(async () => {
  engine = await openTwins();
  manager = await integrationToken(engine, "manager");
});
afterAll(() => engine.close());

/** Each request has a key of its own. */
const call = (method: string, path: string, body?: object, token = manager) =>
  callRest(engine, method, path, { sender: { token, headers: { "Idempotency-Key": randomUUID() } }, body });

const track = (track_number: string) => ({ tracks: [{ track_number, carrier_code: "ups", title: "UPS" }] });

function criteria(field: string, value: string, condition = "eq", more = ""): string {
  const path = "searchCriteria[filter_groups][0][filters][0]";
  return `?${path}[field]=${field}&${path}[value]=${value}&${path}[condition_type]=${condition}${more}`;
}

describe("orders", () => {
  test("are read by number and by entity_id", async () => {
    const { number } = await ordered(engine, guest());
    const { body: order } = await call("GET", `/orders/${number}`);
    expect(order).toMatchObject({
      increment_id: number,
      state: "pending_payment",
      store_id: 1,
      customer_id: null,
      customer_is_guest: 1,
      extension_attributes: { shipping_assignments: [{ shipping: { address: { country_id: "US" } } }] },
    });
    expect((await call("GET", `/orders/${order.entity_id}`)).body).toEqual(order);
    expect((await call("GET", "/orders/999999999")).status).toBe(404);
  });

  test("are listed by filters, and continue after an entity_id", async () => {
    const buyer = await customer(engine);
    const numbers = [];
    for (let count = 0; count < 3; count += 1) numbers.push((await ordered(engine, buyer)).number);
    const own = await call("GET", `/orders${criteria("customer_email", buyer.email.toUpperCase())}`);
    const idOf = (list: { body: { items: { increment_id: string }[] } }) =>
      list.body.items.map(({ increment_id }) => increment_id);
    expect(idOf(own)).toEqual(numbers);
    expect(own.body.total_count).toBe(3);
    const sorts =
      "&searchCriteria[sortOrders][0][field]=created_at&searchCriteria[sortOrders][0][direction]=DESC";
    const page = "&searchCriteria[pageSize]=2&searchCriteria[currentPage]=2";
    const last = await call("GET", `/orders${criteria("customer_id", String(buyer.id), "eq", sorts + page)}`);
    expect(idOf(last)).toEqual([numbers[0]]);
    expect(last.body.total_count).toBe(3);
    const second = own.body.items[1].entity_id;
    const after = await call("GET", `/orders${criteria("entity_id", second, "gt")}`);
    expect(idOf(after)[0]).toBe(numbers[2]);
    const listed = await call("GET", `/orders${criteria("increment_id", numbers.slice(1).join(","), "in")}`);
    expect(idOf(listed)).toEqual(numbers.slice(1));
    const future = await call("GET", `/orders${criteria("created_at", "2099-01-01 00:00:00", "gteq")}`);
    expect(future.body).toMatchObject({ items: [], total_count: 0 });
    const past = await call("GET", `/orders${criteria("created_at", "2000-01-01", "from")}`);
    expect(past.body.total_count).toBeGreaterThan(2);
  });

  test.each([
    criteria("grand_total", "1"),
    criteria("status", "%", "like"),
    criteria("entity_id", "one"),
    criteria("created_at", "yesterday", "gt"),
    criteria("entity_id", "1", "moreq"),
    "?searchCriteria[pageSize]=101",
    "?searchCriteria[pageSize]=100&searchCriteria[currentPage]=101",
    "?searchCriteria[sortOrders][0][field]=buyer_name",
  ])("are not listed by %s", async (query) => {
    expect((await call("GET", `/orders${query}`)).status).toBe(400);
  });
});

describe("an order", () => {
  test("is shipped in parcels, and the shipments are listed", async () => {
    const order = await paidOrder(engine, { quantity: 3 });
    await printDueOf(engine, order.number);
    const { body } = await call("GET", `/orders/${order.number}`);
    const [{ item_id }] = body.items;
    const part = { ...track("1Z999AA10123456784"), items: [{ order_item_id: item_id, qty: 1 }] };
    const first = await call("POST", `/order/${order.number}/ship`, part);
    expect(first).toMatchObject({ status: 200, body: expect.stringMatching(/^\d+$/) });
    expect(await orderOf(engine, order.number)).toMatchObject({ status: "in_production" });
    const second = await call("POST", `/order/${body.entity_id}/ship`, track("1Z 999 AA1 5678"));
    const shown = await call("GET", `/orders/${order.number}`);
    expect(shown.body).toMatchObject({ state: "complete", status: "shipped", items: [{ qty_shipped: 3 }] });
    const list = await call("GET", `/shipments${criteria("order_id", body.entity_id)}`);
    expect(list.body).toMatchObject({
      total_count: 2,
      items: [
        { entity_id: first.body, increment_id: `${order.number}-1`, total_qty: 1, order_id: body.entity_id },
        {
          entity_id: second.body,
          total_qty: 2,
          tracks: [{ track_number: "1Z999AA15678", carrier_code: "ups" }],
        },
      ],
    });
    expect((await call("GET", `/shipment/${first.body}`)).body).toEqual(list.body.items[0]);
    expect((await call("GET", "/shipment/999999999")).status).toBe(404);
    expect(await auditOf(engine, "order.parcel")).toHaveLength(2);
  });

  test("that awaits its payment is invoiced once", async () => {
    const { number } = await ordered(engine, guest());
    expect((await call("POST", `/order/${number}/ship`, track("1Z999AA10000000001"))).status).toBe(400);
    const invoiced = await call("POST", `/order/${number}/invoice`, { capture: true });
    expect(invoiced).toMatchObject({ status: 200, body: expect.stringMatching(/^\d+$/) });
    expect(await orderOf(engine, number)).toMatchObject({ status: "processing" });
    expect((await call("POST", `/order/${number}/invoice`, {})).status).toBe(400);
  });

  test("is refunded in part, then the rest, each request with its key once", async () => {
    const { number } = await paidOrder(engine, { quantity: 2 });
    const { body } = await call("GET", `/orders/${number}`);
    const part = {
      items: [{ order_item_id: body.items[0].item_id, qty: 1 }],
      arguments: { shipping_amount: 0, adjustment_positive: 0.5 },
    };
    const send = async () => {
      const headers = { "Idempotency-Key": "refund-of-the-erp-1" };
      return (
        await callRest(engine, "POST", `/order/${number}/refund`, {
          sender: { token: manager, headers },
          body: part,
        })
      ).body;
    };
    const id = await send();
    expect(await send()).toBe(id);
    const withoutKey = await callRest(engine, "POST", `/order/${number}/refund`, {
      sender: { token: manager },
      body: {},
    });
    expect(withoutKey).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("Idempotency-Key") },
    });
    const rest = await call("POST", `/order/${number}/refund`, {});
    expect(rest.body).not.toBe(id);
    const { id: orderId, grand_total_cents } = await orderOf(engine, number);
    const refunds = await engine.db
      .selectFrom("order_refund")
      .select("amount_cents")
      .where("order_id", "=", orderId)
      .execute();
    expect(refunds).toHaveLength(2);
    expect(refunds[0].amount_cents + refunds[1].amount_cents).toBe(grand_total_cents);
    expect((await call("GET", `/orders/${number}`)).body.state).toBe("closed");
    expect((await call("POST", `/order/${number}/refund`, {})).status).toBe(400);
  });

  test("is refunded within the limit of the role for a day", async () => {
    const [, limited] = [await staffMember(engine, "owner"), await integrationToken(engine, "support")];
    const { number } = await paidOrder(engine);
    const large = { items: [], arguments: { adjustment_positive: 250 } };
    expect((await call("POST", `/order/${number}/refund`, large, limited)).status).toBeGreaterThanOrEqual(
      400,
    );
    const small = { arguments: { shipping_amount: 0 } };
    expect((await call("POST", `/order/${number}/refund`, small, limited)).status).toBe(200);
  });
});

const ROUTES: [method: string, path: (number: string) => string, permission: string, body?: object][] = [
  ["GET", () => "/orders", "sales.view"],
  ["GET", (number) => `/orders/${number}`, "sales.view"],
  ["GET", () => "/shipments", "sales.view"],
  ["GET", () => "/shipment/1", "sales.view"],
  ["GET", (number) => `/orders/${number}/statuses`, "sales.view"],
  ["GET", (number) => `/orders/${number}/comments`, "sales.view"],
  ["POST", (number) => `/orders/${number}/comments`, "sales.comment", { statusHistory: { comment: "No" } }],
  ["POST", (number) => `/orders/${number}/hold`, "sales.hold"],
  ["POST", (number) => `/orders/${number}/unhold`, "sales.hold"],
  ["POST", (number) => `/orders/${number}/cancel`, "sales.cancel"],
  ["GET", () => "/invoices", "sales.view"],
  ["GET", () => "/invoices/1", "sales.view"],
  ["GET", () => "/creditmemos", "sales.view"],
  ["GET", () => "/creditmemo/1", "sales.view"],
  ["POST", (number) => `/order/${number}/ship`, "sales.ship", track("1Z999AA1NOBODY")],
  ["POST", (number) => `/order/${number}/invoice`, "sales.invoice", {}],
  ["POST", (number) => `/order/${number}/refund`, "sales.refund", {}],
];

describe.each(ROUTES)("%s %s", (method, path, permission, body) => {
  test("is for integrations and staff with the permission alone", async () => {
    const { number } = await ordered(engine, guest());
    const buyer = await customer(engine);
    const owner = await staffMember(engine, "owner");
    const other = permission === "sales.view" ? "reviews.moderate" : "sales.view";
    const otherRole = await roleWith(other);
    const without = await integrationToken(engine, otherRole);
    const staffWithout = await apiToken(engine, await staffMember(engine, otherRole));
    const revoked = await integrationToken(engine, "owner", { isRevoked: true });
    const tokens = [undefined, buyer.token, owner.token, without, staffWithout, revoked, "no such token"];
    for (const token of tokens) {
      const { status, body: said } = await callRest(engine, method, path(number), {
        sender: { token },
        body,
      });
      expect(status).toBe(401);
      expect(said).toMatchObject({ message: "The consumer isn't authorized to access %resources." });
    }
    const role = await roleWith(permission);
    const allowed = [
      await integrationToken(engine, role),
      await apiToken(engine, await staffMember(engine, role)),
    ];
    for (const token of allowed) {
      const { status } = await call(method, path(number), body, token);
      expect(status).not.toBe(401);
    }
  });
});

test("an integration of one store has no access to the orders of another", async () => {
  const { number } = await ordered(engine, guest());
  const twin = twinOf(engine);
  const buyer = guest();
  const placed = await place(twin, buyer, await readyCart(twin, buyer, { sku: TWIN_TAG }));
  const own = placed.data.placeOrder.orderV2;
  const token = await integrationToken(engine, "manager", { storeCodes: [TWIN] });
  for (const [method, path, , body] of ROUTES.filter(([, path]) => path("x").includes("x"))) {
    const foreign = await call(method, path(number), body, token);
    const unknown = await call(method, path("MPC999999999"), body, token);
    expect(foreign.status).toBe(404);
    expect(JSON.stringify(foreign.body).replaceAll(number, "")).toBe(
      JSON.stringify(unknown.body).replaceAll("MPC999999999", ""),
    );
  }
  const { body } = await call("GET", "/orders?searchCriteria[pageSize]=100", undefined, token);
  expect(body.items.map(({ increment_id }: { increment_id: string }) => increment_id)).toEqual([own.number]);
  expect(body.items[0]).toMatchObject({ store_id: 2 });
});

test("an integration's token is worth nothing for the staff's API and for customers", async () => {
  const { errors } = await callAdmin(engine, "{ orders { end_cursor } }", {}, manager);
  expect(errors?.[0].extensions.code).toBe("SIGN_IN");
  expect((await call("GET", "/customers/me")).status).toBe(401);
});

async function roleWith(permission: string): Promise<string> {
  const code = `only-${permission}`;
  const row = { code, title: code, permissions: JSON.stringify([permission]), refund_day_limit_cents: null };
  await engine.db
    .insertInto("admin_role")
    .values({ ...row, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return code;
}
