import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { optionValueUid } from "~/engine/catalog/option-uid";
import { issuePersonalCoupon } from "~/engine/promotions/personal-coupon";
import { encodePriceCode } from "~/engine/promotions/price-code";
import { visitorCatalogue } from "~/engine/promotions/price-code-catalogue";
import { forgetKept } from "~/engine/shared/kept-in-memory";
import { applyRate } from "~/engine/totals/money";
import { deliverAll, desk } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, applyCoupon, customer, designTag, guest, newCart, place, readyCart, tag } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const TAG = encodePriceCode("TAG5");
const TENTH = encodePriceCode("SALE");
const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** A pet tag for $5. */
const fiveDollars = {
  store_code: "mpc",
  code: "TAG5",
  sku: "pet-tag",
  size: null,
  price_cents: 500,
  percent_basis_points: 0,
  starts_at: null as string | null,
  ends_at: null as string | null,
};

async function offer(change: Partial<typeof fiveDollars> = {}): Promise<void> {
  await engine.db
    .insertInto("price_code")
    .values({ ...fiveDollars, ...change })
    .execute();
  forgetKept(engine.db);
}

afterEach(async () => {
  await engine.db.deleteFrom("price_code").where("code", "=", "TAG5").execute();
  await engine.db
    .updateTable("configuration")
    .set({ value: "" })
    .where("key", "=", "expired_price_codes")
    .execute();
  forgetKept(engine.db);
});

function carrying(sender: Sender, ...codes: string[]): Sender {
  const [priceCache = "", priceCache699 = ""] = codes;
  return { ...sender, headers: { priceCache, priceCache699 } };
}

async function productPrices(sku: string, ...codes: string[]) {
  const { data } = await engine.graphql(
    `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items {
      price_range { minimum_price { final_price { value } regular_price { value } } }
      choices { code values { code price { value } regular_price { value } } } } } }`,
    { sku },
    carrying(guest(), ...codes),
  );
  const [item] = data.products.items;
  const { final_price, regular_price } = item.price_range.minimum_price;
  return { price: final_price.value, regular: regular_price.value, choices: item.choices };
}

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

