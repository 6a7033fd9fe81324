import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { addEntry } from "~/engine/balances/ledger";
import { optionUid, optionValueUid } from "~/engine/catalog/option-uid";
import { membershipEnd } from "~/engine/memberships/membership";
import { tellOfEndingMemberships } from "~/engine/memberships/tell-of-ending-memberships";
import { confirmationMail } from "~/engine/orders/confirmation-mail";
import { piecesToSend } from "~/engine/orders/order-actions";
import { NOTHING_YET } from "~/engine/orders/order-progress";
import { lockOrder } from "~/engine/orders/order-step";
import { orderTimeline } from "~/engine/orders/order-timeline";
import { refundOrder } from "~/engine/orders/refund-order";
import { viewOrder } from "~/engine/orders/view-orders";
import { signReceipt } from "~/engine/payments/payment-receipt";
import { takePayment } from "~/engine/payments/take-payment";
import { issuePersonalCoupon } from "~/engine/promotions/personal-coupon";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { forgetKept } from "~/engine/shared/kept-in-memory";
import { applyRate } from "~/engine/totals/money";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
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
  setEmail,
  shipTo,
  tag,
  update,
} from "./shopper";

const MEMBERSHIP = { sku: "champ-membership", quantity: 1 };
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
afterEach(async () => {
  await configure("champ_membership_price", "19.99");
  await configure("champ_membership_percent", "10");
});

type Customer = Awaited<ReturnType<typeof customer>>;

async function configure(key: string, value: string): Promise<void> {
  await engine.db.updateTable("configuration").set({ value }).where("key", "=", key).execute();
  forgetKept(engine.db);
}

/** An order by card that waits for its payment. */
async function order(sender: Customer, { withTag = false, items = [MEMBERSHIP] as object[] } = {}) {
  const id = await ownCart(engine, sender);
  await add(engine, sender, id, items);
  if (withTag) await add(engine, sender, id, [tag(await designTag(engine, sender))]);
  if (withTag) await shipTo(engine, sender, id, { address: ADDRESS });
  else await billTo(engine, sender, id, { address: ADDRESS });
  await payBy(engine, sender, id, "sandbox_hosted");
  const { data } = await place(engine, sender, id);
  expect(data.placeOrder.errors).toEqual([]);
  return orderOf(data.placeOrder.orderV2.number);
}

type Order = Awaited<ReturnType<typeof orderOf>>;

function orderOf(number: string) {
  return engine.db
    .selectFrom("sales_order")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
}

function pay({ id, grand_total_cents }: Order) {
  const receipt = signReceipt(engine.settings, {
    orderId: id,
    cents: grand_total_cents,
    reference: `test-${id}`,
  });
  return takePayment(
    { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} },
    receipt,
  );
}

async function bought(sender: Customer, options: Parameters<typeof order>[1] = {}): Promise<Order> {
  const placed = await order(sender, options);
  await pay(placed);
  return orderOf(placed.number);
}

/** A member to whom nothing was sold. */
async function member(until = inDays(100), { renews = 0 } = {}): Promise<Customer> {
  const sender = await customer(engine);
  await engine.db
    .updateTable("customer")
    .set({ member_until: until.toISOString(), member_renews: renews })
    .where("id", "=", sender.id)
    .execute();
  return sender;
}

const MEMBER = "is_subscribed_champ_membership subscribed_for_auto_champ_membership champ_membership_until";

async function membershipOf(sender: Sender) {
  const { data } = await engine.graphql(`{ customer { ${MEMBER} } }`, {}, sender);
  const { customer: told } = data;
  return {
    isMember: told.is_subscribed_champ_membership,
    renews: told.subscribed_for_auto_champ_membership,
    until: told.champ_membership_until,
  };
}

function tick(sender: Sender, renews: boolean) {
  return engine.graphql(
    `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { ${MEMBER} } } }`,
    { input: { subscribed_for_auto_champ_membership: renews } },
    sender,
  );
}

