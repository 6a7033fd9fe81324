import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteOldEvents } from "~/engine/jobs/delete-old-events";
import { applyTrackingEvents } from "~/engine/shipments/tracking/apply-tracking";
import { EasyPostServer } from "../fixtures/easypost/easypost-server";
import { deliver, move, ordered, ship, staffOrder } from "./atelier";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest } from "./shopper";

let easyPost: EasyPostServer;
let engine: EngineFixture;
beforeAll(async () => {
  easyPost = await EasyPostServer.open();
  engine = await openFixture({ easyPost: easyPost.settings });
});
afterAll(async () => {
  await engine.close();
  easyPost.close();
});

let lastNumber = 1000;

/** An order of two pieces in two parcels. */
async function twoParcels() {
  const sender = guest();
  const order = await ordered(engine, sender, { quantity: 2 });
  const { number } = order;
  await move(engine, number, "TAKE_PAYMENT");
  await move(engine, number, "START_PRODUCTION");
  lastNumber += 2;
  const numbers = [`9400${lastNumber}`, `9400${lastNumber + 1}`];
  for (const tracking_number of numbers) {
    const items = [{ order_item_id: order.itemId, quantity: 1 }];
    await ship(engine, number, { carrier: "usps", tracking_number, items });
  }
  return { order, number, numbers };
}

interface Call {
  body: string;
  headers: Record<string, string>;
}

async function receive({ body, headers }: Call) {
  const response = await engine.rest("/webhooks/easypost", { method: "POST", body, headers });
  const text = await response.text();
  return { status: response.status, outcome: response.ok ? JSON.parse(text).data.outcome : null };
}

interface Shipped {
  status_code: string;
  parcels: { in_transit_at: string | null; delivered_at: string | null }[];
}

async function parcelsOf(order: string) {
  const fields = "status_code parcels { in_transit_at delivered_at }";
  const { parcels, status_code } = await staffOrder<Shipped>(engine, order, fields);
  return {
    status: status_code,
    states: parcels.map(({ delivered_at, in_transit_at }) => [in_transit_at !== null, delivered_at !== null]),
  };
}

async function arrivals(number: string): Promise<number> {
  const row = engine.db
    .selectFrom("mail_outbox")
    .select("id")
    .where("subject", "like", `Your package ${number}-%`);
  return (await row.execute()).length;
}