describe("the catalogue", () => {
  it("has the price of a code for whoever carries it, and for nobody else", async () => {
    await offer();
    const normal = await productPrices("pet-tag");
    const own = await productPrices("pet-tag", TAG);
    expect(own).toMatchObject({ price: 5, regular: normal.price });
    expect(await productPrices("pet-tag")).toEqual(normal);
    expect(await productPrices("pet-tag", encodePriceCode("TAG6"))).toEqual(normal);
  });

  it("is kept by what a code offers: two codes never meet the same prices, equal ones are worked out once", async () => {
    await offer();
    const of = (priceCache: string | null) =>
      visitorCatalogue({ db: engine.db, storeCode: "mpc", priceCache });
    const cents = async (code: string | null) => (await of(code)).bySku.get("pet-tag")?.price_cents ?? 0;
    const normal = await cents(null);
    expect([await cents(TAG), await cents(TENTH), await cents(null)]).toEqual([
      500,
      normal - applyRate(normal, 1000),
      normal,
    ]);
    expect(await of(TAG)).toBe(await of(TAG));
    expect(await of(`${TAG} ${TAG} ${TAG}`)).toBe(await of(TAG));
    expect(await of(`${TENTH} ${TAG}`)).toBe(await of(`${TAG} ${TENTH}`));
    expect(await of(encodePriceCode("unknown"))).toBe(await of(null));
  });

  it.each([
    ["a price", encodePriceCode("0.01")],
    ["no base64", "TAG5"],
    ["a long one", TAG.repeat(60)],
    ["words of the database", encodePriceCode("' or 1=1 --")],
  ])("has its normal prices for a code that is %s", async (_case, code) => {
    await offer();
    expect(await productPrices("pet-tag", code)).toEqual(await productPrices("pet-tag"));
  });

  it("takes a rate off every part of a price, but not off gift certificates", async () => {
    const normal = await productPrices("canvas-print");
    const own = await productPrices("canvas-print", TENTH);
    expect(own.price).toBeCloseTo(Math.round(normal.price * 90) / 100, 2);
    const added = (prices: typeof own, size: string) =>
      prices.choices.find(({ code }) => code === "size")?.values.find(({ code }) => code === size);
    expect(added(own, "16x20")?.price.value).toBeCloseTo((added(normal, "16x20")?.price.value ?? 0) * 0.9, 2);
    expect(added(own, "16x20")?.regular_price.value).toBe(added(normal, "16x20")?.price.value);
    expect(await productPrices("gift-certificate", TENTH)).toEqual(await productPrices("gift-certificate"));
  });

  it("gives one size for the price of its code and leaves the others", async () => {
    const { price, regular, choices } = await productPrices("free-canvas", encodePriceCode("6.9911x14at"));
    const size = choices.find(({ code }) => code === "size")?.values ?? [];
    const sums = Object.fromEntries(
      size.map((value) => [value.code, Math.round((price + value.price.value) * 100)]),
    );
    expect(sums).toEqual({ "8x8": 1399, "8x10": 1599, "11x14": 699, "12x12": 1945 });
    const otherwise = size.map((value) => Math.round((regular + value.regular_price.value) * 100));
    expect(otherwise).toEqual([2999, 3399, 3799, 3899]);
  });

  it("takes the better of two codes", async () => {
    await offer();
    expect((await productPrices("pet-tag", TENTH, TAG)).price).toBe(5);
    expect((await productPrices("pet-tag", TAG, TENTH)).price).toBe(5);
  });

  it("lists, sorts and filters by the price of the code", async () => {
    await offer({ price_cents: 1 });
    const { data } = await engine.graphql(
      `{ products(filter: { price: { to: "0.50" } }, sort: { price: ASC }) { items { sku } }
         route(url: "engraved-pet-tag") { ... on SimpleProduct { price_range { minimum_price { final_price { value } } } } } }`,
      {},
      carrying(guest(), TAG),
    );
    expect(data.products.items.map(({ sku }) => sku)).toEqual(["pet-tag"]);
  });

  it("knows the landing pages' prices, which hold when the page's own rises", async () => {
    const codes = {
      "free-photo-canvas": "9.99",
      "free-pillow": "10.06",
      "sale-magnet": "4.99",
      "dog-wall-set": "69.99",
      "photo-board": "22.63",
    };
    for (const [sku, code] of Object.entries(codes)) {
      expect((await productPrices(sku)).price).toBe(Number(code));
      await engine.db.updateTable("product").set({ price_cents: 9999 }).where("sku", "=", sku).execute();
      forgetKept(engine.db);
      expect((await productPrices(sku)).price).toBe(99.99);
      expect((await productPrices(sku, encodePriceCode(code))).price).toBe(Number(code));
    }
  });
});

describe("an offer", () => {
  it.each([
    ["has not begun", { starts_at: inHours(1) }],
    ["has ended", { ends_at: inHours(-1) }],
    ["is another store's", { store_code: "neon" }],
    ["is dearer than the normal price", { price_cents: 100_000 }],
  ])("changes nothing when it %s", async (_case, change) => {
    const normal = await productPrices("pet-tag");
    await offer(change);
    expect(await productPrices("pet-tag", TAG)).toEqual(normal);
    await engine.db.deleteFrom("price_code").where("store_code", "=", "neon").execute();
  });

  it("ends when the configuration lists its code as expired", async () => {
    await offer();
    const normal = await productPrices("pet-tag");
    await engine.db
      .updateTable("configuration")
      .set({ value: "OTHER, TAG5" })
      .where("key", "=", "expired_price_codes")
      .execute();
    forgetKept(engine.db);
    expect(await productPrices("pet-tag", TAG)).toEqual(normal);
  });
});

