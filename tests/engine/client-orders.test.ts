import { print } from "graphql";
import { DefaultQueryExecutor } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { decide, deliverAll, ordered, refund, staffOrder, type TestOrder } from "./atelier";
import { documentsOf } from "./client-documents";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { returnedItem } from "./returned-item";
import { ADDRESS, add, customer, guest, ownCart, payBy, place, setEmail, shipTo, update } from "./shopper";

/** Orders, invoices, credit memos and returns as other clients read them, by documents of our own in their shape. */

let shop: EngineFixture;
let buyer: Sender;
let order: TestOrder;
beforeAll(async () => {
  shop = await openFixture();
  buyer = await customer(shop);
  order = await kitOrder(buyer, { quantity: 3 });
  await deliverAll(shop, order);
  await refund(shop, order.number, { items: [{ order_item_id: order.itemId, quantity: 1 }] });
});
afterAll(() => shop.close());

/** An order of hanging kits, wrapped, shipped to where tax is collected. */
async function kitOrder(sender: Sender, { quantity = 1 } = {}): Promise<TestOrder> {
  const cart = sender.token ? await ownCart(shop, sender) : await guestCart(sender);
  const { data } = await add(shop, sender, cart, [{ sku: "hanging-kit", quantity }]);
  const [{ uid }] = data.addProductsToCart.cart.itemsV2.items;
  await update(shop, sender, cart, [{ cart_item_uid: uid, gift_wrapping_id: await wrapping() }]);
  await shipTo(shop, sender, cart, { address: ADDRESS });
  await payBy(shop, sender, cart, "checkmo");
  const { id, number, token, total, items } = (await place(shop, sender, cart)).data.placeOrder.orderV2;
  return { id, number, token, total: total.grand_total.value, itemId: items[0].id };
}

async function guestCart(sender: Sender): Promise<string> {
  const { data } = await shop.graphql("mutation { createGuestCart { cart { id } } }", {}, sender);
  await setEmail(shop, sender, data.createGuestCart.cart.id, "ada@example.com");
  return data.createGuestCart.cart.id;
}

async function wrapping(): Promise<string> {
  const { code } = await shop.db.selectFrom("gift_wrapping").select("code").executeTakeFirstOrThrow();
  return code;
}

async function respond(client: string, name: string, variables: object, sender: Sender) {
  const document = documentsOf(client).get(name);
  if (!document) throw new Error(`${client} has no ${name}.`);
  return shop.graphql<Record<string, Json>>(print(document), variables, sender);
}

async function read(client: string, name: string, variables: object, sender = buyer) {
  const { data, errors } = await respond(client, name, variables, sender);
  expect({ name, errors }).toEqual({ name, errors: undefined });
  return data;
}

// biome-ignore lint/suspicious/noExplicitAny: responses of documents in files have no types
type Json = any;

const addedUp = (amounts: { value: number }[]) =>
  Math.round(amounts.reduce((total, { value }) => total + value, 0) * 100) / 100;

