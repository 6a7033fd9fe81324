import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { GIFT_UID, giftCart, giveGifts, ledge } from "./free-gifts";
import { add, applyCoupon, customer, guest, newCart, ownCart, update } from "./shopper";

/**
 * Invariant for any operations on a cart: the gift is in it once while the items cost enough and it was not declined,
 * otherwise not at all.
 */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

interface World {
  shopper: Sender;
  id: string;
  /** In dollars. */
  amount: number;
  isDeclined: boolean;
}

function ask({ id, shopper }: World, mutation: string) {
  return engine.graphql(`mutation ($id: String!) { ${mutation} }`, { id }, shopper);
}

const acts = {
  add: ({ shopper, id }: World, pieces: number) => add(engine, shopper, id, [ledge(pieces)]),
  async set({ shopper, id }: World, pieces: number) {
    const [line] = (await giftCart(engine, shopper, id)).bought;
    if (line) await update(engine, shopper, id, [{ cart_item_uid: line.uid, quantity: pieces - 1 }]);
  },
  applyCoupon: ({ shopper, id }: World) => applyCoupon(engine, shopper, id, "WELCOME10"),
  removeCoupon: (world: World) => ask(world, "removeCouponFromCart(input: { cart_id: $id }) { cart { id } }"),
  async changeAmount(world: World, pieces: number) {
    world.amount = Math.round(pieces * 4099) / 100;
    await giveGifts(engine, { amount: world.amount });
  },
  async decline(world: World) {
    world.isDeclined = true;
    await ask(
      world,
      `removeItemFromCart(input: { cart_id: $id, cart_item_uid: "${GIFT_UID}" }) { cart { id } }`,
    );
  },
  async accept(world: World) {
    world.isDeclined = false;
    await ask(world, `restoreCartItem(cart_id: $id, cart_item_uid: "${GIFT_UID}") { id }`);
  },
  async tamper({ shopper, id }: World, pieces: number) {
    const change = { cart_item_uid: GIFT_UID, quantity: pieces };
    expect((await update(engine, shopper, id, [change])).errors).toHaveLength(1);
  },
  async merge({ shopper }: World, pieces: number) {
    const sender = guest();
    const id = await newCart(engine, sender);
    await add(engine, sender, id, [ledge(pieces)]);
    const merge = "mutation ($id: String!) { mergeCarts(source_cart_id: $id) { id } }";
    expect((await engine.graphql(merge, { id }, shopper)).errors).toBeUndefined();
  },
};

const step = fc.record({
  act: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  pieces: fc.integer({ min: 1, max: 4 }),
});

test("the gift is present once exactly while the items cost enough", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const shopper = await customer(engine);
      const world = { shopper, id: await ownCart(engine, shopper), amount: 80, isDeclined: false };
      await giveGifts(engine, world);
      for (const { act, pieces } of steps) {
        await acts[act](world, pieces);
        const { bought, gifts, rest } = await giftCart(engine, shopper, world.id);
        const goods = rest.prices.subtotal_with_discount_excluding_tax.value;
        expect(gifts).toHaveLength(goods >= world.amount && !world.isDeclined ? 1 : 0);
        expect(rest.total_quantity).toBe(bought.reduce((total, { quantity }) => total + quantity, 0));
        expect(rest.prices.grand_total.value).toBe(goods);
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
