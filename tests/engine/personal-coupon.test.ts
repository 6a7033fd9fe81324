import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issuePersonalCoupon, type PersonalCouponOffer } from "~/engine/promotions/personal-coupon";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import {
  ADDRESS,
  applyCoupon,
  cartWithTag,
  customer,
  guest,
  place,
  readCart,
  readyCart,
  setEmail,
  shipTo,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

let count = 0;
async function couponFor(email: string, offer: Partial<PersonalCouponOffer> = {}): Promise<string | null> {
  count += 1;
  return issuePersonalCoupon(engine.db, {
    storeCode: "mpc",
    email,
    purpose: `test ${count}`,
    label: "Half off",
    percentBasisPoints: 5000,
    expiresAt: TOMORROW,
    ...offer,
  });
}

async function rejectionOf(sender: Sender, cart: string, code: string | null) {
  const { errors } = await applyCoupon(engine, sender, cart, code ?? "");
  return errors?.[0].message;
}

async function orderWith(sender: Sender, code: string | null, payment = "checkmo") {
  const cart = await readyCart(engine, sender, { payment });
  await applyCoupon(engine, sender, cart, code ?? "");
  const { data } = await place(engine, sender, cart);
  return { cart, ...data.placeOrder };
}

/** Places an order with a coupon to that street; as a guest unless a customer is given. */
async function orderAs(
  email: string,
  code: string | null,
  { street = ADDRESS.street }: { street?: string[] } = {},
  sender: Sender = guest(),
) {
  const cart = await readyCart(engine, sender);
  await shipTo(engine, sender, cart, { address: { ...ADDRESS, street } });
  if (!sender.token) await setEmail(engine, sender, cart, email);
  const rejection = code === null ? undefined : await rejectionOf(sender, cart, code);
  if (rejection) return { rejection };
  const { data } = await place(engine, sender, cart);
  return { rejection, token: data.placeOrder.orderV2?.token };
}

describe("a personal coupon", () => {
  it("is issued once per purpose to an address", async () => {
    const offer = { purpose: "photo" };
    expect(await couponFor("one@example.com", offer)).toMatch(/^PET-[A-Z2-9]{10}$/);
    expect(await couponFor("one@example.com", offer)).toBeNull();
    expect(await couponFor("one@example.com", { purpose: "another" })).not.toBeNull();
  });

  it("is issued once per purpose to a customer, whatever address they have now", async () => {
    const { id, email } = await customer(engine);
    expect(await couponFor(email, { purpose: "photo" })).not.toBeNull();
    await engine.db
      .updateTable("customer")
      .set({ email: "moved@example.com" })
      .where("id", "=", id)
      .execute();
    expect(await couponFor("moved@example.com", { purpose: "photo" })).toBeNull();
  });

  it("is issued once per purpose to a mailbox, in any spelling", async () => {
    const offer = { purpose: "sign-up" };
    expect(await couponFor("grace.hopper@gmail.com", offer)).not.toBeNull();
    for (const spelling of [
      "gracehopper@gmail.com",
      "g.race.hopper+1@googlemail.com",
      "gracehopper+x@gmail.com",
    ]) {
      expect(await couponFor(spelling, offer), spelling).toBeNull();
    }
    expect(await couponFor("grace.hopper@example.com", offer)).not.toBeNull();
    expect(await couponFor("gracehopper@example.com", offer)).not.toBeNull();
  });

  it("is rejected for a mailbox that has used another of its kind, from before spellings were normalized", async () => {
    const offer = { purpose: "spellings", firstOrderOnly: false };
    const [first, second] = [
      await couponFor("eve@example.com", offer),
      await couponFor("ev@example.com", offer),
    ];
    const { mailbox } = await engine.db
      .selectFrom("personal_coupon")
      .select("mailbox")
      .where("code", "=", first ?? "")
      .executeTakeFirstOrThrow();
    await engine.db
      .updateTable("personal_coupon")
      .set({ mailbox, email: "eve+2@example.com" })
      .where("code", "=", second ?? "")
      .execute();
    await orderAs("eve@example.com", first);
    const again = await orderAs("eve+2@example.com", second);
    expect(again.rejection).toBe(`You've already used a code like ${second}.`);
  });

  it("for a first order works once per household, and for the neighbors", async () => {
    const offer = { purpose: "household", firstOrderOnly: true };
    const street = ["7 Cobol Court", "Apt 2"];
    const [one, two, neighbor] = [
      await couponFor("one@home.example", offer),
      await couponFor("two@home.example", offer),
      await couponFor("next@door.example", offer),
    ];
    const first = await orderAs("one@home.example", one, { street });
    expect(first.rejection).toBeUndefined();
    const spelled = { street: ["7 cobol court, apt. 2"] };
    const second = await orderAs("two@home.example", two, spelled);
    expect(second.rejection).toBe(
      `A code like ${two} was already used for this address. It works once per household.`,
    );
    const cart = await readyCart(engine, guest());
    await setEmail(engine, {}, cart, "two@home.example");
    await applyCoupon(engine, {}, cart, two ?? "");
    await shipTo(engine, {}, cart, { address: { ...ADDRESS, street } });
    const placed = (await place(engine, {}, cart)).data.placeOrder;
    expect(placed.errors[0].message).toContain(second.rejection);
    const next = await orderAs("next@door.example", neighbor, { street: ["7 Cobol Court", "Apt 3"] });
    expect(next.rejection).toBeUndefined();
    await engine.graphql(
      'mutation ($token: String!) { cancelOrderByToken(order_token: $token, reason: "mistake") { order { number } } }',
      { token: first.token },
    );
    expect((await orderAs("two@home.example", two, spelled)).rejection).toBeUndefined();
  });

  it("for a first order is not issued to a customer whose household has used one", async () => {
    const offer = { purpose: "known household", firstOrderOnly: true };
    const [before, now] = [await customer(engine), await customer(engine)];
    const street = ["9 Flow-Matic Place"];
    const code = await couponFor(before.email, offer);
    await orderAs(before.email, code, { street }, before);
    await orderAs(now.email, null, { street }, now);
    expect(await couponFor(now.email, offer)).toBeNull();
    const elsewhere = await customer(engine);
    await orderAs(elsewhere.email, null, { street: ["10 Flow-Matic Place"] }, elsewhere);
    expect(await couponFor(elsewhere.email, offer)).not.toBeNull();
  });

  it("is rejected in another person's cart", async () => {
    const code = await couponFor("mine@example.com");
    const { id, sender } = await cartWithTag(engine);
    await setEmail(engine, sender, id, "yours@example.com");
    const rejection = `The promo code ${code} only works with the email address it was sent to.`;
    expect(await rejectionOf(sender, id, code)).toBe(rejection);
  });

  it("is rejected at the order when the address turns out to be another", async () => {
    const code = await couponFor("mine@example.com");
    const sender = guest();
    const cart = await readyCart(engine, sender);
    await setEmail(engine, sender, cart, "mine@example.com");
    await applyCoupon(engine, sender, cart, code ?? "");
    await setEmail(engine, sender, cart, "yours@example.com");
    const { data } = await place(engine, sender, cart);
    expect(data.placeOrder.orderV2).toBeNull();
    expect(data.placeOrder.errors[0].message).toContain("only works with the email address");
  });

  it("works once", async () => {
    const buyer = await customer(engine);
    const code = await couponFor(buyer.email);
    const { orderV2 } = await orderWith(buyer, code);
    expect(orderV2.total.discounts[0].label).toContain(code);
    const { id, sender } = await cartWithTag(engine);
    expect(await rejectionOf(sender, id, code)).toBe(`The promo code ${code} has already been used.`);
  });

  it("works for one of two carts ordered at the same moment", async () => {
    const code = await couponFor("ada@example.com");
    const carts = await Promise.all([readyCart(engine, guest()), readyCart(engine, guest())]);
    for (const cart of carts) await applyCoupon(engine, guest(), cart, code ?? "");
    const placed = await Promise.all(carts.map((cart) => place(engine, guest(), cart)));
    const discounted = placed.filter(({ data }) => data.placeOrder.orderV2?.total.discounts.length > 0);
    expect(discounted).toHaveLength(1);
  });

  it("can be used again when the order was released unpaid", async () => {
    const buyer = await customer(engine);
    const code = await couponFor(buyer.email);
    const { orderV2, cart } = await orderWith(buyer, code, "sandbox_hosted");
    await engine.graphql(
      "mutation ($token: String!) { releaseUnpaidOrder(order_token: $token) { cart_id } }",
      { token: orderV2.token },
      buyer,
    );
    const { data } = await readCart(engine, buyer, cart);
    expect(data.cart.applied_coupons).toEqual([{ code }]);
    expect(data.cart.prices.discounts).toHaveLength(1);
  });

  it("for a first order is rejected after an order with the same address", async () => {
    const buyer = await customer(engine);
    await place(engine, buyer, await readyCart(engine, buyer));
    const code = await couponFor(buyer.email, { firstOrderOnly: true });
    const cart = await readyCart(engine, buyer);
    expect(await rejectionOf(buyer, cart, code)).toBe(`The promo code ${code} is for first orders only.`);
  });
});