describe("a carrier's report", () => {
  it("marks a parcel in transit and delivered, and the order with the last one", async () => {
    const { numbers, number, order } = await twoParcels();
    expect(await receive(easyPost.event(numbers[0], "in_transit"))).toEqual({
      status: 200,
      outcome: "RECORDED",
    });
    expect(await parcelsOf(number)).toEqual({
      status: "shipped",
      states: [
        [true, false],
        [false, false],
      ],
    });
    await receive(easyPost.event(numbers[0], "delivered"));
    expect((await parcelsOf(number)).status).toBe("shipped");
    await receive(easyPost.event(numbers[1], "delivered"));
    expect(await parcelsOf(number)).toEqual({
      status: "delivered",
      states: [
        [true, true],
        [false, true],
      ],
    });
    expect(await arrivals(order.number)).toBe(2);
  });

  it("counts once, also when it comes twice and at once", async () => {
    const { numbers, order } = await twoParcels();
    const call = easyPost.event(numbers[0], "delivered");
    const outcomes = await Promise.all([receive(call), receive(call), receive(call)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["DUPLICATE", "DUPLICATE", "RECORDED"]);
    expect((await receive(easyPost.event(numbers[0], "delivered"))).outcome).toBe("RECORDED");
    expect(await arrivals(order.number)).toBe(1);
  });

  it("does not undo a delivery when it comes late, or after staff marked it", async () => {
    const { numbers, number, order } = await twoParcels();
    await receive(easyPost.event(numbers[0], "delivered"));
    await receive(easyPost.event(numbers[0], "in_transit"));
    await deliver(engine, number, `${order.number}-2`);
    await receive(easyPost.event(numbers[1], "delivered"));
    expect(await parcelsOf(number)).toEqual({
      status: "delivered",
      states: [
        [false, true],
        [false, true],
      ],
    });
    expect(await arrivals(order.number)).toBe(2);
  });

  it("changes nothing for other states, unknown parcels and events about something else", async () => {
    const { numbers, number } = await twoParcels();
    const before = await parcelsOf(number);
    const calls = [
      easyPost.event(numbers[0], "pre_transit"),
      easyPost.event(numbers[0], "return_to_sender"),
      easyPost.event("9400000000", "delivered"),
      easyPost.signed(
        JSON.stringify({ id: "evt_batch", object: "Event", description: "batch.created", result: null }),
      ),
    ];
    for (const call of calls) expect(await receive(call)).toEqual({ status: 200, outcome: "RECORDED" });
    expect(await parcelsOf(number)).toEqual(before);
  });
});

describe("a report that comes before the parcel is shipped", () => {
  it("waits for it, and is applied once", async () => {
    const order = await ordered(engine, guest());
    await move(engine, order.number, "TAKE_PAYMENT");
    await move(engine, order.number, "START_PRODUCTION");
    lastNumber += 2;
    const number = `9400${lastNumber}`;
    await receive(easyPost.event(number, "in_transit"));
    await receive(easyPost.event(number, "delivered"));
    await apply();
    expect((await parcelsOf(order.number)).states).toEqual([]);
    await ship(engine, order.number, { carrier: "usps", tracking_number: number });
    await apply();
    expect(await parcelsOf(order.number)).toEqual({ status: "delivered", states: [[true, true]] });
    await apply();
    expect(await arrivals(order.number)).toBe(1);
  });

  it("is forgotten after a month, when the carrier may use the number again", async () => {
    const { numbers, number } = await twoParcels();
    await engine.db
      .insertInto("tracking_event")
      .values({
        provider: "easypost",
        event_id: "evt_old",
        type: "tracker.updated",
        received_at: new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString(),
        tracking_number: numbers[0],
        parcel_state: "delivered",
      })
      .execute();
    await apply();
    expect((await parcelsOf(number)).states[0]).toEqual([false, false]);
  });

  it("is deleted after half a year, as are the events of payment services", async () => {
    const { db } = engine;
    const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
    for (const days of [179, 181]) {
      const event = { event_id: `evt_${days}`, type: "test", received_at: at(days) };
      await db
        .insertInto("tracking_event")
        .values({ provider: "easypost", ...event })
        .execute();
      await db
        .insertInto("payment_event")
        .values({ provider: "stripe", ...event })
        .execute();
    }
    await deleteOldEvents.run(context(), new Date());
    for (const table of ["tracking_event", "payment_event"] as const) {
      const left = await db.selectFrom(table).select("event_id").where("type", "=", "test").execute();
      expect(left).toEqual([{ event_id: "evt_179" }]);
    }
  });
});

function context() {
  const { db, settings } = engine;
  return { db, settings, storeCode: "mpc", wakeMail: () => {} };
}

function apply() {
  return applyTrackingEvents.run(context(), new Date());
}

describe("a call that is not EasyPost's", () => {
  const wrong: [string, (call: Call) => Call][] = [
    ["no signature", ({ body }) => ({ body, headers: {} })],
    ["another body", ({ body, headers }) => ({ body: body.replace("delivered", "delivered "), headers })],
    [
      "another secret",
      ({ body }) => ({ body, headers: { "X-Hmac-Signature": `hmac-sha256-hex=${"0".repeat(64)}` } }),
    ],
    [
      "no prefix",
      ({ body, headers }) => ({
        body,
        headers: { "X-Hmac-Signature": headers["X-Hmac-Signature"].slice(16) },
      }),
    ],
  ];
  it.each(wrong)("is rejected and recorded nowhere: %s", async (_, change) => {
    const { numbers, number } = await twoParcels();
    const call = change(easyPost.event(numbers[0], "delivered", "evt_forged"));
    expect((await receive(call)).status).toBe(400);
    expect((await parcelsOf(number)).states[0]).toEqual([false, false]);
    const events = engine.db
      .selectFrom("tracking_event")
      .select("event_id")
      .where("event_id", "=", "evt_forged");
    expect(await events.execute()).toEqual([]);
  });

  it("is rejected although signed, when it is no event", async () => {
    expect((await receive(easyPost.signed('{"object":"Event"}'))).status).toBe(400);
    expect((await receive(easyPost.signed("no JSON"))).status).toBe(400);
  });

  it("finds no webhook in a store without its secret", async () => {
    const plain = await openFixture();
    const { body, headers } = easyPost.event("9400", "delivered");
    const response = await plain.rest("/webhooks/easypost", { method: "POST", body, headers });
    expect(response.status).toBe(404);
    await plain.close();
  });
});
