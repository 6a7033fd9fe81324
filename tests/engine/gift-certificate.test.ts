import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopDay } from "~/brand/shop-day";
import { consume } from "~/engine/balances/ledger";
import { sendDueCertificates } from "~/engine/gift-certificates/send-due-certificates";
import { piecesToSend } from "~/engine/orders/order-actions";
import { whenOrderRefunded, whenOrderShipped } from "~/engine/orders/order-hooks";
import { NOTHING_YET } from "~/engine/orders/order-progress";
import { lockOrder } from "~/engine/orders/order-step";
import { viewOrder } from "~/engine/orders/view-orders";
import { refundOrder } from "~/engine/refunds/refund-order";
import { give, payWithCredit, readBalances, there } from "./balances";
import { bought, certificate, codesIn, type Typed } from "./bought-certificates";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { cancelByToken, orderOf } from "./paid-orders";
import {
  ADDRESS,
  add,
  applyCoupon,
  billTo,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  payBy,
  place,
  readCart,
  shipTo,
  tag,
} from "./shopper";
import { whileUncommitted } from "./while-uncommitted";

const DAY = 24 * 60 * 60 * 1000;
const SHOWN_OPTIONS = `query ($id: String!) {
  cart(cart_id: $id) {
    itemsV2 { items { ... on SimpleCartItem { customizable_options { label values { label } } } } }
  }
}`;

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

async function balance(code: string): Promise<number> {
  const { data } = await engine.graphql(
    "query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { balance { value } } }",
    { code },
  );
  return data.giftCardAccount.balance.value;
}

describe("a gift certificate in the cart", () => {
  // @specification §3 L112
  // @specification §9 L309
  it("is not shipped, shows its recipient, takes no coupon and is not taxed", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const item = certificate({ message: "For Rex and you" }, { amount: "50" });
    await add(engine, sender, id, [item]);
    await applyCoupon(engine, sender, id, "WELCOME10");
    await billTo(engine, sender, id, { address: ADDRESS });
    const { data } = await readCart(engine, sender, id);
    expect(data.cart).toMatchObject({ is_virtual: true, prices: { grand_total: { value: 50 } } });
    const shown = data.cart.itemsV2.items[0] as unknown as {
      customizable_options: { label: string; values: { label: string }[] }[];
    };
    expect(shown.customizable_options.map(({ label, values }) => [label, values[0].label])).toEqual([
      ["Amount", "$50"],
      ["Recipient's name", "Ada"],
      ["Recipient's email", item.entered_options[1].value],
      ["Your name", "Grace"],
      ["Message", "For Rex and you"],
    ]);
  });

  it("earns no points", async () => {
    const buyer = await customer(engine);
    const id = await ownCart(engine, buyer);
    await add(engine, buyer, id, [certificate({}, { amount: "100" })]);
    const { data } = await readBalances(engine, buyer, id);
    expect(data.cart.reward_points.earning).toEqual([expect.objectContaining({ points: 0 })]);
  });

  it("does not affect coupon and tax of other items", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    await add(engine, sender, id, [certificate({}, { amount: "100" })]);
    await add(engine, sender, id, [tag(await designTag(engine, sender))]);
    await applyCoupon(engine, sender, id, "WELCOME10");
    const { data } = await readCart(engine, sender, id);
    const [gift, tagLine] = data.cart.itemsV2.items;
    expect(data.cart.is_virtual).toBe(false);
    expect(gift.prices.total_item_discount.value).toBe(0);
    expect(tagLine.prices.total_item_discount.value).toBeGreaterThan(0);
  });

  it.each<[string, Typed]>([
    ["Recipient's email", { recipient_email: "not an address" }],
    ["Recipient's name", { recipient_name: " " }],
    ["Your name", { sender_name: "x".repeat(61) }],
    ["Message", { message: "look at https://evil.example" }],
    ["Send on", { deliver_on: "2020-01-01" }],
    ["Send on", { deliver_on: "2027-02-31" }],
    ["Send on", { deliver_on: "2099-01-01" }],
  ])("is refused with what is wrong with its %s: %o", async (field, typed) => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const { data } = await add(engine, sender, id, [certificate(typed)]);
    expect(data.addProductsToCart.user_errors[0].message).toMatch(new RegExp(`^${field}: `));
    expect(data.addProductsToCart.cart.total_quantity).toBe(0);
  });

  // @specification §5 L192
  it.each(["mm/dd/yyyy", "mm-dd-yyyy", "yyyy-mm-dd"])("takes its day written %s", async (format) => {
    const day = shopDay(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000));
    const [year, month, date] = day.split("-");
    const deliver_on = format.replace("yyyy", year).replace("mm", month).replace("dd", date);
    const sender = guest();
    const id = await newCart(engine, sender);
    const { data } = await add(engine, sender, id, [certificate({ deliver_on })]);
    expect(data.addProductsToCart.user_errors).toEqual([]);
    const stored = await engine.db
      .selectFrom("cart_item")
      .select("options")
      .where("cart_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(stored.options)).toMatchObject({ deliver_on: day });
    const shown = await engine.graphql(SHOWN_OPTIONS, { id }, sender);
    expect(shown.data.cart.itemsV2.items[0]).toMatchObject({
      customizable_options: expect.arrayContaining([
        { label: "Send on", values: [{ label: `${month}/${date}/${year}` }] },
      ]),
    });
  });

  it("is only sold in the store's amounts", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const { data } = await add(engine, sender, id, [certificate({}, { amount: "75" })]);
    expect(data.addProductsToCart.user_errors[0].code).toBe("INVALID_PARAMETER_VALUE");
  });
});