describe("an order with a shipment and a refund", () => {
  test("has an invoice of all pieces in GraphCommerce", async () => {
    const { customer: own } = await read("graphcommerce", "OrderPage", { number: order.number });
    const [{ invoices, items, carrier, payment_methods, total }] = own.orders.items;
    expect(invoices).toHaveLength(1);
    expect(invoices[0].number).toMatch(/^MPC-INV-\d{6}$/);
    expect(invoices[0].items).toMatchObject([{ id: order.itemId, quantity_invoiced: 3 }]);
    expect(invoices[0].items[0].order_item.product.uid).toBe(items[0].product.uid);
    expect(invoices[0].total).toEqual(total);
    expect(total.grand_total.value).toBe(order.total);
    expect(total.taxes.length).toBeGreaterThan(0);
    expect(addedUp(total.taxes.map((tax: Json) => tax.amount))).toBe(total.total_tax.value);
    expect(total.shipping_handling.amount_excluding_tax).toEqual(total.total_shipping);
    expect(items[0]).toMatchObject({
      quantity_ordered: 3,
      quantity_invoiced: 3,
      quantity_shipped: 3,
      quantity_refunded: 1,
      quantity_canceled: 0,
      quantity_returned: 0,
    });
    expect({ carrier, type: payment_methods[0].type }).toEqual({ carrier: "My Pet Canvas", type: "checkmo" });
  });

  test("has a credit memo whose parts add up", async () => {
    const { customer: own } = await read("graphcommerce", "CreditMemoPage", { number: order.number });
    const [memo] = own.orders.items[0].credit_memos;
    expect(memo.number).toMatch(/^MPC-CM-\d{6}$/);
    expect(memo.items).toMatchObject([{ quantity_refunded: 1, order_item: { id: order.itemId } }]);
    const { subtotal, total_shipping, total_tax, adjustment, grand_total, taxes } = memo.total;
    expect(grand_total.value).toBeGreaterThan(0);
    expect(addedUp([subtotal, total_shipping, total_tax, adjustment])).toBe(grand_total.value);
    expect(addedUp(taxes.map((tax: Json) => tax.amount))).toBe(total_tax.value);
  });

  test("has its parcel with the lines that are in it", async () => {
    const { customer: own } = await read("graphcommerce", "ShipmentPage", { number: order.number });
    const [{ shipments }] = own.orders.items;
    expect(shipments[0].items).toMatchObject([
      { quantity_shipped: 3, order_item: { id: order.itemId }, product_sku: "hanging-kit" },
    ]);
  });

  test("is in the history of PWA Studio with its state", async () => {
    const { customer: own } = await read("pwa-studio", "OrderHistory", { size: 10 });
    expect(own.orders.items).toMatchObject([
      { number: order.number, state: "complete", invoices: [{ id: order.id }] },
    ]);
  });

  test("is on the orders page of the drop-ins with wrapping and totals", async () => {
    const { customer: own } = await read("drop-ins", "OrderByNumber", { number: order.number });
    const [{ items, total, is_virtual, available_actions }] = own.orders.items;
    expect(items[0]).toMatchObject({
      __typename: "OrderItem",
      status: "Shipped",
      eligible_for_return: true,
      gift_wrapping: { uid: await wrapping() },
      product: { sku: "hanging-kit" },
    });
    const { price } = items[0].gift_wrapping;
    expect(total.gift_options.gift_wrapping_for_items.value).toBe(addedUp([price, price, price]));
    expect(addedUp([total.grand_total_excl_tax, total.total_tax])).toBe(total.grand_total.value);
    expect({ is_virtual, available_actions }).toEqual({
      is_virtual: false,
      available_actions: ["REORDER", "RETURN"],
    });
  });
});

test("the orders page asks a constant number of queries", async () => {
  const ada = await customer(shop);
  const pages = { page: 1, size: 20 };
  await kitOrder(ada);
  const one = await queriesOf(() => read("drop-ins", "OrdersPage", pages, ada));
  for (let count = 0; count < 3; count += 1) await kitOrder(ada);
  const four = await queriesOf(() => read("drop-ins", "OrdersPage", pages, ada));
  expect(four).toBe(one);
  const { customer: own } = await read("drop-ins", "OrdersPage", pages, ada);
  expect(own.orders.items.map(({ items }: Json) => items[0].status)).toEqual(Array(4).fill("Ordered"));
});

/** The number of statements that a response takes. */
async function queriesOf(respondTo: () => Promise<unknown>): Promise<number> {
  await respondTo();
  const queries = vi.spyOn(Object.getPrototypeOf(DefaultQueryExecutor.prototype), "executeQuery");
  await respondTo();
  const { length } = queries.mock.calls;
  queries.mockRestore();
  expect(length).toBeGreaterThan(0);
  return length;
}

