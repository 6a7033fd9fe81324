import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { move, ordered, refund, staffOrder } from "./atelier";
import { applyCard, giftCard } from "./balances";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, paidOrder, sendForm } from "./order-forms";
import { orderOf, pay } from "./paid-orders";
import { applyCoupon, guest, place, readyCart } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Staff cancel a part of an order. A tag costs $12.99 before shipping and tax. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

const REASON = { text: "Ordered one too many" };

interface Piece {
  number: string;
  itemId: string;
}

const onePiece = (itemId: string) => ({ items: [{ order_item_id: itemId, quantity: 1 }] });

async function cancelOne({ number, itemId }: Piece, fields?: string, staff = support) {
  const input = { ...(await orderForm(engine, staff, number)), ...REASON, cancellation: onePiece(itemId) };
  return sendForm(engine, staff, "cancelOrderInPart", input, fields);
}

function askForQuote(number: string, cancellation: object, staff = support) {
  const query = `query ($number: String!, $cancellation: CancellationInput!) {
    cancellationQuote(number: $number, cancellation: $cancellation) {
      items { quantity } shipping { value } amount { value } destinations { label amount { value } } is_whole owed { value } } }`;
  return callAdmin(engine, query, { number, cancellation }, staff.token);
}

async function quoteOne({ number, itemId }: Piece) {
  return resultOf<{
    amount: { value: number };
    destinations: { label: string; amount: { value: number } }[];
    is_whole: boolean;
    owed: { value: number } | null;
  }>(await askForQuote(number, onePiece(itemId)), "cancellationQuote");
}

const linesOf = (id: number) =>
  engine.db.selectFrom("sales_order_item").selectAll().where("order_id", "=", id).execute();

const balanceOf = async (cardId: number) => {
  const { balance } = await engine.db
    .selectFrom("balance_entry")
    .innerJoin("balance", "balance.id", "balance_entry.balance_id")
    .select(({ fn }) => fn.sum<number | string>("balance_entry.amount").as("balance"))
    .where("balance.gift_card_id", "=", cardId)
    .executeTakeFirstOrThrow();
  return Number(balance);
};

