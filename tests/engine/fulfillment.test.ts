import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signArtworkToken } from "~/engine/proofs/artwork-access";
import { deliver, move, ordered, sendAll, ship, staffOrder, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { artwork } from "./proofs";
import { customer, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function emailsAbout(text: string) {
  const messages = await engine.db.selectFrom("mail_outbox").selectAll().orderBy("id").execute();
  return messages.filter(({ subject }) => subject.includes(text));
}

interface Progress {
  status_code: string;
  steps: string[];
  parcels: {
    number: string;
    carrier: string;
    tracking_number: string;
    contents: string;
    delivered_at: string | null;
  }[];
  lines: { quantity_shipped: number }[];
}

function progress({ number }: TestOrder): Promise<Progress> {
  const fields =
    "status_code steps parcels { number carrier tracking_number contents delivered_at } lines { quantity_shipped }";
  return staffOrder<Progress>(engine, number, fields);
}

/** What its buyer sees of a guest's order. */
async function buyersView({ token }: TestOrder) {
  const query = `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
    timeline { code is_done at } shipments { tracking { number url } } } }`;
  return (await engine.graphql(query, { token })).data.guestOrderByToken;
}

async function inProduction({ quantity = 1 } = {}): Promise<TestOrder> {
  const order = await ordered(engine, guest(), { quantity });
  await move(engine, order.number, "TAKE_PAYMENT");
  await move(engine, order.number, "START_PRODUCTION");
  return order;
}

describe("fulfillment", () => {
  it("counts the days until delivery from the arrival of the check", async () => {
    const { number } = await ordered(engine, guest());
    await engine.db
      .updateTable("sales_order")
      .set({ created_at: "2026-01-05T15:00:00.000Z", arrival_date: "2026-01-13" })
      .where("number", "=", number)
      .execute();
    await move(engine, number, "TAKE_PAYMENT");
    const paid = await engine.db
      .selectFrom("sales_order")
      .select("arrival_date")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    const daysLeft = (Date.parse(paid.arrival_date ?? "") - Date.now()) / (24 * 60 * 60 * 1000);
    expect(daysLeft).toBeGreaterThan(6);
    expect(daysLeft).toBeLessThan(16);
  });

  it("takes an order from its payment to its delivery, and notifies the buyer", async () => {
    const order = await ordered(engine, guest());
    const { number } = order;
    const waiting = await progress(order);
    expect(waiting.steps).toEqual(expect.arrayContaining(["PAYMENT", "HOLD"]));
    expect(waiting.steps).not.toContain("PARCEL");

    await move(engine, number, "TAKE_PAYMENT");
    const paid = await progress(order);
    expect(paid.status_code).toBe("processing");
    expect(paid.steps).toEqual(expect.arrayContaining(["PRODUCTION", "HOLD"]));
    await move(engine, number, "START_PRODUCTION");
    const made = await progress(order);
    expect(made.status_code).toBe("in_production");
    expect(made.steps).toContain("PARCEL");
    await ship(engine, number);
    expect(await progress(order)).toMatchObject({
      status_code: "shipped",
      parcels: [
        {
          number: `${number}-1`,
          delivered_at: null,
          carrier: "UPS",
          tracking_number: "1Z999AA10123456784",
          contents: "1 × Engraved Pet Tag",
        },
      ],
    });
    expect((await buyersView(order)).shipments[0].tracking[0].url).toContain("1Z999AA10123456784");
    await deliver(engine, number, `${number}-1`);
    expect((await progress(order)).status_code).toBe("delivered");
    const { timeline } = await buyersView(order);
    expect(timeline.map(({ code }) => code)).toEqual([
      "placed",
      "paid",
      "in_production",
      "shipped",
      "delivered",
    ]);
    expect(timeline.every(({ is_done, at }) => is_done && at)).toBe(true);
  });

  it("emails a customer links to their account", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await sendAll(engine, order);
    await deliver(engine, order.number, `${order.number}-1`);
    const [onItsWay] = await emailsAbout(`${order.number} is on its way`);
    expect(onItsWay.recipient).toBe(buyer.email);
    expect(onItsWay.text_body).toContain("1Z999AA10123456784");
    expect(onItsWay.text_body).toContain(`/customer/account/view-order/${order.number}`);
    expect((await emailsAbout(`${order.number}-1 has arrived`))[0].recipient).toBe(buyer.email);
  });

  it("ships an order in parts: it is shipped with its last piece and delivered with its last parcel", async () => {
    const order = await inProduction({ quantity: 3 });
    const { number } = order;
    const part = (quantity: number) => ({ items: [{ order_item_id: order.itemId, quantity }] });
    await ship(engine, number, part(2));
    expect(await progress(order)).toMatchObject({
      status_code: "in_production",
      lines: [{ quantity_shipped: 2 }],
    });

    const tooMany = await ship(engine, number, part(2));
    expect(tooMany.errors?.[0].message).toBe("Engraved Pet Tag: you can still ship 1.");
    await deliver(engine, number, `${number}-1`);
    expect((await progress(order)).status_code).toBe("in_production");
    await ship(engine, number, { carrier: "other" });
    const second = await progress(order);
    expect(second).toMatchObject({ status_code: "shipped", lines: [{ quantity_shipped: 3 }] });
    expect(second.parcels[1].number).toBe(`${number}-2`);
    expect((await buyersView(order)).shipments[1].tracking[0].url).toBeNull();
    await deliver(engine, number, `${number}-2`);
    expect((await progress(order)).status_code).toBe("delivered");
  });

  it("ships nothing twice, even when used concurrently", async () => {
    const order = await inProduction();
    const ships = () => ship(engine, order.number);
    const answers = await Promise.all([ships(), ships(), ships()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await progress(order)).parcels).toHaveLength(1);
    expect(await emailsAbout(`${order.number} is on its way`)).toHaveLength(1);
  });

  it("makes one parcel of a tracking number that is sent twice", async () => {
    const order = await inProduction({ quantity: 3 });
    const { number } = order;
    const parcel = { items: [{ order_item_id: order.itemId, quantity: 1 }] };
    const answers = [await ship(engine, number, parcel), await ship(engine, number, parcel)];
    expect(answers[1].errors?.[0]).toMatchObject({
      message: `You've already shipped package ${number}-1 with this number.`,
      extensions: { field: "tracking_number" },
    });
    const { parcels, lines } = await progress(order);
    expect(parcels).toHaveLength(1);
    expect(lines[0].quantity_shipped).toBe(1);
    expect(await emailsAbout(`${number} is on its way`)).toHaveLength(1);
    await ship(engine, number, { ...parcel, tracking_number: "1Z999AA10123456785" });
    expect((await progress(order)).parcels).toHaveLength(2);
  });

  it("skips no step", async () => {
    const order = await ordered(engine, guest());
    const { number } = order;
    const early = await move(engine, number, "START_PRODUCTION");
    expect(early.errors?.[0].message).toBe("The order hasn't been paid for yet.");
    expect((await ship(engine, number)).errors?.[0].message).toBe(
      "An order that is pending payment can't become shipped.",
    );
    expect((await deliver(engine, number, `${number}-1`)).errors).toHaveLength(1);
    await sendAll(engine, order);
    expect((await move(engine, number, "HOLD")).errors).toHaveLength(1);
  });

  it("puts an order on hold, asks the buyer to verify it, and releases it", async () => {
    const order = await ordered(engine, guest());
    await move(engine, order.number, "TAKE_PAYMENT");
    await move(engine, order.number, "HOLD");
    const held = await progress(order);
    expect(held.status_code).toBe("on_hold");
    expect(held.steps).toContain("RELEASE");
    const [message] = await emailsAbout(`A question about your order ${order.number}`);
    expect(message.text_body).toContain("/validate/identification");
    await move(engine, order.number, "RELEASE");
    expect((await progress(order)).status_code).toBe("processing");
  });

  it("requires a known carrier and a plausible tracking number", async () => {
    const { number } = await ordered(engine, guest());
    const field = async (parcel: object) => (await ship(engine, number, parcel)).errors?.[0].extensions.field;
    expect(await field({ carrier: "pigeon" })).toBe("carrier");
    for (const tracking_number of ["", "   ", "abc", "x".repeat(61), "12/34<5>"]) {
      expect(await field({ tracking_number })).toBe("tracking_number");
    }
  });

  it("never gives staff what would give access as the buyer", async () => {
    const order = await ordered(engine, guest());
    const token = signArtworkToken(engine.settings, Number(order.id), { mayAnswer: false });
    const { orderArtwork } = (await artwork(engine, { token })).data;
    expect(orderArtwork).toMatchObject({ number: order.number, may_answer: false });
    const opened = await engine.graphql(
      "query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }",
      { token },
    );
    expect(opened.errors?.[0].extensions.category).toBe("graphql-no-such-entity");
    await sendAll(engine, order);
    const all = JSON.stringify(await emailsTo(engine, SHOP_EMAIL));
    expect(all).toContain(order.number);
    expect(all).not.toContain(order.token);
  });
});