/** All that is left of what was paid, or a part of it. */
async function refund({ id, grand_total_cents }: Order, cents = grand_total_cents): Promise<void> {
  await engine.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order) throw new Error("no such order");
    await refundOrder(db, engine.settings, order, { cents, reasonKey: `test-${cents}` });
  });
}

function tryToCancel(sender: Sender, token: string) {
  return engine.graphql(
    'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "changed my mind") { order { status_code } errorV2 { message } } }',
    { token },
    sender,
  );
}

async function cancel(sender: Sender, token: string): Promise<void> {
  const { data } = await tryToCancel(sender, token);
  expect(["cancelled", "refunded"]).toContain(data.cancelOrderByToken.order.status_code);
}

/** Where the cart's lines and sums stand with what members and others pay, in cents. */
async function pricesOf(sender: Sender, id: string) {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) {
      itemsV2 { items {
        product { sku } prices { price { value } steps { label amount { value } } line_total { value } }
        extra_info { cache_price is_member_price }
      } }
      prices { grand_total { value } totals { code label amount { value } } }
    } }`,
    { id },
    sender,
  );
  const cents = (dollars: number) => Math.round(dollars * 100);
  return {
    lines: data.cart.itemsV2.items.map(({ product, prices, extra_info }) => ({
      sku: product.sku,
      price: cents(prices.price.value),
      offer: extra_info.cache_price && cents(Number(extra_info.cache_price)),
      isMemberPrice: extra_info.is_member_price,
      steps: prices.steps.map(({ label }) => label),
      isExplained:
        cents(prices.line_total.value) ===
        prices.steps.reduce((sum, step) => sum + cents(step.amount.value), 0),
    })),
    total: cents(data.cart.prices.grand_total.value),
    totals: data.cart.prices.totals.map(({ code, label, amount }) => [code, label, cents(amount.value)]),
  };
}

async function signUpCoupon({ email }: Customer, percentBasisPoints: number): Promise<string> {
  const code = await issuePersonalCoupon(engine.db, {
    storeCode: "mpc",
    email,
    purpose: `sign-up ${percentBasisPoints}`,
    label: "Off your first order",
    percentBasisPoints,
    firstOrderOnly: true,
    expiresAt: inDays(1).toISOString(),
  });
  return code ?? "";
}

async function taggedCart(sender: Sender, quantity = 1): Promise<string> {
  const id = await ownCart(engine, sender);
  await add(engine, sender, id, [tag(await designTag(engine, sender), quantity)]);
  return id;
}

describe("the membership in a cart", () => {
  it("is virtual, costs what is configured, and takes neither coupon nor tax", async () => {
    await configure("champ_membership_price", "24.50");
    const sender = await customer(engine);
    const id = await ownCart(engine, sender);
    await add(engine, sender, id, [MEMBERSHIP]);
    await billTo(engine, sender, id, { address: ADDRESS });
    const { errors } = await applyCoupon(engine, sender, id, "WELCOME10");
    expect(errors?.[0].message).toBe(
      "The coupon code WELCOME10 does not work for memberships and gift certificates, and there is nothing else in your cart.",
    );
    const { data } = await readCart(engine, sender, id);
    expect(data.cart).toMatchObject({ is_virtual: true, prices: { grand_total: { value: 24.5 } } });
  });

  it("is one at a time, however it comes there", async () => {
    const sender = await customer(engine);
    const id = await ownCart(engine, sender);
    const two = await add(engine, sender, id, [{ ...MEMBERSHIP, quantity: 2 }]);
    expect(two.data.addProductsToCart.user_errors[0].message).toContain("One membership at a time");
    await add(engine, sender, id, [MEMBERSHIP]);
    const again = await add(engine, sender, id, [MEMBERSHIP]);
    expect(again.data.addProductsToCart.cart.total_quantity).toBe(1);
    const [{ uid }] = again.data.addProductsToCart.cart.itemsV2.items;
    const more = await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 2 }]);
    expect(more.errors?.[0]).toMatchObject({ extensions: { field: "quantity" } });
    expect((await readCart(engine, sender, id)).data.cart.total_quantity).toBe(1);
  });

  it("waits in a guest's cart for the login, and cannot be ordered before", async () => {
    const stranger = guest();
    const id = await newCart(engine, stranger);
    const { data } = await add(engine, stranger, id, [MEMBERSHIP]);
    expect(data.addProductsToCart.user_errors).toEqual([]);
    const [line] = data.addProductsToCart.cart.itemsV2.items;
    expect(line).toMatchObject({ is_available: false });
    expect(line.errors[0].message).toContain("Please log in or create an account");
    await setEmail(engine, stranger, id, "ada@example.com");
    await billTo(engine, stranger, id, { address: ADDRESS });
    await payBy(engine, stranger, id, "checkmo");
    const placed = await place(engine, stranger, id);
    expect(placed.data.placeOrder.errors[0].message).toContain("A membership belongs to an account.");

    const sender = await customer(engine);
    await engine.graphql(
      "mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }",
      { id },
      sender,
    );
    const own = await readCart(engine, sender, await ownCart(engine, sender));
    expect(own.data.cart.itemsV2.items[0]).toMatchObject({ is_available: true });
  });

  it("does not get cheaper by a price code of its own, nor for members", async () => {
    await engine.db
      .insertInto("price_code")
      .values({
        store_code: "mpc",
        code: "CHAMP1",
        sku: MEMBERSHIP.sku,
        size: null,
        price_cents: 100,
        percent_basis_points: 0,
        starts_at: null,
        ends_at: null,
      })
      .execute();
    forgetKept(engine.db);
    const sender = await member();
    const carrying = { ...sender, headers: { priceCache: encodePriceCode("CHAMP1") } };
    const id = await ownCart(engine, carrying);
    await add(engine, carrying, id, [MEMBERSHIP]);
    expect(await pricesOf(carrying, id)).toMatchObject({ lines: [{ offer: null }], total: 1999 });
  });
});

describe("buying it", () => {
  it("makes a member for a year from the payment, not from the order, and once however often it is told", async () => {
    const sender = await customer(engine);
    const placed = await order(sender);
    expect(await membershipOf(sender)).toEqual({ isMember: false, renews: false, until: null });
    const before = new Date();
    await pay(placed);
    await pay(placed);
    const { isMember, until } = await membershipOf(sender);
    expect(isMember).toBe(true);
    const [earliest, latest] = [before, new Date()].map((time) => membershipEnd([time.toISOString()]) ?? "");
    expect(until >= earliest && until <= latest).toBe(true);
  });

  it("delivers an order of nothing else, and leaves nothing to send in others", async () => {
    const sender = await customer(engine);
    const alone = await bought(sender);
    expect(alone.status).toBe("delivered");
    const ofAlone = await viewOrder(engine.db, alone);
    expect(orderTimeline(alone, NOTHING_YET, ofAlone.items).at(-1)?.label).toBe("In your account");
    expect(confirmationMail(ofAlone, engine.settings).text).toContain("You are a champ member now");
    const mixed = await bought(sender, { withTag: true });
    expect(mixed.status).toBe("processing");
    const { items } = await viewOrder(engine.db, mixed);
    expect(orderTimeline(mixed, NOTHING_YET, items).at(-1)?.label).toBe("Delivered");
    expect(items.map((item) => piecesToSend(item, NOTHING_YET))).toEqual([0, 1]);
  });

  it("prolongs what is left by a year", async () => {
    const sender = await customer(engine);
    await bought(sender);
    const { until } = await membershipOf(sender);
    await tick(sender, true);
    await bought(sender);
    const longer = await membershipOf(sender);
    expect(longer).toEqual({ isMember: true, renews: true, until: membershipEnd([until]) });
  });
});

describe("a refund", () => {
  it("ends the membership, with the wish to go on with it", async () => {
    const sender = await customer(engine);
    const order = await bought(sender);
    await tick(sender, true);
    await refund(order);
    expect(await membershipOf(sender)).toEqual({ isMember: false, renews: false, until: null });
    await bought(sender);
    expect(await membershipOf(sender)).toMatchObject({ isMember: true, renews: false });
  });

  it("takes its own year alone, and a part of the money takes none", async () => {
    const sender = await customer(engine);
    const first = await bought(sender);
    const { until } = await membershipOf(sender);
    const second = await bought(sender);
    await refund(second, 500);
    expect((await membershipOf(sender)).until).toBe(membershipEnd([until]));
    await refund(first);
    const left = await membershipOf(sender);
    expect(left.isMember && left.until > until && left.until < (membershipEnd([until]) ?? "")).toBe(true);
  });

  it("comes of cancelling an order that is not made yet", async () => {
    const sender = await customer(engine);
    const { token } = await bought(sender, { withTag: true });
    await cancel(sender, token);
    expect((await membershipOf(sender)).isMember).toBe(false);
  });

  it("comes of cancelling one that store credit paid", async () => {
    const sender = await customer(engine);
    await engine.db.transaction().execute((db) =>
      addEntry(db, {
        storeCode: "mpc",
        account: sender.id,
        kind: "credit",
        amount: 100_000,
        reasonKey: "test-credit",
        reason: "For a test",
      }),
    );
    const id = await ownCart(engine, sender);
    await add(engine, sender, id, [MEMBERSHIP, tag(await designTag(engine, sender))]);
    await shipTo(engine, sender, id, { address: ADDRESS });
    await engine.graphql(
      "mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }",
      { id },
      sender,
    );
    await payBy(engine, sender, id, "free");
    const { data } = await place(engine, sender, id);
    expect((await membershipOf(sender)).isMember).toBe(true);
    await cancel(sender, data.placeOrder.orderV2.token);
    expect((await membershipOf(sender)).isMember).toBe(false);
  });

  it("is not to be had by cancelling once something was ordered as a member", async () => {
    const sender = await customer(engine);
    const { token } = await bought(sender, { withTag: true });
    const other = await bought(sender, { items: [], withTag: true });
    const { data } = await tryToCancel(sender, token);
    expect(data.cancelOrderByToken.errorV2.message).toContain("You have ordered with the membership");
    expect((await membershipOf(sender)).isMember).toBe(true);
    await cancel(sender, other.token);
    await cancel(sender, token);
    expect((await membershipOf(sender)).isMember).toBe(false);
  });

  test("of an order that was never paid leaves a membership alone", async () => {
    const sender = await member();
    const { until } = await membershipOf(sender);
    const { token } = await order(sender);
    await cancel(sender, token);
    expect((await membershipOf(sender)).until).toBe(until);
  });
});

describe("member prices", () => {
  it("are a percentage off all goods, named in the line, its steps and the totals", async () => {
    const sender = await member();
    const id = await taggedCart(sender, 3);
    const { lines, totals } = await pricesOf(sender, id);
    const [{ price, offer, steps, isExplained }] = lines;
    expect(offer).toBe(price - applyRate(price, 1000));
    expect(lines[0].isMemberPrice && isExplained).toBe(true);
    expect(steps).toContain("Member price");
    expect(totals).toContainEqual(["price_code", "Member price", -3 * (price - Number(offer))]);
  });

  it("are for members alone: not for guests, other customers, nor when the year is over", async () => {
    const stranger = guest();
    const guestCart = await newCart(engine, stranger);
    await add(engine, stranger, guestCart, [tag(await designTag(engine, stranger))]);
    for (const [sender, id] of [
      [stranger, guestCart] as const,
      ...(await Promise.all(
        [await customer(engine), await member(inDays(-1))].map(
          async (sender) => [sender, await taggedCart(sender)] as const,
        ),
      )),
    ]) {
      expect((await pricesOf(sender, id)).lines).toMatchObject([{ offer: null, isMemberPrice: false }]);
    }
  });

  it("leave gift certificates their value", async () => {
    const sender = await member();
    const id = await ownCart(engine, sender);
    const typed = { recipient_name: "Ada", recipient_email: "ada@example.com", sender_name: "Grace" };
    await add(engine, sender, id, [
      {
        sku: "gift-certificate",
        quantity: 1,
        selected_options: [optionValueUid("gift-certificate", "amount", "25")],
        entered_options: Object.entries(typed).map(([code, value]) => ({
          uid: optionUid("gift-certificate", code),
          value,
        })),
      },
    ]);
    expect((await pricesOf(sender, id)).lines).toMatchObject([{ offer: null, price: 2500 }]);
  });

  it("follow the configured percentage, and end with one that is none", async () => {
    const sender = await member();
    const id = await taggedCart(sender);
    await configure("champ_membership_percent", "12.5");
    const [{ price, offer }] = (await pricesOf(sender, id)).lines;
    expect(offer).toBe(price - applyRate(price, 1250));
    for (const nonsense of ["0", "100", "-5", "much"]) {
      await configure("champ_membership_percent", nonsense);
      expect((await pricesOf(sender, id)).lines).toMatchObject([{ offer: null }]);
    }
  });

  it("give way to a price code that is better, and take the place of one that is worse", async () => {
    const sender = await member();
    const id = await taggedCart(sender);
    const code = {
      store_code: "mpc",
      code: "TAGS",
      sku: "pet-tag",
      size: null,
      price_cents: null,
      percent_basis_points: 500,
      starts_at: null,
      ends_at: null,
    };
    await engine.db.insertInto("price_code").values(code).execute();
    forgetKept(engine.db);
    const carrying = { ...sender, headers: { priceCache: encodePriceCode("TAGS") } };
    const [worse] = (await pricesOf(carrying, id)).lines;
    expect(worse).toMatchObject({ isMemberPrice: true, offer: worse.price - applyRate(worse.price, 1000) });
    await engine.db
      .updateTable("price_code")
      .set({ percent_basis_points: 2000 })
      .where("code", "=", "TAGS")
      .execute();
    forgetKept(engine.db);
    const [better] = (await pricesOf(carrying, id)).lines;
    expect(better).toMatchObject({
      isMemberPrice: false,
      offer: better.price - applyRate(better.price, 2000),
    });
    expect(better.steps).toContain("Special price");
  });

  it("do not stack with the sign-up offer: the better of the two counts", async () => {
    const sender = await member();
    const id = await taggedCart(sender);
    const before = await pricesOf(sender, id);
    const [smaller, larger] = await Promise.all([signUpCoupon(sender, 500), signUpCoupon(sender, 2000)]);
    const { errors } = await applyCoupon(engine, sender, id, smaller);
    expect(errors?.[0].message).toContain("cannot be combined with a special price");
    expect((await pricesOf(sender, id)).total).toBe(before.total);
    await applyCoupon(engine, sender, id, larger);
    const { lines, total } = await pricesOf(sender, id);
    const [{ price }] = lines;
    expect(lines).toMatchObject([{ offer: null, isMemberPrice: false }]);
    expect(total).toBe(price - applyRate(price, 2000));
  });

  it("are in the order as they were in the cart", async () => {
    const sender = await member();
    const id = await taggedCart(sender);
    await shipTo(engine, sender, id, { address: ADDRESS });
    await payBy(engine, sender, id, "checkmo");
    const { total } = await pricesOf(sender, id);
    const { data } = await place(engine, sender, id);
    expect(Math.round(data.placeOrder.orderV2.total.grand_total.value * 100)).toBe(total);
    expect(await orderOf(data.placeOrder.orderV2.number)).toMatchObject({ price_code: null });
  });
});

describe("going on with it", () => {
  it("is ticked and unticked by the member, and by nobody else", async () => {
    const [one, other] = [await member(), await member()];
    expect((await tick(one, true)).data.updateCustomerV2.customer).toMatchObject({
      subscribed_for_auto_champ_membership: true,
    });
    expect((await membershipOf(other)).renews).toBe(false);
    await tick(one, false);
    expect((await membershipOf(one)).renews).toBe(false);
    const { errors } = await tick(await customer(engine), true);
    expect(errors?.[0].extensions).toMatchObject({ field: "subscribed_for_auto_champ_membership" });
    expect((await tick(guest(), true)).errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  it("stays as it is when other details change", async () => {
    const sender = await member(inDays(100), { renews: 1 });
    await engine.graphql(
      'mutation { updateCustomerV2(input: { lastname: "Murray" }) { customer { lastname } } }',
      {},
      sender,
    );
    expect((await membershipOf(sender)).renews).toBe(true);
  });

  it("is written about once for each end, some weeks before, in words that fit the choice", async () => {
    const [ticked, unticked, later, over] = [
      await member(inDays(20), { renews: 1 }),
      await member(inDays(20)),
      await member(inDays(40)),
      await member(inDays(-1)),
    ];
    const run = (now = new Date()) =>
      tellOfEndingMemberships.run(
        { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} },
        now,
      );
    await run();
    await run();
    const [renewal, ...others] = await lettersTo(ticked.email);
    expect(renewal.text_body).toContain("http://localhost:3000/champ-membership");
    expect(renewal.subject).toContain("Go on with your membership");
    expect(others).toEqual([]);
    const [ending] = await lettersTo(unticked.email);
    expect(ending.text_body).toContain("It does not renew");
    expect([await lettersTo(later.email), await lettersTo(over.email)]).toEqual([[], []]);

    await bought(ticked);
    await run();
    expect(await membershipLetters(ticked.email)).toHaveLength(1);
    await run(inDays(15));
    expect(await lettersTo(later.email)).toHaveLength(1);
  });
});

function lettersTo(recipient: string) {
  return engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}

async function membershipLetters(recipient: string) {
  return (await lettersTo(recipient)).filter(({ subject }) => /membership/i.test(subject));
}

describe("what the shop keeps of it", () => {
  it("is given along with the customer's own data", async () => {
    const sender = await customer(engine);
    const { id } = await bought(sender);
    const response = await engine.rest("/rest/mpc/V1/customers/me/export", {}, sender);
    const { data } = await response.json();
    expect(data.membership_year).toMatchObject([{ order_id: id, taken_back_at: null }]);
    expect(data.customer[0].member_until).toEqual(expect.any(String));
  });
});

describe("the end of a membership", () => {
  const times = fc
    .array(fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((dates) => dates.map((date) => date.toISOString()));

  it("is a year after the payment; of February 29 March 1", () => {
    expect(membershipEnd([])).toBeNull();
    expect(membershipEnd(["2027-03-05T10:00:00.000Z"])).toBe("2028-03-05T10:00:00.000Z");
    expect(membershipEnd(["2028-02-29T10:00:00.000Z"])).toBe("2029-03-01T10:00:00.000Z");
  });

  it("gives every payment its whole year, in whatever order they are counted", () => {
    fc.assert(
      fc.property(times, (paid) => {
        const end = membershipEnd(paid) ?? "";
        expect(membershipEnd(paid.toReversed())).toBe(end);
        const years = (Date.parse(end) - Date.parse([...paid].sort()[0])) / (365 * DAY);
        expect(years).toBeGreaterThanOrEqual(paid.length);
        const [, ...fewer] = paid;
        expect(membershipEnd(fewer) ?? "" < end).toBeTruthy();
      }),
    );
  });
});