describe("a return", () => {
  test("is asked for by the attributes that the store lists", async () => {
    const { attributesList } = await read("drop-ins", "ReturnForm", {});
    expect(attributesList.items.map(({ code, is_required }: Json) => ({ code, is_required }))).toEqual([
      { code: "resolution", is_required: true },
      { code: "reason", is_required: true },
      { code: "reason_other", is_required: true },
    ]);
    expect(attributesList.items[1].options.map(({ value }: Json) => value)).toContain("DAMAGED");
  });

  test("claims pieces of a line, which staff decide", async () => {
    const ada = await customer(shop);
    const owned = await kitOrder(ada, { quantity: 3 });
    await deliverAll(shop, owned);
    const input = {
      order_uid: owned.id,
      items: [returnedItem(owned.itemId, 2)],
      comment_text: "Both from the same box.",
    };
    const { requestReturn } = await read("drop-ins", "RequestReturn", { input }, ada);
    expect(requestReturn.return).toMatchObject({
      status: "PENDING",
      number: `${owned.number}-R${requestReturn.return.uid}`,
    });
    const pending = await returnsOf(ada);
    expect(pending.items[0]).toMatchObject({
      order: { number: owned.number, token: owned.token },
      shipping: null,
      items: [
        {
          status: "PENDING",
          request_quantity: 2,
          quantity: 0,
          order_item: { id: owned.itemId, eligible_for_return: false, quantity_return_requested: 2 },
        },
      ],
    });
    await decide(shop, owned.number, { claim_id: requestReturn.return.uid, decision: "REFUND" });
    const [decided] = (await returnsOf(ada)).items;
    expect(decided).toMatchObject({
      status: "PROCESSED_AND_CLOSED",
      items: [{ status: "APPROVED", quantity: 2, order_item: { quantity_refunded: 2 } }],
    });
    const again = await respond("drop-ins", "RequestReturn", { input }, ada);
    expect(again.errors?.[0].message).toContain("You can't report this item here.");
  });

  test("has the claimed pieces made again", async () => {
    const ada = await customer(shop);
    const owned = await kitOrder(ada, { quantity: 3 });
    await deliverAll(shop, owned);
    const input = { order_uid: owned.id, items: [returnedItem(owned.itemId)] };
    const { requestReturn } = await read("drop-ins", "RequestReturn", { input }, ada);
    const { claims } = await staffOrder<{ claims: object[] }>(
      shop,
      owned.number,
      "claims { quantity quantity_ordered }",
    );
    expect(claims).toEqual([{ quantity: 1, quantity_ordered: 3 }]);
    await decide(shop, owned.number, { claim_id: requestReturn.return.uid, decision: "REPLACE" });
    const remakes = shop.db.selectFrom("order_remake").select("quantity");
    expect(await remakes.where("order_id", "=", Number(owned.id)).execute()).toEqual([{ quantity: 1 }]);
  });

  test("of more pieces than were ordered, or without a reason, is rejected", async () => {
    const asked = (item: object) =>
      respond("drop-ins", "RequestReturn", { input: { order_uid: order.id, items: [item] } }, buyer);
    expect((await asked(returnedItem(order.itemId, 4))).errors?.[0].message).toBe(
      "Please enter a quantity from 1 to 3.",
    );
    expect((await asked(returnedItem(order.itemId, 1, "BORED"))).errors?.[0].extensions.field).toBe("reason");
    expect((await returnsOf(buyer)).items).toEqual([]);
  });

  test("is read by its buyer alone", async () => {
    const [ada, grace] = [await customer(shop), await customer(shop)];
    const owned = await kitOrder(ada);
    await deliverAll(shop, owned);
    const input = { order_uid: owned.id, items: [returnedItem(owned.itemId)] };
    const { requestReturn } = await read("drop-ins", "RequestReturn", { input }, ada);
    const query = "query ($uid: ID!) { customer { return(uid: $uid) { number comments { text } } } }";
    const own = await shop.graphql(query, requestReturn.return, ada);
    expect(own.data.customer.return.comments.map(({ text }) => text)).toEqual(["Two are bent."]);
    expect((await shop.graphql(query, requestReturn.return, grace)).data.customer.return).toBeNull();
    expect((await returnsOf(grace)).items).toEqual([]);
  });

  test("of a guest goes by the order's token", async () => {
    const visitor = guest();
    const owned = await kitOrder(visitor);
    await deliverAll(shop, owned);
    const input = { token: owned.token, items: [returnedItem(owned.itemId)] };
    const { requestGuestReturn } = await read("drop-ins", "RequestGuestReturn", { input }, visitor);
    const { guestOrderByToken } = await read("drop-ins", "OrderByToken", { token: owned.token }, visitor);
    expect(guestOrderByToken.returns.items).toMatchObject([{ number: requestGuestReturn.return.number }]);
  });

  async function returnsOf(sender: Sender) {
    const { customer: own } = await read("drop-ins", "ReturnsPage", { page: 1, size: 20 }, sender);
    return own.returns;
  }
});

test("a guest's order is canceled by its token", async () => {
  const visitor = guest();
  const { token } = await kitOrder(visitor);
  const variables = { token, reason: "I changed my mind" };
  const { requestGuestOrderCancel } = await read("drop-ins", "CancelGuestOrder", variables, visitor);
  expect(requestGuestOrderCancel).toMatchObject({
    error: null,
    order: { status: "Cancelled", items: [{ status: "Canceled", quantity_canceled: 1 }] },
  });
});

test("an order with a designed product shows the product that it was made from", async () => {
  const ada = await customer(shop);
  const { number } = await ordered(shop, ada);
  const { customer: own } = await read("drop-ins", "OrderByNumber", { number }, ada);
  expect(own.orders.items[0].items[0]).toMatchObject({ product: { sku: "pet-tag" }, quantity_invoiced: 0 });
});