describe("a paid gift certificate", () => {
  it("is created once per piece and emailed to its recipient, and the order is delivered", async () => {
    const item = certificate({ message: "For Rex and you" }, { quantity: 2 });
    const recipient = item.entered_options[1].value;
    const { number, pay } = await bought(engine, [item]);
    expect(await emailsTo(engine, recipient)).toHaveLength(0);
    expect(await Promise.all([pay(), pay(), pay()])).toEqual(["PAID", "PAID", "PAID"]);
    const messages = await emailsTo(engine, recipient);
    expect(messages).toHaveLength(1);
    expect(messages[0].text_body).toContain("For Rex and you");
    const codes = codesIn(messages[0].text_body);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(await balance(code)).toBe(25);
    expect((await orderOf(engine, number)).status).toBe("delivered");
    const kept = JSON.stringify(await engine.db.selectFrom("gift_certificate").selectAll().execute());
    expect(kept).not.toContain(codes[0].slice(0, 9));
  });

  it("is not part of a parcel", async () => {
    const { order } = await bought(engine, [certificate()], { withTag: true });
    const { items } = await viewOrder(engine.db, order);
    expect(items.map((item) => piecesToSend(item, NOTHING_YET))).toEqual([0, 1]);
  });

  it("waits for its delivery date", async () => {
    const later = new Date(Date.now() + 10 * DAY);
    const item = certificate({ deliver_on: shopDay(later) });
    const recipient = item.entered_options[1].value;
    const { number, pay } = await bought(engine, [item]);
    await pay();
    const job = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
    await sendDueCertificates.run(job, new Date());
    expect(await emailsTo(engine, recipient)).toHaveLength(0);
    expect((await orderOf(engine, number)).status).toBe("processing");
    await sendDueCertificates.run(job, later);
    await sendDueCertificates.run(job, later);
    expect(await emailsTo(engine, recipient)).toHaveLength(1);
    expect((await orderOf(engine, number)).status).toBe("delivered");
  });

  it("is revoked when its order is canceled", async () => {
    const item = certificate();
    const { order, pay } = await bought(engine, [item], { withTag: true });
    await pay();
    const [message] = await emailsTo(engine, item.entered_options[1].value);
    const [code] = codesIn(message.text_body);
    expect(await balance(code)).toBe(25);
    const { data } = await cancelByToken(engine, order.token);
    expect(data.cancelOrderByToken.order.status_code).toBe("refunded");
    expect(await balance(code)).toBe(0);
  });

  it.each([
    ["at once", undefined],
    ["one day", shopDay(Date.now() + 5 * DAY)],
  ])("is revoked when its order, paid by balances, is canceled: sent %s", async (_when, deliver_on) => {
    const buyer = await customer(engine);
    await give(engine, buyer, "credit", 20_000);
    const item = certificate({ ...(deliver_on && { deliver_on }) }, { amount: "100" });
    const id = await ownCart(engine, buyer);
    await add(engine, buyer, id, [item, tag(await designTag(engine, buyer))]);
    await shipTo(engine, buyer, id, { address: ADDRESS });
    await billTo(engine, buyer, id, { address: ADDRESS });
    await payWithCredit(engine, buyer, id);
    await payBy(engine, buyer, id, "free");
    const { token } = (await place(engine, buyer, id)).data.placeOrder.orderV2;
    expect(await there(engine, buyer, "credit")).toBeLessThan(10_000);
    const recipient = item.entered_options[1].value;
    const [message] = await emailsTo(engine, recipient);
    const { data } = await cancelByToken(engine, token, buyer);
    expect(data.cancelOrderByToken.order.status_code).toBe("cancelled");
    expect(await there(engine, buyer, "credit")).toBe(20_000);
    if (message) expect(await balance(codesIn(message.text_body)[0])).toBe(0);
    const job = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
    await sendDueCertificates.run(job, new Date(Date.now() + 6 * DAY));
    expect(await emailsTo(engine, recipient)).toHaveLength(message ? 1 : 0);
  });

  it("that was used prevents canceling its order", async () => {
    const item = certificate();
    const { order, pay } = await bought(engine, [item], { withTag: true });
    await pay();
    const [message] = await emailsTo(engine, item.entered_options[1].value);
    const [code] = codesIn(message.text_body);
    await engine.graphql(
      "mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) { code } }",
      { code },
      await customer(engine),
    );
    const { data } = await cancelByToken(engine, order.token);
    expect(data.cancelOrderByToken.errorV2.message).toContain("has been used");
    expect((await orderOf(engine, order.number)).status).toBe("processing");
  });

  it.runIf(process.env.TEST_DATABASE_URL)(
    "that is used at that moment prevents canceling its order",
    async () => {
      const { order, pay } = await bought(engine, [certificate()], { withTag: true });
      await pay();
      const { gift_card_id } = await engine.db
        .selectFrom("gift_certificate")
        .select("gift_card_id")
        .where("order_id", "=", order.id)
        .executeTakeFirstOrThrow();
      const card = { storeCode: "mpc", kind: "gift_card" as const, account: Number(gift_card_id) };
      const { data } = await whileUncommitted(
        engine.db,
        (using) => consume(using, { ...card, amount: 100, reasonKey: "test:used", reason: "For a test" }),
        () => cancelByToken(engine, order.token),
      );
      expect(data.cancelOrderByToken.errorV2?.message).toContain("has been used");
    },
  );

  it("refunded by pieces is taken back as often, unused ones alone", async () => {
    const { order, pay } = await bought(engine, [certificate({}, { quantity: 3 })]);
    await pay();
    const [{ id }] = (await viewOrder(engine.db, order)).items;
    const pieces = { items: [{ itemId: id, quantity: 2 }], shippingCents: 0, adjustmentCents: 0 };
    await engine.db.transaction().execute(async (db) => {
      const locked = await lockOrder(db, order.id);
      if (locked) await refundOrder(db, engine.settings, locked, { request: pieces, reasonKey: "request-1" });
    });
    const rows = await engine.db
      .selectFrom("gift_certificate")
      .select("taken_back_at")
      .where("order_id", "=", order.id)
      .execute();
    expect(rows.filter(({ taken_back_at }) => taken_back_at === null)).toHaveLength(1);
  });

  it("earns no points itself: only purchases with it do", async () => {
    const buyer = await customer(engine);
    const { order, pay } = await bought(engine, [certificate({}, { amount: "100" })], {
      sender: buyer,
      withTag: true,
    });
    await pay();
    await engine.db
      .transaction()
      .execute((db) => whenOrderShipped(db, { ...order, status: "shipped" }, engine.settings));
    const { items } = await viewOrder(engine.db, order);
    const tagCents = items[1].row_total_cents;
    expect(await there(engine, buyer, "points")).toBe(Math.floor(tagCents / 100));
    const parts = { taxCents: 0, items: [], wholeLines: [] };
    const refund = { id: 1, amountCents: tagCents, balanceCents: 0, ...parts, isWhole: false };
    await engine.db.transaction().execute((db) => whenOrderRefunded(db, order, refund, engine.settings));
    expect(await there(engine, buyer, "points")).toBeLessThan(tagCents / 100 / 2);
  });

  it("is recorded in any number of pieces", async () => {
    const later = shopDay(Date.now() + 10 * DAY);
    const max = { amount: "25", quantity: 999 };
    const lines = [1, 2, 3].map(() => certificate({ deliver_on: later }, max));
    const { order, pay } = await bought(engine, lines);
    expect(await pay()).toBe("PAID");
    const { pieces } = await engine.db
      .selectFrom("gift_certificate")
      .select(({ fn }) => fn.countAll<number>().as("pieces"))
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    expect(pieces).toBe(3 * 999);
  });

  it("with a later date is never sent after its order was canceled", async () => {
    const later = new Date(Date.now() + 5 * DAY);
    const item = certificate({ deliver_on: shopDay(later) });
    const { order, pay } = await bought(engine, [item]);
    await pay();
    await cancelByToken(engine, order.token);
    const job = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
    await sendDueCertificates.run(job, later);
    expect(await emailsTo(engine, item.entered_options[1].value)).toHaveLength(0);
  });
});
