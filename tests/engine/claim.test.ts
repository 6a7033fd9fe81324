import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileToken } from "~/engine/fulfillment/file-token";
import { petPhoto } from "../fixtures/pet-photo";
import { decide, deliverAll, ordered, sendAll, staffOrder, type TestOrder } from "./atelier";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { returnedItem } from "./returned-item";
import { ADDRESS, add, customer, designTag, guest, ownCart, payBy, place, shipTo, tag } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function claim(order: TestOrder, sender: Sender, input: object = {}) {
  return engine.graphql(
    `mutation ($input: ClaimOrderItemInput!) {
      claimOrderItem(input: $input) { number items { id can_claim claim { id status reason wish message } } }
    }`,
    {
      input: {
        order_token: order.token,
        order_item_id: order.itemId,
        reason: "DAMAGED",
        wish: "REPLACE",
        message: "It came bent.",
        ...input,
      },
    },
    sender,
  );
}

async function upload(sender: Sender): Promise<string> {
  const { buffer } = await petPhoto();
  const body = new Uint8Array(buffer);
  const answer = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await answer.json()).data.id;
}

interface Claimed {
  status_code: string;
  claims: { id: string; status: string; photo_url: string; refund_amount: { value: number } }[];
  refunds: { amount: { value: number } }[];
}

/** The order as staff see it. */
function claimed({ number }: TestOrder): Promise<Claimed> {
  const fields =
    "status_code claims { id status photo_url refund_amount { value } } refunds { amount { value } }";
  return staffOrder<Claimed>(engine, number, fields);
}

/** A delivered order with two lines, of one piece and two. */
async function twoLines(sender: Sender) {
  const cart = await ownCart(engine, sender);
  const tags = [await designTag(engine, sender), await designTag(engine, sender)];
  await add(engine, sender, cart, [tag(tags[0]), tag(tags[1], 2)]);
  await shipTo(engine, sender, cart, { address: ADDRESS });
  await payBy(engine, sender, cart, "checkmo");
  const { id, number, token, total, items } = (await place(engine, sender, cart)).data.placeOrder.orderV2;
  const order = { id, number, token, total: total.grand_total.value, itemId: items[0].id };
  await deliverAll(engine, order);
  return { order, items };
}

