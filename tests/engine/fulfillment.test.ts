import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signToken } from "~/engine/shared/signed-token";
import { deliver, deliverAll, fulfillment, fulfillmentToken, move, ordered, sendAll, ship } from "./atelier";
import { documentOf } from "./authorization/operations";
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

describe("the fulfillment page", () => {
  it("counts the days until delivery from the arrival of the check", async () => {
    const order = await ordered(engine, guest());
    const token = await fulfillmentToken(engine, order);
    await engine.db
      .updateTable("sales_order")
      .set({ created_at: "2026-01-05T15:00:00.000Z", arrival_date: "2026-01-13" })
      .where("number", "=", order.number)
      .execute();
    await move(engine, token, "TAKE_PAYMENT");
    const paid = await engine.db
      .selectFrom("sales_order")
      .select("arrival_date")
      .where("number", "=", order.number)
      .executeTakeFirstOrThrow();
    const daysLeft = (Date.parse(paid.arrival_date ?? "") - Date.now()) / (24 * 60 * 60 * 1000);
    expect(daysLeft).toBeGreaterThan(6);
    expect(daysLeft).toBeLessThan(16);
  });

  it("takes an order from its payment to its delivery, and notifies the buyer", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    const token = await fulfillmentToken(engine, order);
    const waiting = (await fulfillment(engine, token)).data.fulfillment;
    expect(waiting).toMatchObject({ steps: ["TAKE_PAYMENT", "HOLD"], can_ship: false });

    const paid = (await move(engine, token, "TAKE_PAYMENT")).data.moveOrder;
    expect(paid).toMatchObject({
      steps: ["START_PRODUCTION", "HOLD"],
      order: { status_code: "processing" },
    });
    const made = (await move(engine, token, "START_PRODUCTION")).data.moveOrder;
    expect(made).toMatchObject({ steps: [], can_ship: true, order: { status_code: "in_production" } });
    const sent = (await ship(engine, token)).data.shipOrder.order;
    expect(sent).toMatchObject({
      status_code: "shipped",
      shipments: [
        {
          number: `${order.number}-1`,
          delivered_at: null,
          tracking: [{ title: "UPS", number: "1Z999AA10123456784" }],
          items: [{ product_name: "Engraved Pet Tag", quantity_shipped: 1 }],
        },
      ],
    });
    expect(sent.shipments[0].tracking[0].url).toContain("1Z999AA10123456784");
    const arrived = (await deliver(engine, token, `${order.number}-1`)).data.deliverShipment.order;
    expect(arrived.status_code).toBe("delivered");
    expect(arrived.timeline.map(({ code }) => code)).toEqual([
      "placed",
      "paid",
      "in_production",
      "shipped",
      "delivered",
    ]);
    expect(arrived.timeline.every(({ is_done, at }) => is_done && at)).toBe(true);

    const [onItsWay] = await emailsAbout(`${order.number} is on its way`);
    expect(onItsWay.recipient).toBe(buyer.email);
    expect(onItsWay.text_body).toContain("1Z999AA10123456784");
    expect(onItsWay.text_body).toContain(`/customer/account/view-order/${order.number}`);
    expect((await emailsAbout(`${order.number}-1 has arrived`))[0].recipient).toBe(buyer.email);
  });

  it("ships an order in parts: it is shipped with its last piece and delivered with its last parcel", async () => {
    const order = await ordered(engine, guest(), { quantity: 3 });
    const token = await fulfillmentToken(engine, order);
    await move(engine, token, "TAKE_PAYMENT");
    await move(engine, token, "START_PRODUCTION");
    const part = (quantity: number) => ({ items: [{ order_item_id: order.itemId, quantity }] });
    const first = (await ship(engine, token, part(2))).data.shipOrder.order;
    expect(first).toMatchObject({ status_code: "in_production", items: [{ quantity_shipped: 2 }] });

    const tooMany = await ship(engine, token, part(2));
    expect(tooMany.errors?.[0].message).toBe("Engraved Pet Tag: you can still ship 1.");
    await deliver(engine, token, `${order.number}-1`);
    expect((await fulfillment(engine, token)).data.fulfillment.order.status_code).toBe("in_production");
    const second = (await ship(engine, token, { carrier: "other" })).data.shipOrder.order;
    expect(second).toMatchObject({ status_code: "shipped", items: [{ quantity_shipped: 3 }] });
    expect(second.shipments[1]).toMatchObject({ number: `${order.number}-2`, tracking: [{ url: null }] });
    const last = (await deliver(engine, token, `${order.number}-2`)).data.deliverShipment.order;
    expect(last.status_code).toBe("delivered");
  });

  it("ships nothing twice, even when used concurrently", async () => {
    const order = await ordered(engine, guest());
    const token = await fulfillmentToken(engine, order);
    await move(engine, token, "TAKE_PAYMENT");
    await move(engine, token, "START_PRODUCTION");
    const answers = await Promise.all([ship(engine, token), ship(engine, token), ship(engine, token)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await fulfillment(engine, token)).data.fulfillment.order.shipments).toHaveLength(1);
    expect(await emailsAbout(`${order.number} is on its way`)).toHaveLength(1);
  });

  it("makes one parcel of a form that is sent twice", async () => {
    const order = await ordered(engine, guest(), { quantity: 3 });
    const token = await fulfillmentToken(engine, order);
    await move(engine, token, "TAKE_PAYMENT");
    await move(engine, token, "START_PRODUCTION");
    const parcel = { items: [{ order_item_id: order.itemId, quantity: 1 }] };
    const answers = [await ship(engine, token, parcel), await ship(engine, token, parcel)];
    expect(answers[1].errors?.[0]).toMatchObject({
      message: `You've already shipped package ${order.number}-1 with this number.`,
      extensions: { field: "tracking_number" },
    });
    const { shipments, items } = (await fulfillment(engine, token)).data.fulfillment.order;
    expect(shipments).toHaveLength(1);
    expect(items[0].quantity_shipped).toBe(1);
    expect(await emailsAbout(`${order.number} is on its way`)).toHaveLength(1);
    const next = await ship(engine, token, { ...parcel, tracking_number: "1Z999AA10123456785" });
    expect(next.data.shipOrder.order.shipments).toHaveLength(2);
  });

  it("skips no step", async () => {
    const order = await ordered(engine, guest());
    const token = await fulfillmentToken(engine, order);
    const early = await move(engine, token, "START_PRODUCTION");
    expect(early.errors?.[0].message).toBe("The order hasn't been paid for yet.");
    expect((await ship(engine, token)).errors?.[0].message).toBe(
      "An order that is pending payment can't become shipped.",
    );
    expect((await deliver(engine, token, `${order.number}-1`)).errors).toHaveLength(1);
    await sendAll(engine, order);
    expect((await move(engine, token, "HOLD")).errors).toHaveLength(1);
  });

  it("puts an order on hold, asks the buyer to verify it, and releases it", async () => {
    const order = await ordered(engine, guest());
    const token = await fulfillmentToken(engine, order);
    await move(engine, token, "TAKE_PAYMENT");
    const held = (await move(engine, token, "HOLD")).data.moveOrder;
    expect(held).toMatchObject({ steps: ["RELEASE"], order: { status_code: "on_hold" } });
    const [message] = await emailsAbout(`A question about your order ${order.number}`);
    expect(message.text_body).toContain("/validate/identification");
    const free = (await move(engine, token, "RELEASE")).data.moveOrder;
    expect(free.order.status_code).toBe("processing");
  });

  it("requires a known carrier and a plausible tracking number", async () => {
    const order = await ordered(engine, guest());
    const token = await fulfillmentToken(engine, order);
    const field = async (parcel: object) => (await ship(engine, token, parcel)).errors?.[0].extensions.field;
    expect(await field({ carrier: "pigeon" })).toBe("carrier");
    for (const tracking_number of ["", "   ", "abc", "x".repeat(61), "12/34<5>"]) {
      expect(await field({ tracking_number })).toBe("tracking_number");
    }
  });

  it("opens one order with its link, and nothing with another text", async () => {
    const order = await ordered(engine, guest());
    const token = await fulfillmentToken(engine, order);
    expect((await fulfillment(engine, token)).data.fulfillment.order.number).toBe(order.number);
    const id = Number(order.id);
    const foreign = signToken(engine.settings, "view-order", { orderId: id });
    const late = signToken(engine.settings, "order-desk", { orderId: id }, Date.now() - 1);
    const unknown = signToken(engine.settings, "order-desk", { orderId: 999_999 });
    for (const wrong of ["", order.token, `${token}x`, foreign, late, unknown]) {
      expect((await fulfillment(engine, wrong)).data.fulfillment).toBeNull();
      for (const answer of [
        await move(engine, wrong, "TAKE_PAYMENT"),
        await ship(engine, wrong),
        await deliver(engine, wrong, `${order.number}-1`),
      ]) {
        expect(answer.errors?.[0].extensions.category).toBe("graphql-authorization");
      }
    }
    expect((await fulfillment(engine, token)).data.fulfillment.order.status_code).toBe("pending_payment");
  });

  it("never reveals what would give access as the buyer", async () => {
    const order = await ordered(engine, guest());
    const token = await fulfillmentToken(engine, order);
    for (const field of ["token", "view_token", "invoice_url", "artwork_token"]) {
      const query = `query ($token: String!) { fulfillment(token: $token) { order { ${field} } } }`;
      expect((await engine.graphql(query, { token })).errors, field).toHaveLength(1);
    }
    const fields = "query ($token: String!) { fulfillment(token: $token) { artwork_token } }";
    const shown = (await engine.graphql(fields, { token })).data.fulfillment.artwork_token;
    const { orderArtwork } = (await artwork(engine, { token: shown })).data;
    expect(orderArtwork).toMatchObject({ number: order.number, may_answer: false });
    const opened = await engine.graphql(
      "query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }",
      { token: shown },
    );
    expect(opened.errors?.[0].extensions.category).toBe("graphql-no-such-entity");

    await deliverAll(engine, order);
    const everything = (await engine.graphql(documentOf("Query.fulfillment", 6), { token })).data.fulfillment;
    expect(everything.order.shipments[0].items).toHaveLength(1);
    const all = JSON.stringify([await emailsTo(engine, SHOP_EMAIL), everything]);
    expect(all).toContain(order.number);
    expect(all).not.toContain(order.token);
  });
});
