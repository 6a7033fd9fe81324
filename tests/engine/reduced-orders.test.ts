import { afterAll, beforeAll, expect, test } from "vitest";
import { expireUnpaidOrders } from "~/engine/orders/expire-unpaid-orders";
import { cancelPiece, ordered } from "./atelier";
import { applyCard, giftCard } from "./balances";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderForm, sendForm } from "./order-forms";
import { orderOf, pay } from "./paid-orders";
import { guest, place, readyCart } from "./shopper";
import { ownerOf, resultOf } from "./staff";

/** What follows from a partial cancellation of an unpaid order. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

/** What the order's totals show of its gift cards: label and cents. */
function cardsIn({ totals }: { totals: string }): [string, number][] {
  const lines: { code: string; label: string; cents: number }[] = JSON.parse(totals);
  return lines.filter(({ code }) => code === "gift_card").map(({ label, cents }) => [label, cents]);
}

test("the totals of two gift cards show what each still pays", async () => {
  const [older, newer] = [await giftCard(engine, 1600), await giftCard(engine, 1400)];
  const labelOf = ({ code }: { code: string }) => `Gift card ending in ${code.slice(-4)}`;
  const sender = guest();
  const cart = await readyCart(engine, sender, { quantity: 2 });
  await applyCard(engine, sender, cart, newer.code);
  await applyCard(engine, sender, cart, older.code);
  const { number, items } = (await place(engine, sender, cart)).data.placeOrder.orderV2;
  expect(cardsIn(await orderOf(engine, number))).toEqual([
    [labelOf(newer), -1400],
    [labelOf(older), -1600],
  ]);
  resultOf(await cancelPiece(engine, { number, itemId: items[0].id }), "cancelOrderInPart");
  const order = await orderOf(engine, number);
  expect(order.balance_cents).toBeGreaterThan(1600);
  expect(order.balance_cents).toBeLessThan(3000);
  expect(cardsIn(order)).toEqual([
    [labelOf(newer), 1600 - order.balance_cents],
    [labelOf(older), -1600],
  ]);
});

test("a late payment of an order whose shipping was canceled in part is refunded", async () => {
  const { number } = await ordered(engine, guest(), { payment: "sandbox_hosted" });
  const owner = await ownerOf(engine);
  const form = { ...(await orderForm(engine, owner, number)), text: "Late" };
  const input = { ...form, cancellation: { items: [], shipping: 1 } };
  resultOf(await sendForm(engine, owner, "cancelOrderInPart", input), "cancelOrderInPart");
  const context = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
  await expireUnpaidOrders.run(context, new Date(Date.now() + 2 * 24 * 60 * 60_000));
  const closed = await orderOf(engine, number);
  expect(closed).toMatchObject({ status: "cancelled" });
  expect(await pay(engine, closed)).toBe("REFUNDED");
  expect(await orderOf(engine, number)).toMatchObject({ status: "cancelled" });
});