describe("an unpaid order", () => {
  test("is the smaller one after its preview, for buyer, staff and the tax report, and is paid as such", async () => {
    const order = await ordered(engine, guest(), { quantity: 2 });
    const quote = await quoteOne(order);
    expect(quote).toMatchObject({ is_whole: false, destinations: [{ label: "No longer owed" }] });
    const owed = quote.owed?.value ?? 0;
    expect(owed + quote.amount.value).toBeCloseTo(order.total, 2);

    const changed = resultOf(
      await cancelOne(order, "status_code lines { quantity } cancellations { contents amount { value } }"),
      "cancelOrderInPart",
    );
    expect(changed).toEqual({
      status_code: "pending_payment",
      lines: [{ quantity: 1 }],
      cancellations: [{ contents: "1 × Engraved Pet Tag", amount: quote.amount }],
    });
    const row = await orderOf(engine, order.number);
    expect(row.grand_total_cents).toBe(Math.round(owed * 100));
    const taxes = await engine.db
      .selectFrom("sales_order_tax")
      .select("tax_cents")
      .where("order_id", "=", row.id)
      .execute();
    const [line] = await linesOf(row.id);
    expect(taxes.reduce((total, { tax_cents }) => total + tax_cents, 0)).toBe(line.tax_cents);
    const email = (await emailsTo(engine, row.email)).at(-1);
    expect(email?.subject).toBe(`A part of your order ${order.number} is canceled`);
    expect(email?.text_body).toContain(`Your new total is $${owed.toFixed(2)}.`);
    expect(email?.text_body).toContain(`make your check for $${owed.toFixed(2)}`);
    expect((await auditOf(engine, "order.cancel-in-part")).at(-1)).toMatchObject({
      admin_user_id: support.id,
      subject_id: order.number,
    });

    await move(engine, order.number, "TAKE_PAYMENT");
    expect(await staffOrder(engine, order.number, "status_code refundable { amount { value } }")).toEqual({
      status_code: "processing",
      refundable: { amount: { value: owed } },
    });
  });

  test("is canceled once by a form that is sent twice, and not by one from before", async () => {
    const { number, itemId } = await ordered(engine, guest(), { quantity: 3 });
    const form = { ...(await orderForm(engine, support, number)), ...REASON };
    const input = { ...form, cancellation: onePiece(itemId) };
    for (const _time of [1, 2])
      resultOf(await sendForm(engine, support, "cancelOrderInPart", input), "cancelOrderInPart");
    const { id } = await orderOf(engine, number);
    expect(await linesOf(id)).toMatchObject([{ quantity: 2 }]);
    const stale = { ...input, key: "key-of-another-form-1" };
    const { errors } = await sendForm(engine, support, "cancelOrderInPart", stale);
    expect(errors?.[0].extensions).toMatchObject({ code: "CHANGED" });
    expect(await linesOf(id)).toMatchObject([{ quantity: 2 }]);
  });

  test("is paid on its page at the new total alone", async () => {
    const order = await ordered(engine, guest(), { quantity: 2, payment: "sandbox_hosted" });
    const before = await orderOf(engine, order.number);
    resultOf(await cancelOne(order), "cancelOrderInPart");
    await pay(engine, before);
    expect(await orderOf(engine, order.number)).toMatchObject({
      status: "pending_payment",
      payment_reference: null,
    });
    await pay(engine, await orderOf(engine, order.number), "test-of-the-new-total");
    expect(await orderOf(engine, order.number)).toMatchObject({ status: "processing" });
  });

  test("returns what a gift card no longer pays, and is paid when the card pays for the rest", async () => {
    const card = await giftCard(engine, 3000);
    const sender = guest();
    const cart = await readyCart(engine, sender, { quantity: 2 });
    await applyCard(engine, sender, cart, card.code);
    const { data } = await place(engine, sender, cart);
    const { number, items } = data.placeOrder.orderV2;
    const before = await orderOf(engine, number);
    const quote = await quoteOne({ number, itemId: items[0].id });
    const returned = Math.round(quote.amount.value * 100) - before.grand_total_cents;
    expect(returned).toBeGreaterThan(0);
    expect(quote.destinations).toEqual([
      { label: "No longer owed", amount: { value: before.grand_total_cents / 100 } },
      { label: expect.stringMatching(/^Gift card ending in /), amount: { value: returned / 100 } },
    ]);

    resultOf(await cancelOne({ number, itemId: items[0].id }), "cancelOrderInPart");
    expect(await balanceOf(card.id)).toBe(returned);
    expect(await orderOf(engine, number)).toMatchObject({
      status: "processing",
      grand_total_cents: 0,
      balance_cents: 3000 - returned,
      payment_method: "free",
    });
    const emails = (await emailsTo(engine, before.email)).filter(({ subject }) => subject.includes(number));
    const email = emails.find(({ subject }) => subject.startsWith("A part of your order"));
    expect(email?.text_body).toContain("There's nothing left to pay.");
    expect(email?.text_body).not.toMatch(/your check|\$0\.00/);
    const invoice = engine.db.selectFrom("sales_invoice").select("number").where("order_id", "=", before.id);
    expect(await invoice.execute()).toHaveLength(1);
  });

  test("keeps its coupon's discount in proportion, and the use with it", async () => {
    const code = "PART-OF-IT";
    await engine.db
      .insertInto("coupon")
      .values({
        code,
        store_code: "mpc",
        label: code,
        percent_basis_points: 1000,
        amount_cents: 0,
        minimum_subtotal_cents: 0,
      })
      .execute();
    const sender = guest();
    const cart = await readyCart(engine, sender, { quantity: 2 });
    await applyCoupon(engine, sender, cart, code);
    const { number, items } = (await place(engine, sender, cart)).data.placeOrder.orderV2;
    const use = engine.db.selectFrom("coupon_use").selectAll().where("code", "=", code);
    const [before] = await use.execute();
    resultOf(await cancelOne({ number, itemId: items[0].id }), "cancelOrderInPart");
    expect(await use.execute()).toMatchObject([
      {
        discount_cents: Math.floor(before.discount_cents / 2),
        revenue_cents: 1299 - Math.floor(before.discount_cents / 2),
      },
    ]);
  });

  test("of which every piece is canceled is canceled", async () => {
    const { number, itemId } = await ordered(engine, guest());
    expect(await quoteOne({ number, itemId })).toMatchObject({ is_whole: true });
    expect(resultOf(await cancelOne({ number, itemId }), "cancelOrderInPart")).toMatchObject({
      status_code: "cancelled",
    });
  });
});

