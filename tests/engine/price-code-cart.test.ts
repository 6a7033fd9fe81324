import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { optionValueUid } from "~/engine/catalog/option-uid";
import { issuePersonalCoupon } from "~/engine/promotions/personal-coupon";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { deliverAll, staffOrder } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { carrying, endOffers, inHours, offer, productPrices, TAG } from "./price-codes";
import { add, applyCoupon, customer, designTag, guest, newCart, place, readyCart, tag } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
afterEach(() => endOffers(engine));

const CART = `{
  itemsV2 { items { uid prices { price { value } row_total { value } } extra_info { cache_price cache_row_total { value } } } }
  prices { grand_total { value } totals { code label amount { value } } }
  additional_information { price_cache price_cache_message }
}`;

async function cartOf(id: string, sender: Sender) {
  const { data } = await engine.graphql(
    `query ($id: String!) { cart(cart_id: $id) ${CART} }`,
    { id },
    sender,
  );
  const { itemsV2, prices, additional_information } = data.cart;
  return {
    lines: itemsV2.items.map(({ prices: { row_total }, extra_info }) => ({
      rowTotal: row_total.value,
      offer: extra_info.cache_price,
      offerTotal: extra_info.cache_row_total?.value ?? null,
    })),
    total: prices.grand_total.value,
    totals: new Map(
      prices.totals.map(({ code, label, amount }) => [
        code,
        { label, cents: Math.round(amount.value * 100) },
      ]),
    ),
    information: additional_information,
  };
}

describe("a cart", () => {
  async function tagCart(sender: Sender, quantity = 1) {
    const id = await newCart(engine, sender);
    await add(engine, sender, id, [tag(await designTag(engine, sender), quantity)]);
    return id;
  }

  // @specification §3 L104, L111
  it("stores the code of the visitor who fills it, for later visits without the code", async () => {
    await offer(engine);
    const shopper = guest();
    const id = await tagCart(carrying(shopper, TAG), 3);
    const cart = await cartOf(id, shopper);
    const [line] = cart.lines;
    expect(line).toMatchObject({ offer: "5.00", offerTotal: 15 });
    expect(cart.totals.get("price_code")).toEqual({
      label: "Special price",
      cents: 1500 - Math.round(line.rowTotal * 100),
    });
    expect(cart.total).toBe(15);
    expect(cart.information).toEqual({ price_cache: TAG, price_cache_message: null });
  });

  it("shows the prices of a later code, and stores it at the next change", async () => {
    await offer(engine);
    const shopper = guest();
    const id = await tagCart(shopper);
    expect((await cartOf(id, shopper)).lines[0].offer).toBeNull();
    expect((await cartOf(id, carrying(shopper, TAG))).total).toBe(5);
    expect((await cartOf(id, shopper)).lines[0].offer).toBeNull();
    await add(engine, carrying(shopper, TAG), id, []);
    expect((await cartOf(id, shopper)).total).toBe(5);
  });

  it("does not store an unknown code", async () => {
    const shopper = guest();
    const id = await tagCart(carrying(shopper, encodePriceCode("anything")));
    const row = await engine.db.selectFrom("cart").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.price_code).toBeNull();
  });

  it("gives no other visitor the price of its code", async () => {
    await offer(engine);
    const sender = await customer(engine);
    const { data } = await engine.graphql("{ customerCart { id } }", {}, sender);
    const { id } = data.customerCart;
    for (const other of [guest(), await customer(engine)]) {
      const { errors } = await add(engine, carrying(other, TAG), id, []);
      expect(errors?.[0].message).toContain("Could not find a cart");
    }
    const row = await engine.db.selectFrom("cart").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.price_code).toBeNull();
    expect((await cartOf(await tagCart(guest()), guest())).lines[0].offer).toBeNull();
  });

  it("becomes an order at the price of its code, which is recorded", async () => {
    await offer(engine);
    const shopper = guest();
    const id = await readyCart(engine, carrying(shopper, TAG), { quantity: 2 });
    const seen = await cartOf(id, shopper);
    const { data } = await place(engine, shopper, id);
    const { orderV2 } = data.placeOrder;
    expect(orderV2.total.grand_total.value).toBe(seen.total);
    expect(orderV2.total.totals.find(({ code }) => code === "price_code")?.amount.value).toBeLessThan(0);
    const row = await engine.db
      .selectFrom("sales_order")
      .innerJoin("sales_order_item", "sales_order_item.order_id", "sales_order.id")
      .select(["price_code", "offer_cents", "row_total_cents"])
      .where("number", "=", orderV2.number)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ price_code: TAG, offer_cents: row.row_total_cents - 1000 });
  });

  it("is merged with its guest's code", async () => {
    await offer(engine);
    const shopper = await customer(engine);
    const guestCart = await tagCart({ ...carrying(shopper, TAG), token: undefined });
    const { data } = await engine.graphql(
      "mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }",
      { id: guestCart },
      shopper,
    );
    expect((await cartOf(data.mergeCarts.id, shopper)).lines[0].offer).toBe("5.00");
  });

  it("is refunded line by line with the amounts paid", async () => {
    await offer(engine);
    const buyer = carrying(guest(), TAG);
    const id = await readyCart(engine, buyer);
    await add(engine, buyer, id, [tag(await designTag(engine, buyer))]);
    const { orderV2 } = (await place(engine, buyer, id)).data.placeOrder;
    const order = { ...orderV2, total: orderV2.total.grand_total.value, itemId: orderV2.items[0].id };
    await deliverAll(engine, order);
    await engine.graphql(
      "mutation ($input: ClaimOrderItemInput!) { claimOrderItem(input: $input) { number } }",
      {
        input: {
          order_token: order.token,
          order_item_id: order.itemId,
          reason: "DAMAGED",
          wish: "REFUND",
          message: "Bent.",
        },
      },
    );
    const { claims } = await staffOrder<{ claims: { refund_amount: { value: number } }[] }>(
      engine,
      order.number,
      "claims { refund_amount { value } }",
    );
    const [{ refund_amount }] = claims;
    const tax = orderV2.total.total_tax.value;
    expect(refund_amount.value).toBeGreaterThanOrEqual(5);
    expect(refund_amount.value).toBeLessThanOrEqual(5 + tax);
  });

  it("reports that its offer has ended meanwhile, and is not ordered without confirmation", async () => {
    await offer(engine);
    const shopper = guest();
    const id = await readyCart(engine, carrying(shopper, TAG));
    await engine.db
      .updateTable("price_code")
      .set({ ends_at: inHours(-1) })
      .where("code", "=", "TAG5")
      .execute();
    clearMemoryCache(engine.db);
    const cart = await cartOf(id, shopper);
    expect(cart.lines[0].offer).toBeNull();
    expect(cart.information.price_cache_message).toContain("has ended");
    const first = await place(engine, carrying(shopper, TAG), id);
    expect(first.data.placeOrder.orderV2).toBeNull();
    expect(first.data.placeOrder.errors[0].message).toContain("has ended");
    const second = await place(engine, carrying(shopper, TAG), id);
    expect(second.data.placeOrder.orderV2.total.grand_total.value).toBe(cart.total);
  });
});

