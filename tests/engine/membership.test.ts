import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { membershipEnd } from "~/engine/memberships/membership";
import { notifyEndingMemberships } from "~/engine/memberships/notify-ending-memberships";
import { confirmationMail } from "~/engine/orders/confirmation-mail";
import { piecesToSend } from "~/engine/orders/order-actions";
import { NOTHING_YET } from "~/engine/orders/order-progress";
import { orderTimeline } from "~/engine/orders/order-timeline";
import { viewOrder } from "~/engine/orders/view-orders";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import {
  bought,
  configure,
  inDays,
  MEMBERSHIP,
  member,
  membershipOf,
  order,
  pricesOf,
  tick,
} from "./memberships";
import { pay } from "./paid-orders";
import {
  ADDRESS,
  add,
  applyCoupon,
  billTo,
  customer,
  guest,
  newCart,
  ownCart,
  payBy,
  place,
  readCart,
  setEmail,
  update,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
afterEach(async () => {
  await configure(engine, "champ_membership_price", "19.99");
  await configure(engine, "champ_membership_percent", "10");
});

describe("the membership in a cart", () => {
  // @specification §3 L112
  // @specification §9 L309
  it("is virtual, has the configured price, and takes neither coupon nor tax", async () => {
    await configure(engine, "champ_membership_price", "24.50");
    const sender = await customer(engine);
    const id = await ownCart(engine, sender);
    await add(engine, sender, id, [MEMBERSHIP]);
    await billTo(engine, sender, id, { address: ADDRESS });
    const { errors } = await applyCoupon(engine, sender, id, "WELCOME10");
    expect(errors?.[0].message).toBe(
      "The promo code WELCOME10 doesn't apply to memberships and gift certificates, and there's nothing else in your cart.",
    );
    const { data } = await readCart(engine, sender, id);
    expect(data.cart).toMatchObject({ is_virtual: true, prices: { grand_total: { value: 24.5 } } });
  });

  it("is limited to one, however it is added", async () => {
    const sender = await customer(engine);
    const id = await ownCart(engine, sender);
    const two = await add(engine, sender, id, [{ ...MEMBERSHIP, quantity: 2 }]);
    expect(two.data.addProductsToCart.user_errors[0].message).toContain("one membership at a time");
    await add(engine, sender, id, [MEMBERSHIP]);
    const again = await add(engine, sender, id, [MEMBERSHIP]);
    expect(again.data.addProductsToCart.cart.total_quantity).toBe(1);
    const [{ uid }] = again.data.addProductsToCart.cart.itemsV2.items;
    const more = await update(engine, sender, id, [{ cart_item_uid: uid, quantity: 2 }]);
    expect(more.errors?.[0]).toMatchObject({ extensions: { field: "quantity" } });
    expect((await readCart(engine, sender, id)).data.cart.total_quantity).toBe(1);
  });

  it("stays in a guest's cart until signing in, and cannot be ordered before", async () => {
    const stranger = guest();
    const id = await newCart(engine, stranger);
    const { data } = await add(engine, stranger, id, [MEMBERSHIP]);
    expect(data.addProductsToCart.user_errors).toEqual([]);
    const [line] = data.addProductsToCart.cart.itemsV2.items;
    expect(line).toMatchObject({ is_available: false });
    expect(line.errors[0].message).toContain("Please sign in or create one");
    await setEmail(engine, stranger, id, "ada@example.com");
    await billTo(engine, stranger, id, { address: ADDRESS });
    await payBy(engine, stranger, id, "checkmo");
    const placed = await place(engine, stranger, id);
    expect(placed.data.placeOrder.errors[0].message).toContain("You need an account for a membership.");

    const sender = await customer(engine);
    await engine.graphql(
      "mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }",
      { id },
      sender,
    );
    const own = await readCart(engine, sender, await ownCart(engine, sender));
    expect(own.data.cart.itemsV2.items[0]).toMatchObject({ is_available: true });
  });

  it("is not reduced by a price code of its own, nor for members", async () => {
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
    clearMemoryCache(engine.db);
    const sender = await member(engine);
    const carrying = { ...sender, headers: { priceCache: encodePriceCode("CHAMP1") } };
    const id = await ownCart(engine, carrying);
    await add(engine, carrying, id, [MEMBERSHIP]);
    expect(await pricesOf(engine, carrying, id)).toMatchObject({ lines: [{ offer: null }], total: 1999 });
  });
});

describe("buying a membership", () => {
  it("makes a member for a year from the payment, not from the order, and once for repeated notifications", async () => {
    const sender = await customer(engine);
    const placed = await order(engine, sender);
    expect(await membershipOf(engine, sender)).toEqual({ isMember: false, renews: false, until: null });
    const before = new Date();
    await pay(engine, placed);
    await pay(engine, placed);
    const { isMember, until } = await membershipOf(engine, sender);
    expect(isMember).toBe(true);
    const [earliest, latest] = [before, new Date()].map((time) => membershipEnd([time.toISOString()]) ?? "");
    expect(until >= earliest && until <= latest).toBe(true);
  });

  it("delivers an order of nothing else, and leaves nothing to ship in others", async () => {
    const sender = await customer(engine);
    const alone = await bought(engine, sender);
    expect(alone.status).toBe("delivered");
    const ofAlone = await viewOrder(engine.db, alone);
    expect(orderTimeline(alone, NOTHING_YET, ofAlone.items).at(-1)?.label).toBe("In your account");
    expect(confirmationMail(ofAlone, engine.settings).text).toContain("You're a champ member now");
    const mixed = await bought(engine, sender, { withTag: true });
    expect(mixed.status).toBe("processing");
    const { items } = await viewOrder(engine.db, mixed);
    expect(orderTimeline(mixed, NOTHING_YET, items).at(-1)?.label).toBe("Delivered");
    expect(items.map((item) => piecesToSend(item, NOTHING_YET))).toEqual([0, 1]);
  });

  it("extends a current one by a year", async () => {
    const sender = await customer(engine);
    await bought(engine, sender);
    const { until } = await membershipOf(engine, sender);
    await tick(engine, sender, true);
    await bought(engine, sender);
    const longer = await membershipOf(engine, sender);
    expect(longer).toEqual({ isMember: true, renews: true, until: membershipEnd([until]) });
  });
});

describe("renewing", () => {
  // @specification §3 L99
  it("is chosen and declined by members only", async () => {
    const [one, other] = [await member(engine), await member(engine)];
    expect((await tick(engine, one, true)).data.updateCustomerV2.customer).toMatchObject({
      subscribed_for_auto_champ_membership: true,
    });
    expect((await membershipOf(engine, other)).renews).toBe(false);
    await tick(engine, one, false);
    expect((await membershipOf(engine, one)).renews).toBe(false);
    const { errors } = await tick(engine, await customer(engine), true);
    expect(errors?.[0].extensions).toMatchObject({ field: "subscribed_for_auto_champ_membership" });
    expect((await tick(engine, guest(), true)).errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  it("is unchanged when other details change", async () => {
    const sender = await member(engine, inDays(100), { renews: 1 });
    await engine.graphql(
      'mutation { updateCustomerV2(input: { lastname: "Murray" }) { customer { lastname } } }',
      {},
      sender,
    );
    expect((await membershipOf(engine, sender)).renews).toBe(true);
  });

  it("is suggested by email once per end, some weeks before, depending on the choice", async () => {
    const [ticked, unticked, later, over] = [
      await member(engine, inDays(20), { renews: 1 }),
      await member(engine, inDays(20)),
      await member(engine, inDays(40)),
      await member(engine, inDays(-1)),
    ];
    const run = (now = new Date()) =>
      notifyEndingMemberships.run(
        { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} },
        now,
      );
    await run();
    await run();
    const [renewal, ...others] = await emailsTo(engine, ticked.email);
    expect(renewal.text_body).toContain("http://localhost:3000/champ-membership");
    expect(renewal.subject).toContain("Renew your membership");
    expect(others).toEqual([]);
    const [ending] = await emailsTo(engine, unticked.email);
    expect(ending.text_body).toContain("It won't renew");
    expect([await emailsTo(engine, later.email), await emailsTo(engine, over.email)]).toEqual([[], []]);

    await bought(engine, ticked);
    await run();
    expect(await membershipEmails(ticked.email)).toHaveLength(1);
    await run(inDays(15));
    expect(await emailsTo(engine, later.email)).toHaveLength(1);
  });
});

async function membershipEmails(recipient: string) {
  return (await emailsTo(engine, recipient)).filter(({ subject }) => /membership/i.test(subject));
}

describe("the stored data of a membership", () => {
  it("are part of the customer's data export", async () => {
    const sender = await customer(engine);
    const { id } = await bought(engine, sender);
    const response = await engine.rest("/rest/mpc/V1/customers/me/export", {}, sender);
    const { data } = await response.json();
    expect(data.membership_year).toMatchObject([{ order_id: id, taken_back_at: null }]);
    expect(data.customer[0].member_until).toEqual(expect.any(String));
  });
});
