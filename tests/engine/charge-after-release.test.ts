import { afterAll, beforeAll, expect, test } from "vitest";
import { move, refund } from "./atelier";
import { give, payWithCredit } from "./balances";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { orderOf } from "./paid-orders";
import { customer, payBy, place, readyCart } from "./shopper";
import { openStripeShop, type StripeShop } from "./stripe-shop";

/** An amount that is about to be released is not charged. */

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop("production");
});
afterAll(() => shop.close());

test("production charges nothing of a payment whose whole amount was just refunded", async () => {
  const { engine, stripe } = shop;
  const buyer = await customer(engine);
  await give(engine, buyer, "credit", 1001);
  const cart = await readyCart(engine, buyer, { quantity: 1, payment: "stripe" });
  await payWithCredit(engine, buyer, cart);
  await payBy(engine, buyer, cart, "stripe");
  const { data } = await place(engine, buyer, cart);
  const { id, number, token, total, items } = data.placeOrder.orderV2;
  const placed = { id, number, token, total: total.grand_total.value, itemId: items[0].id };
  await shop.start(placed);
  const session = stripe.state.sessionOf(number);
  stripe.state.pay(session);
  await shop.comeBack(placed);

  await refund(engine, number, { items: [], shipping: 0, adjustment: placed.total });
  await move(engine, number, "START_PRODUCTION");
  await shop.work();

  const order = await orderOf(engine, number);
  expect(order.status).toBe("in_production");
  const operations = await engine.db
    .selectFrom("payment_operation")
    .select(["kind", "state"])
    .where("order_id", "=", order.id)
    .execute();
  expect(operations).toEqual([{ kind: "void", state: "settled" }]);
  expect(stripe.state.intent(session.payment_intent ?? "").status).toBe("canceled");
  const subjects = (await emailsTo(engine, SHOP_EMAIL)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Charge failed"))).toEqual([]);
});
