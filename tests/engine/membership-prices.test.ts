import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { optionUid, optionValueUid } from "~/engine/catalog/option-uid";
import { issuePersonalCoupon } from "~/engine/promotions/personal-coupon";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { applyRate } from "~/engine/totals/money";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { type Customer, configure, inDays, member, pricesOf } from "./memberships";
import { orderOf } from "./paid-orders";
import {
  ADDRESS,
  add,
  applyCoupon,
  customer,
  designTag,
  guest,
  newCart,
  ownCart,
  payBy,
  place,
  shipTo,
  tag,
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

describe("member prices", () => {
  it("are a percentage off all items, shown in the line, its steps and the totals", async () => {
    const sender = await member(engine);
    const id = await taggedCart(sender, 3);
    const { lines, totals } = await pricesOf(engine, sender, id);
    const [{ price, offer, steps, isExplained }] = lines;
    expect(offer).toBe(price - applyRate(price, 1000));
    expect(lines[0].isMemberPrice && isExplained).toBe(true);
    expect(steps).toContain("Member price");
    expect(totals).toContainEqual(["price_code", "Member price", -3 * (price - Number(offer))]);
  });

  it("are for members only: not for guests, other customers, nor after the year", async () => {
    const stranger = guest();
    const guestCart = await newCart(engine, stranger);
    await add(engine, stranger, guestCart, [tag(await designTag(engine, stranger))]);
    for (const [sender, id] of [
      [stranger, guestCart] as const,
      ...(await Promise.all(
        [await customer(engine), await member(engine, inDays(-1))].map(
          async (sender) => [sender, await taggedCart(sender)] as const,
        ),
      )),
    ]) {
      expect((await pricesOf(engine, sender, id)).lines).toMatchObject([
        { offer: null, isMemberPrice: false },
      ]);
    }
  });

  it("do not reduce gift certificates", async () => {
    const sender = await member(engine);
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
    expect((await pricesOf(engine, sender, id)).lines).toMatchObject([{ offer: null, price: 2500 }]);
  });

  it("follow the configured percentage; one that is wrong is ignored", async () => {
    const sender = await member(engine);
    const id = await taggedCart(sender);
    const ofFolder = (await pricesOf(engine, sender, id)).lines;
    await configure(engine, "champ_membership_percent", "12.5");
    const [{ price, offer }] = (await pricesOf(engine, sender, id)).lines;
    expect(offer).toBe(price - applyRate(price, 1250));
    for (const none of ["0", "100"]) {
      await configure(engine, "champ_membership_percent", none);
      expect((await pricesOf(engine, sender, id)).lines).toMatchObject([{ offer: null }]);
    }
    for (const wrong of ["-5", "much"]) {
      await configure(engine, "champ_membership_percent", wrong);
      expect((await pricesOf(engine, sender, id)).lines).toEqual(ofFolder);
    }
  });

  it("are replaced by a lower price of a code, and replace a higher one", async () => {
    const sender = await member(engine);
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
    clearMemoryCache(engine.db);
    const carrying = { ...sender, headers: { priceCache: encodePriceCode("TAGS") } };
    const [worse] = (await pricesOf(engine, carrying, id)).lines;
    expect(worse).toMatchObject({ isMemberPrice: true, offer: worse.price - applyRate(worse.price, 1000) });
    await engine.db
      .updateTable("price_code")
      .set({ percent_basis_points: 2000 })
      .where("code", "=", "TAGS")
      .execute();
    clearMemoryCache(engine.db);
    const [better] = (await pricesOf(engine, carrying, id)).lines;
    expect(better).toMatchObject({
      isMemberPrice: false,
      offer: better.price - applyRate(better.price, 2000),
    });
    expect(better.steps).toContain("Special price");
  });

  it("do not stack with the sign-up offer: the better of the two counts", async () => {
    const sender = await member(engine);
    const id = await taggedCart(sender);
    const before = await pricesOf(engine, sender, id);
    const [smaller, larger] = await Promise.all([signUpCoupon(sender, 500), signUpCoupon(sender, 2000)]);
    const { errors } = await applyCoupon(engine, sender, id, smaller);
    expect(errors?.[0].message).toContain("can't be combined with special prices");
    expect((await pricesOf(engine, sender, id)).total).toBe(before.total);
    await applyCoupon(engine, sender, id, larger);
    const { lines, total } = await pricesOf(engine, sender, id);
    const [{ price }] = lines;
    expect(lines).toMatchObject([{ offer: null, isMemberPrice: false }]);
    expect(total).toBe(price - applyRate(price, 2000));
  });

  it("are the same in the order as in the cart", async () => {
    const sender = await member(engine);
    const id = await taggedCart(sender);
    await shipTo(engine, sender, id, { address: ADDRESS });
    await payBy(engine, sender, id, "checkmo");
    const { total } = await pricesOf(engine, sender, id);
    const { data } = await place(engine, sender, id);
    expect(Math.round(data.placeOrder.orderV2.total.grand_total.value * 100)).toBe(total);
    expect(await orderOf(engine, data.placeOrder.orderV2.number)).toMatchObject({ price_code: null });
  });
});