describe("the sign-up offer", () => {
  let count = 0;
  async function signUpCoupon(email: string, percentBasisPoints: number): Promise<string> {
    count += 1;
    const code = await issuePersonalCoupon(engine.db, {
      storeCode: "mpc",
      email,
      purpose: `sign-up ${count}`,
      label: "Off your first order",
      percentBasisPoints,
      firstOrderOnly: true,
      expiresAt: inHours(24),
    });
    return code ?? "";
  }

  async function cartWith(priceCents: number) {
    await offer(engine, { price_cents: priceCents });
    const sender = carrying(await customer(engine), TAG);
    const id = await readyCart(engine, sender);
    return { id, sender: sender as Sender & { email: string } };
  }

  it("is rejected with its reason where the special price is lower", async () => {
    const { id, sender } = await cartWith(1);
    const { errors } = await applyCoupon(engine, sender, id, await signUpCoupon(sender.email, 5000));
    expect(errors?.[0].message).toContain("can't be combined with special prices");
    expect((await cartOf(id, sender)).totals.has("discount")).toBe(false);
  });

  it("replaces the special price where it makes the items cheaper", async () => {
    const normal = await productPrices(engine, "pet-tag");
    const { id, sender } = await cartWith(Math.round(normal.price * 100) - 1);
    await applyCoupon(engine, sender, id, await signUpCoupon(sender.email, 5000));
    const { totals } = await cartOf(id, sender);
    expect(totals.has("price_code")).toBe(false);
    expect(totals.get("discount")?.cents).toBe(-Math.round(normal.price * 50));
  });

  test("and a special price share a cart, each on its own items, and the summary explains it", async () => {
    const { id, sender } = await cartWith(200);
    await add(engine, sender, id, [
      {
        sku: "tag-silencer",
        quantity: 1,
        selected_options: [optionValueUid("tag-silencer", "size", "small")],
      },
    ]);
    await applyCoupon(engine, sender, id, await signUpCoupon(sender.email, 5000));
    const { totals, lines } = await cartOf(id, sender);
    expect(lines.map(({ offer: price }) => price)).toEqual(["2.00", null]);
    expect(totals.get("discount")?.label).toContain("not on special prices");
    expect(totals.get("discount")?.cents).toBe(-Math.round((lines[1].rowTotal * 100) / 2));
  });
});
