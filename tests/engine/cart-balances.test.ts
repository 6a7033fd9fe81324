import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  applyCard,
  giftCard,
  give,
  payWithCredit,
  payWithPoints,
  readBalances,
  removeCard,
  removeCredit,
  removePoints,
} from "./balances";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { add, customer, designTag, guest, newCart, ownCart, readyCart, tag } from "./shopper";

/** A tag costs $12.99. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

interface TotalsOf {
  prices: { totals: { code: string; amount: { value: number } }[] };
}

function lines(cart: TotalsOf) {
  return cart.prices.totals.map(({ code, amount }) => [code, amount.value]);
}

function taxOf({ prices }: TotalsOf): number {
  return prices.totals.find(({ code }) => code === "tax")?.amount.value ?? 0;
}

// @specification §3 L110
describe("gift cards in a cart", () => {
  test("pay one after the other, each up to its balance, and appear in the totals without their code", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const total = (await readBalances(engine, sender, id)).data.cart.prices.grand_total.value;
    const [first, second] = [await giftCard(engine, 500), await giftCard(engine, 10_000)];
    await applyCard(engine, sender, id, first.code);
    const { data } = await applyCard(engine, sender, id, second.code.toLowerCase());
    const { cart } = data.applyGiftCardToCart;
    const rest = Math.round(total * 100 - 500) / 100;
    expect(cart.gift_cards).toEqual([
      { code: `****-****-****-${first.codeEnding}`, applied_amount: 5, remaining_amount: 0 },
      {
        code: `****-****-****-${second.codeEnding}`,
        applied_amount: rest,
        remaining_amount: Math.round(10_000 - rest * 100) / 100,
      },
    ]);
    expect(lines(cart).slice(-3)).toEqual([
      ["gift_card", -5],
      ["gift_card", -rest],
      ["grand_total", 0],
    ]);
    const withoutTax =
      "query ($id: String!) { cart(cart_id: $id) { prices { grand_total_excluding_tax { value } } } }";
    const read = await engine.graphql(withoutTax, { id }, sender);
    expect(read.data.cart.prices.grand_total_excluding_tax).toEqual({ value: 0 });
    expect(cart.available_payment_methods).toEqual([{ code: "free" }]);
    expect(cart.selected_payment_method).toBeNull();
    expect(JSON.stringify(data)).not.toContain(first.code.slice(0, 12));
    expect(JSON.stringify(await engine.db.selectFrom("cart").selectAll().execute())).not.toContain(
      first.code,
    );
  });

  test("are removed by their masked code", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const [first, second] = [await giftCard(engine, 500), await giftCard(engine, 700)];
    await applyCard(engine, sender, id, first.code);
    const { data } = await applyCard(engine, sender, id, second.code);
    const shown = data.applyGiftCardToCart.cart.gift_cards[0].code;
    const { cart } = (await removeCard(engine, sender, id, shown)).data.removeGiftCardFromCart;
    expect(cart.gift_cards).toMatchObject([{ applied_amount: 7 }]);
    const without = (await removeCard(engine, sender, id, second.code)).data.removeGiftCardFromCart.cart;
    expect(without.gift_cards).toEqual([]);
  });

  test("are rejected when they are unknown, empty, already applied, or there is nothing to pay", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const card = await giftCard(engine, 500);
    await applyCard(engine, sender, id, card.code);
    const words = async (code: string, cart = id) =>
      (await applyCard(engine, sender, cart, code)).errors?.[0];
    expect(await words(card.code)).toMatchObject({
      message: "This gift card is already applied.",
      extensions: { category: "graphql-input", field: "gift_card_code" },
    });
    expect((await words("A".repeat(16)))?.message).toMatch(/^We don't recognize this code/);
    expect((await words(card.code, await newCart(engine, sender)))?.message).toBe(
      "Cart does not contain products.",
    );
    const owner = await customer(engine);
    const empty = await giftCard(engine, 500);
    await engine.graphql(
      "mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) { code } }",
      { code: empty.code },
      owner,
    );
    expect((await words(empty.code))?.message).toBe("This gift card has no balance left.");
  });

  test("are kept when the guest signs in", async () => {
    const visitor = guest();
    const id = await newCart(engine, visitor);
    await add(engine, visitor, id, [tag(await designTag(engine, visitor))]);
    const [early, late] = [await giftCard(engine, 500), await giftCard(engine, 600)];
    await applyCard(engine, visitor, id, late.code);
    const owner = await customer(engine);
    await give(engine, owner, "credit", 100);
    const own = await ownCart(engine, owner);
    await add(engine, owner, own, [tag(await designTag(engine, owner))]);
    await applyCard(engine, owner, own, early.code);
    await payWithCredit(engine, owner, own);
    await engine.graphql(
      "mutation ($source: String!, $to: String) { mergeCarts(source_cart_id: $source, destination_cart_id: $to) { id } }",
      { source: id, to: own },
      owner,
    );
    const { cart } = (await readBalances(engine, owner, own)).data;
    expect(cart.gift_cards.map(({ code }) => code.slice(-4))).toEqual([early.codeEnding, late.codeEnding]);
    expect(cart.store_credit).toEqual({ applied_amount: 1, total_amount: 1 });
  });
});

// @specification §3 L109, L113
describe("store credit in a cart", () => {
  test("pays the rest after gift cards, and can be removed", async () => {
    const owner = await customer(engine);
    await give(engine, owner, "credit", 10_000);
    const id = await readyCart(engine, owner);
    const card = await giftCard(engine, 500);
    await payWithCredit(engine, owner, id);
    const { cart } = (await applyCard(engine, owner, id, card.code)).data.applyGiftCardToCart;
    expect(lines(cart).map(([code]) => code)).toEqual([
      "subtotal",
      "shipping",
      "tax",
      "gift_card",
      "store_credit",
      "grand_total",
    ]);
    expect(cart.prices.grand_total.value).toBe(0);
    expect(cart.store_credit.total_amount).toBe(100);
    const removed = (await removeCredit(engine, owner, id)).data.removeStoreCreditFromCart.cart;
    expect(removed.store_credit.applied_amount).toBe(0);
    expect(removed.prices.grand_total.value).toBeGreaterThan(0);
  });

  // @specification §6 L209
  test("is rejected for customers without any, for guests, and in a guest's cart", async () => {
    const poor = await customer(engine);
    const id = await readyCart(engine, poor);
    expect((await payWithCredit(engine, poor, id)).errors?.[0].message).toBe(
      "You don't have any store credit right now.",
    );
    const visitor = guest();
    const guestCart = await readyCart(engine, visitor);
    for (const rejected of [
      await payWithCredit(engine, visitor, guestCart),
      await payWithPoints(engine, visitor, guestCart),
      await payWithPoints(engine, visitor, guestCart, 10),
    ]) {
      expect(rejected.errors?.[0].extensions.category).toBe("graphql-authorization");
    }
    const rich = await customer(engine);
    await give(engine, rich, "credit", 1000);
    expect((await payWithCredit(engine, rich, guestCart)).errors?.[0].extensions.category).toBe(
      "graphql-input",
    );
    const { cart } = (await readBalances(engine, visitor, guestCart)).data;
    expect(cart).toMatchObject({ store_credit: null, reward_points: null, gift_cards: [] });
  });
});

// @specification §3 L108
describe("points in a cart", () => {
  test("pay items before tax, by amount", async () => {
    const owner = await customer(engine);
    await give(engine, owner, "points", 500);
    const id = await readyCart(engine, owner);
    const before = taxOf((await readBalances(engine, owner, id)).data.cart);
    const { cart } = (await payWithPoints(engine, owner, id, 100)).data.applySpendingPoints;
    expect(lines(cart).slice(0, 2)).toEqual([
      ["subtotal", 12.99],
      ["reward_points", -5],
    ]);
    expect(taxOf(cart)).toBe(Math.round((before * 100 * 7.99) / 12.99) / 100);
    expect(cart.reward_points).toEqual({
      balance: 500,
      earning: [{ rule_id: "order", label: "100 points for $100", points: 7 }],
      spending: {
        point_spent: 100,
        amount: 5,
        use_max_points: false,
        rules: [{ rule_id: "points", label: "100 points are worth $5.00", min: 1, max: 260, step: 1 }],
      },
    });
  });

  test("pay as many items as they can; the last one may be worth less", async () => {
    const owner = await customer(engine);
    await give(engine, owner, "points", 5000);
    const id = await readyCart(engine, owner);
    const { cart } = (await payWithPoints(engine, owner, id)).data.applyRewardPointsToCart;
    expect(cart.reward_points.spending).toMatchObject({
      point_spent: 260,
      amount: 12.99,
      use_max_points: true,
    });
    const removed = (await removePoints(engine, owner, id)).data.removeRewardPointsFromCart.cart;
    expect(removed.reward_points.spending).toMatchObject({ point_spent: 0, amount: 0 });
  });

  test("are rejected when there are not enough, or for an invalid number", async () => {
    const owner = await customer(engine);
    const id = await readyCart(engine, owner);
    const words = async (points: number) => (await payWithPoints(engine, owner, id, points)).errors?.[0];
    expect((await words(10))?.message).toBe("You don't have any points right now.");
    await give(engine, owner, "points", 20);
    expect(await words(21)).toMatchObject({
      message: "You have 20 points.",
      extensions: { field: "points" },
    });
    expect((await words(0))?.message).toBe("Please enter a whole number, 1 or more.");
    expect((await words(-5))?.message).toBe("Please enter a whole number, 1 or more.");
  });

  test("do not pay after they have expired", async () => {
    const owner = await customer(engine);
    await give(engine, owner, "points", 100, new Date(Date.now() + 400).toISOString());
    const id = await readyCart(engine, owner);
    await payWithPoints(engine, owner, id);
    await expect
      .poll(async () => (await readBalances(engine, owner, id)).data.cart.reward_points.spending.amount)
      .toBe(0);
  });
});