describe("a cart", () => {
  async function tagCart(sender: Sender, quantity = 1) {
    const id = await newCart(engine, sender);
    await add(engine, sender, id, [tag(await designTag(engine, sender), quantity)]);
    return id;
  }

  it("takes the code of whoever fills it, and keeps it for a visit without the code", async () => {
    await offer();
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

  it("shows the prices of a code that is brought later, and remembers it at the next change", async () => {
    await offer();
    const shopper = guest();
    const id = await tagCart(shopper);
    expect((await cartOf(id, shopper)).lines[0].offer).toBeNull();
    expect((await cartOf(id, carrying(shopper, TAG))).total).toBe(5);
    expect((await cartOf(id, shopper)).lines[0].offer).toBeNull();
    await add(engine, carrying(shopper, TAG), id, []);
    expect((await cartOf(id, shopper)).total).toBe(5);
  });

  it("remembers no code that the store does not know", async () => {
    const shopper = guest();
    const id = await tagCart(carrying(shopper, encodePriceCode("anything")));
    const row = await engine.db.selectFrom("cart").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.price_code).toBeNull();
  });

  it("gives nobody else the price of its code", async () => {
    await offer();
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

  it("becomes an order at the price of its code, and says which code that was", async () => {
    await offer();
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

  it("is merged with the code that its guest came by", async () => {
    await offer();
    const shopper = await customer(engine);
    const guestCart = await tagCart({ ...carrying(shopper, TAG), token: undefined });
    const { data } = await engine.graphql(
      "mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }",
      { id: guestCart },
      shopper,
    );
    expect((await cartOf(data.mergeCarts.id, shopper)).lines[0].offer).toBe("5.00");
  });

  it("is refunded line by line with what was paid for it", async () => {
    await offer();
    const buyer = carrying(guest(), TAG);
    const id = await readyCart(engine, buyer);
    await add(engine, buyer, id, [tag(await designTag(engine, buyer))]);
    const { orderV2 } = (await place(engine, buyer, id)).data.placeOrder;
    const order = { ...orderV2, total: orderV2.total.grand_total.value, itemId: orderV2.items[0].id };
    const token = await deliverAll(engine, order);
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
    const [{ refund_amount }] = (await desk(engine, token)).data.orderDesk.claims;
    const tax = orderV2.total.total_tax.value;
    expect(refund_amount.value).toBeGreaterThanOrEqual(5);
    expect(refund_amount.value).toBeLessThanOrEqual(5 + tax);
  });

  it("tells, and is not ordered unseen, when its offer has ended meanwhile", async () => {
    await offer();
    const shopper = guest();
    const id = await readyCart(engine, carrying(shopper, TAG));
    await engine.db
      .updateTable("price_code")
      .set({ ends_at: inHours(-1) })
      .where("code", "=", "TAG5")
      .execute();
    forgetKept(engine.db);
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
    await offer({ price_cents: priceCents });
    const sender = carrying(await customer(engine), TAG);
    const id = await readyCart(engine, sender);
    return { id, sender: sender as Sender & { email: string } };
  }

  it("is refused with its reason where the special price is lower", async () => {
    const { id, sender } = await cartWith(1);
    const { errors } = await applyCoupon(engine, sender, id, await signUpCoupon(sender.email, 5000));
    expect(errors?.[0].message).toContain("cannot be combined with a special price");
    expect((await cartOf(id, sender)).totals.has("discount")).toBe(false);
  });

  it("takes the place of the special price where it makes the goods cheaper", async () => {
    const normal = await productPrices("pet-tag");
    const { id, sender } = await cartWith(Math.round(normal.price * 100) - 1);
    await applyCoupon(engine, sender, id, await signUpCoupon(sender.email, 5000));
    const { totals } = await cartOf(id, sender);
    expect(totals.has("price_code")).toBe(false);
    expect(totals.get("discount")?.cents).toBe(-Math.round(normal.price * 50));
  });

  test("and a special price share a cart, each on its own goods, and the summary says so", async () => {
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