describe("a paid order", () => {
  test("gets the canceled pieces refunded to its payment", async () => {
    const order = await paidOrder(engine, { quantity: 2 });
    const quote = await quoteOne(order);
    expect(quote).toMatchObject({ is_whole: false, owed: null });
    resultOf(await cancelOne(order), "cancelOrderInPart");
    const { id, status } = await orderOf(engine, order.number);
    expect(status).toBe("processing");
    const cents = Math.round(quote.amount.value * 100);
    const operations = engine.db.selectFrom("payment_operation").selectAll().where("order_id", "=", id);
    expect(await operations.execute()).toMatchObject([{ kind: "refund", amount_cents: cents }]);
    expect((await auditOf(engine, "order.cancel-in-part")).at(-1)).toMatchObject({ amount_cents: cents });
  });

  test("asks for password or code again", async () => {
    const order = await paidOrder(engine, { quantity: 2 });
    const manager = await staffMember(engine, "manager");
    await engine.db
      .updateTable("admin_session")
      .set({ confirmed_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .where("admin_user_id", "=", manager.id)
      .execute();
    const { errors } = await cancelOne(order, undefined, manager);
    expect(errors?.[0].extensions.code).toBe("CONFIRM");
    expect(await orderOf(engine, order.number)).toMatchObject({ status: "processing" });
  });

  test("of which every piece is canceled is refunded with its shipping", async () => {
    const order = await paidOrder(engine);
    expect(await quoteOne(order)).toMatchObject({ is_whole: true, amount: { value: order.total } });
    expect(resultOf(await cancelOne(order), "cancelOrderInPart")).toMatchObject({ status_code: "refunded" });
  });

  test("of which only shipping is left has no more of it refunded than was asked for", async () => {
    const { number, itemId } = await paidOrder(engine);
    resultOf(await refund(engine, number, onePiece(itemId)), "createRefund");
    const cancellation = { items: [], shipping: 1 };
    expect(resultOf(await askForQuote(number, cancellation), "cancellationQuote")).toMatchObject({
      is_whole: false,
      shipping: { value: 1 },
    });
    const input = { ...(await orderForm(engine, support, number)), ...REASON, cancellation };
    expect(
      resultOf(await sendForm(engine, support, "cancelOrderInPart", input), "cancelOrderInPart"),
    ).toMatchObject({ status_code: "processing" });
  });

  test("shows what its refund would move only to those who may refund", async () => {
    const unpaid = await ordered(engine, guest(), { quantity: 2 });
    const paid = await paidOrder(engine, { quantity: 2 });
    await engine.db
      .insertInto("admin_role")
      .values({
        code: "phone",
        title: "Phone",
        permissions: '["sales.view","sales.cancel"]',
        refund_day_limit_cents: null,
        created_at: new Date().toISOString(),
      })
      .execute();
    const phone = await staffMember(engine, "phone");
    const quoteFor = ({ number, itemId }: Piece) => askForQuote(number, onePiece(itemId), phone);
    expect((await quoteFor(unpaid)).errors).toBeUndefined();
    const { data, errors } = await quoteFor(paid);
    expect(data?.cancellationQuote).toBeUndefined();
    expect(errors?.[0].extensions.code).toBe("FORBIDDEN");
  });

  test("is not canceled any more in production", async () => {
    const order = await paidOrder(engine, { quantity: 2 });
    await move(engine, order.number, "START_PRODUCTION");
    const { errors } = await cancelOne(order);
    expect(errors?.[0].message).toBe("The order can no longer be canceled.");
    expect(await staffOrder(engine, order.number, "cancelable { shipping { value } }")).toEqual({
      cancelable: null,
    });
  });
});
