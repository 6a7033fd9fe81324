import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leave, newAddress, remind, subscribe } from "./abandoned-carts";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { cartWithLedges, GIFT, GIFT_UID, giveGifts } from "./free-gifts";
import { ADDRESS, cartWithTag, customer, payBy, place, setEmail, shipTo } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(() => giveGifts(engine, { amount: 80 }));

describe("an order with a gift", () => {
  it("contains it once, labeled and free, also in its email, and is reordered without it", async () => {
    const buyer = await customer(engine);
    const { id, viewCart } = await cartWithLedges(engine, 2, buyer);
    await shipTo(engine, buyer, id, { address: ADDRESS });
    await payBy(engine, buyer, id, "checkmo");
    const { rest } = await viewCart();
    const { data } = await place(engine, buyer, id);
    const order = data.placeOrder.orderV2;
    expect(order.total.grand_total.value).toBe(rest.prices.grand_total.value);
    expect(order.items).toMatchObject([
      { product_sku: "picture-ledge", quantity_ordered: 2 },
      {
        product_sku: GIFT,
        product_name: expect.stringMatching(/^Free gift: /),
        quantity_ordered: 1,
        product_sale_price: { value: 0 },
        row_total: { value: 0 },
      },
    ]);
    const [message] = await emailsTo(engine, buyer.email);
    expect(message.text_body).toMatch(/1 × Free gift: .*\$0\.00/);

    const again = await engine.graphql(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) {
        cart { total_quantity prices { subtotal_excluding_tax { value } } itemsV2 { items { uid } } }
        userInputErrors { message } } }`,
      { number: order.number },
      buyer,
    );
    expect(again.data.reorderItems.userInputErrors).toEqual([]);
    expect(again.data.reorderItems.cart).toMatchObject({
      total_quantity: 2,
      prices: { subtotal_excluding_tax: { value: 81.98 } },
    });
    const uids = again.data.reorderItems.cart.itemsV2.items.map(({ uid }) => uid);
    expect(uids.filter((uid) => uid === GIFT_UID)).toHaveLength(1);
    expect(uids).toHaveLength(2);
  });

  it("has none when the store has ended it since the cart was viewed", async () => {
    const buyer = await customer(engine);
    const { id, viewCart } = await cartWithLedges(engine, 2, buyer);
    await shipTo(engine, buyer, id, { address: ADDRESS });
    await payBy(engine, buyer, id, "checkmo");
    expect((await viewCart()).gifts).toHaveLength(1);
    await giveGifts(engine, { status: "0", amount: 80 });
    const { data } = await place(engine, buyer, id);
    expect(data.placeOrder.orderV2.items).toHaveLength(1);
  });
});

it("a reminder of an abandoned cart mentions its gift", async () => {
  const email = newAddress();
  await giveGifts(engine, { amount: 10 });
  const { id, sender } = await cartWithTag(engine);
  await setEmail(engine, sender, id, email);
  await subscribe(engine, email);
  await leave(engine, id);
  await remind(engine);
  const [message] = await emailsTo(engine, email);
  expect(message.text_body).toMatch(/1 × Engraved Pet Tag.*\n1 × Free gift: /);
});