describe("a claim", () => {
  it("is stored once, with its photo, which the staff can view", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await deliverAll(engine, order);
    const photo_id = await upload(buyer);
    const { data } = await claim(order, buyer, { photo_id });
    expect(data.claimOrderItem.items[0]).toMatchObject({
      can_claim: false,
      claim: { status: "OPEN", reason: "DAMAGED", wish: "REPLACE", message: "It came bent." },
    });
    expect((await claim(order, buyer)).errors?.[0].message).toContain("You can't report this item here.");
    const shop = (await emailsTo(engine, SHOP_EMAIL)).at(-1);
    expect(shop?.subject).toBe(`Claim: Engraved Pet Tag, order ${order.number}`);
    expect(shop?.text_body).toContain("Problem: damaged. The buyer asked us to replace it.");
    expect(shop?.text_body).toContain("It came bent.");
    expect((await emailsTo(engine, buyer.email)).at(-1)?.subject).toBe(
      `We got your report about order ${order.number}`,
    );

    const [shown] = (await claimed(order)).claims;
    const picture = await engine.rest(shown.photo_url);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
    const path = shown.photo_url.slice(0, shown.photo_url.lastIndexOf("/") + 1);
    const { settings } = engine;
    const other = await ordered(engine, guest());
    for (const wrong of [
      fileToken.sign(settings, { orderId: Number(other.id), scope: "claims" }),
      fileToken.sign(settings, { orderId: Number(order.id), scope: "production" }),
      fileToken.sign(settings, { orderId: Number(order.id), scope: "claims" }, Date.now() - 1),
      `${shown.photo_url.slice(path.length)}x`,
      order.token,
    ]) {
      expect((await engine.rest(`${path}${wrong}`)).status).toBe(404);
    }
    const token = shown.photo_url.slice(path.length);
    expect((await engine.rest(`/rest/mpc/V1/packing-slips/${token}.pdf`)).status).toBe(404);
  });

  it("about several lines at once is in one email to the store and one to the buyer", async () => {
    const buyer = await customer(engine);
    const { order, items } = await twoLines(buyer);
    const shopEmails = (await emailsTo(engine, SHOP_EMAIL)).length;
    const ownEmails = (await emailsTo(engine, buyer.email)).length;
    const input = { order_uid: order.id, items: [returnedItem(items[0].id), returnedItem(items[1].id, 2)] };
    const mutation =
      "mutation ($input: RequestReturnInput!) { requestReturn(input: $input) { return { uid } } }";
    expect((await engine.graphql(mutation, { input }, buyer)).errors).toBeUndefined();
    expect((await claimed(order)).claims).toHaveLength(2);
    const shop = (await emailsTo(engine, SHOP_EMAIL)).slice(shopEmails);
    const own = (await emailsTo(engine, buyer.email)).slice(ownEmails);
    expect(shop.map(({ subject }) => subject)).toEqual([`Claim: 2 items, order ${order.number}`]);
    expect(own.map(({ subject }) => subject)).toEqual([`We got your report about order ${order.number}`]);
    for (const { text_body } of [...shop, ...own]) {
      expect(text_body).toContain("1 × Engraved Pet Tag");
      expect(text_body).toContain("2 × Engraved Pet Tag");
    }
  });

  it("is possible for 30 days after delivery", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    expect((await claim(order, buyer)).errors).toHaveLength(1);
    await sendAll(engine, order);
    expect((await claim(order, buyer)).errors).toHaveLength(1);
    await engine.db
      .updateTable("shipment")
      .set({ delivered_at: daysAgo(31) })
      .where("number", "=", `${order.number}-1`)
      .execute();
    expect((await claim(order, buyer)).errors).toHaveLength(1);
    await engine.db
      .updateTable("shipment")
      .set({ delivered_at: daysAgo(29) })
      .where("number", "=", `${order.number}-1`)
      .execute();
    expect((await claim(order, buyer)).errors).toBeUndefined();
  });

  it("is only possible for the buyer, with a photo of their own", async () => {
    const [buyer, stranger] = [await customer(engine), await customer(engine)];
    const order = await ordered(engine, buyer);
    await deliverAll(engine, order);
    for (const sender of [stranger, guest()]) {
      expect((await claim(order, sender)).errors?.[0].extensions.category).toBe("graphql-no-such-entity");
    }
    const foreign = await upload(stranger);
    for (const photo_id of [foreign, "A".repeat(32), "x"]) {
      expect((await claim(order, buyer, { photo_id })).errors?.[0].extensions.field).toBe("photo");
    }
    const other = await ordered(engine, buyer);
    for (const order_item_id of [other.itemId, "999999", "x"]) {
      expect((await claim(order, buyer, { order_item_id })).errors).toHaveLength(1);
    }
    for (const message of ["", " ", "x".repeat(1001)]) {
      expect((await claim(order, buyer, { message })).errors?.[0].extensions.field).toBe("message");
    }
    expect((await claim(order, buyer)).errors).toBeUndefined();
  });

  it("is possible for a guest with the order's token", async () => {
    const order = await ordered(engine, guest());
    await deliverAll(engine, order);
    expect((await claim(order, {})).data.claimOrderItem.items[0].claim.status).toBe("OPEN");
  });

  it("refunds its line, and with the last line everything left", async () => {
    const buyer = await customer(engine);
    const { order, items } = await twoLines(buyer);
    const decides = (claim_id: string) => decide(engine, order.number, { claim_id, decision: "REFUND" });
    await claim(order, buyer, { wish: "REFUND" });
    await claim(order, buyer, { wish: "REFUND", order_item_id: items[1].id });
    const [first, second] = (await claimed(order)).claims;
    expect((await decides(first.id)).errors).toBeUndefined();
    const partly = await claimed(order);
    expect(partly.status_code).toBe("delivered");
    expect(partly.refunds).toEqual([{ amount: first.refund_amount }]);
    expect(first.refund_amount.value).toBeLessThan(order.total / 2);

    expect((await decides(first.id)).errors?.[0].message).toBe("This claim has already been decided.");
    await decides(second.id);
    const wholly = await claimed(order);
    expect(wholly.status_code).toBe("refunded");
    const cents = wholly.refunds.map(({ amount }) => Math.round(amount.value * 100));
    expect(cents.reduce((subtotal, part) => subtotal + part, 0)).toBe(Math.round(order.total * 100));
    const message = (await emailsTo(engine, buyer.email)).at(-1);
    expect(message?.text_body).toContain("We're refunding");
    expect(message?.text_body).toContain("We looked at it.");
  });

  it("refunds once when it is decided several times at once", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await deliverAll(engine, order);
    await claim(order, buyer);
    const [open] = (await claimed(order)).claims;
    const decision = { claim_id: open.id, decision: "REFUND" };
    const answers = await Promise.all([1, 2, 3].map(() => decide(engine, order.number, decision)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await claimed(order)).refunds).toEqual([{ amount: { value: order.total } }]);
  });

  it("can be replaced or declined, and a claim of another order cannot be decided", async () => {
    const buyer = await customer(engine);
    const order = await ordered(engine, buyer);
    await deliverAll(engine, order);
    await claim(order, buyer);
    const [open] = (await claimed(order)).claims;
    const other = await ordered(engine, guest());
    const decision = { claim_id: open.id, decision: "REPLACE" };
    expect((await decide(engine, other.number, decision)).errors?.[0].message).toBe(
      "We couldn't find that claim.",
    );
    const silent = await decide(engine, order.number, { ...decision, text: " " });
    expect(silent.errors?.[0].extensions.field).toBe("text");
    expect((await decide(engine, order.number, decision)).errors).toBeUndefined();
    expect(await claimed(order)).toMatchObject({
      status_code: "in_production",
      refunds: [],
      claims: [{ status: "REPLACED" }],
    });
  });
});

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}
