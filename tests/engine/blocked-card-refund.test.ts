import { afterAll, beforeAll, expect, test } from "vitest";
import { applyCard, giftCard } from "./balances";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { emailedCodes, giftCardForms } from "./gift-card-forms";
import { cancelByToken } from "./paid-orders";
import { customer, payBy, place, readyCart } from "./shopper";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Gift cards that staff block or renew while carts and orders are paid with them. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

/** An order that a gift card paid alone, which is blocked then. */
async function orderByBlockedCard() {
  const buyer = await customer(engine);
  const id = await readyCart(engine, buyer);
  const { id: cardId, code, codeEnding } = await giftCard(engine, 10_000);
  await applyCard(engine, buyer, id, code);
  await payBy(engine, buyer, id, "free");
  const { data } = await place(engine, buyer, id);
  expect(data.placeOrder.errors).toEqual([]);
  await giftCardForms(engine, manager.token).block(String(cardId));
  return { buyer, codeEnding, order: data.placeOrder.orderV2 };
}

test("whoever refunds sees that the card pays for nothing", async () => {
  const { codeEnding, order } = await orderByBlockedCard();
  const refund = { items: [{ order_item_id: order.items[0].id, quantity: 1 }] };
  const quote =
    "query ($number: String!, $refund: RefundInput!) { refundQuote(number: $number, refund: $refund) { destinations { label } } }";
  const response = await callAdmin(engine, quote, { number: order.number, refund }, manager.token);
  expect(resultOf(response, "refundQuote")).toEqual({
    destinations: [{ label: `Gift card ending in ${codeEnding} (blocked: pays for nothing)` }],
  });
});

test("the buyer isn't told that the money is on the card", async () => {
  const { buyer, order } = await orderByBlockedCard();
  await cancelByToken(engine, order.token, buyer);
  const [email] = (await emailsTo(engine, buyer.email)).slice(-1);
  expect(email.subject).toBe(`Your order ${order.number} is canceled`);
  expect(email.text_body).toContain("was paid with a gift card that no longer works");
  expect(email.text_body).not.toContain("We've returned");
});

test("a card that is blocked or renewed after the cart was shown pays for no order", async () => {
  const forms = giftCardForms(engine, manager.token);
  for (const change of [forms.block, forms.resend]) {
    const card = await forms.issued({ amount: "100" });
    const [code] = await emailedCodes(engine, card.recipient_email);
    const buyer = await customer(engine);
    const id = await readyCart(engine, buyer);
    await applyCard(engine, buyer, id, code);
    await payBy(engine, buyer, id, "free");
    expect((await change(card.id)).errors).toBeUndefined();
    expect((await place(engine, buyer, id)).data.placeOrder.orderV2).toBeNull();
  }
});
