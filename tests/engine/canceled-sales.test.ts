import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { optionUid, optionValueUid } from "~/engine/catalog/option-uid";
import { cancelPiece, move } from "./atelier";
import { give, payWithPoints } from "./balances";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, customer, guest, place, readyCart } from "./shopper";
import { resultOf } from "./staff";

/** What a tax service is told of an order that staff canceled in part before it was paid. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const SKU = "gift-certificate";

/** Orders the cart, as if a service had calculated its tax. */
async function calculatedOrder(sender: Sender, cart: string) {
  const { number, items } = (await place(engine, sender, cart)).data.placeOrder.orderV2;
  const order = await engine.db
    .updateTable("sales_order")
    .set({ tax_calculation: `taxcalc_${number}` })
    .where("number", "=", number)
    .returning(["id", "grand_total_cents"])
    .executeTakeFirstOrThrow();
  const ids = new Map<string, string>(
    items.map(({ id, product_sku }: { id: string; product_sku: string }) => [product_sku, id]),
  );
  return { ...order, number, itemOf: (sku: string) => String(ids.get(sku)) };
}

async function cancel(number: string, itemId: string): Promise<void> {
  resultOf(await cancelPiece(engine, { number, itemId }), "cancelOrderInPart");
}

/** The tax of what was canceled before the payment, in cents. */
async function canceledTaxOf(id: number): Promise<number> {
  const canceled = engine.db.selectFrom("order_cancellation").select("tax_cents").where("order_id", "=", id);
  return (await canceled.executeTakeFirstOrThrow()).tax_cents;
}

function reportsOf(id: number) {
  return engine.db
    .selectFrom("tax_operation")
    .select(["kind", "amount_cents"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
}

describe("a sale of which a part is canceled before the payment", () => {
  test("is reported in full, less what was canceled", async () => {
    const sender = guest();
    const order = await calculatedOrder(sender, await readyCart(engine, sender, { quantity: 2 }));
    await cancel(order.number, order.itemOf("pet-tag"));
    await move(engine, order.number, "TAKE_PAYMENT");
    expect(await reportsOf(order.id)).toEqual([
      { kind: "sale", amount_cents: order.grand_total_cents },
      { kind: "refund", amount_cents: 1299 + (await canceledTaxOf(order.id)) },
    ]);
  });

  test("that points paid in part is reported without them, up to the refund of the rest", async () => {
    const sender = await customer(engine);
    await give(engine, sender, "points", 500);
    const cart = await readyCart(engine, sender, { quantity: 2 });
    await payWithPoints(engine, sender, cart, 100);
    const order = await calculatedOrder(sender, cart);
    await cancel(order.number, order.itemOf("pet-tag"));
    await move(engine, order.number, "TAKE_PAYMENT");
    const sold = order.grand_total_cents;
    const canceled = (2 * 1299 - 500) / 2 + (await canceledTaxOf(order.id));
    const reports = [
      { kind: "sale", amount_cents: sold },
      { kind: "refund", amount_cents: canceled },
    ];
    expect(await reportsOf(order.id)).toEqual(reports);
    await cancel(order.number, order.itemOf("pet-tag"));
    expect(await reportsOf(order.id)).toEqual([
      ...reports,
      { kind: "refund", amount_cents: sold - canceled },
    ]);
  });

  test("is reported alone when a gift certificate is canceled, since that is no sale", async () => {
    const sender = guest();
    const cart = await readyCart(engine, sender);
    await add(engine, sender, cart, [
      {
        sku: SKU,
        quantity: 1,
        selected_options: [optionValueUid(SKU, "amount", "25")],
        entered_options: [
          { uid: optionUid(SKU, "recipient_name"), value: "Ada" },
          { uid: optionUid(SKU, "recipient_email"), value: "ada@example.com" },
          { uid: optionUid(SKU, "sender_name"), value: "Grace" },
        ],
      },
    ]);
    const order = await calculatedOrder(sender, cart);
    await cancel(order.number, order.itemOf(SKU));
    await move(engine, order.number, "TAKE_PAYMENT");
    expect(await reportsOf(order.id)).toEqual([
      { kind: "sale", amount_cents: order.grand_total_cents - 2500 },
    ]);
  });
});
