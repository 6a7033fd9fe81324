import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseAddress } from "~/engine/account-deletion/erase-customer";
import { reopenCart } from "~/engine/carts/reopen-cart";
import { type Composer, composer, type LinkHolder, linkHolder, readyDraft, sendDraft } from "./drafts";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf, pay } from "./paid-orders";
import { customer } from "./shopper";
import { callAdmin, staffMember } from "./staff";

/** Orders that staff composed, once they are canceled or erased. */

let engine: EngineFixture;
let staff: Composer;
let token: string;
let holder: LinkHolder;
beforeAll(async () => {
  engine = await openFixture();
  ({ token } = await staffMember(engine, "manager"));
  staff = composer(engine, token);
  holder = linkHolder(engine);
});
afterAll(() => engine.close());

function cartOf(draftId: string) {
  return engine.db
    .selectFrom("draft_order")
    .innerJoin("cart", "cart.id", "draft_order.cart_id")
    .select(["cart.id", "cart.staff_discount_cents"])
    .where("draft_order.id", "=", Number(draftId))
    .executeTakeFirstOrThrow();
}

/** The drafts in the list with that status. */
async function listed(status: string): Promise<string[]> {
  const query = `query ($status: DraftOrderStatus) {
    draftOrders(filter: { status: $status }, pageSize: 100) { items { id status } }
  }`;
  const { data } = await callAdmin(engine, query, { status }, token);
  const { items } = (data as { draftOrders: { items: { id: string; status: string }[] } }).draftOrders;
  expect(items.every((item) => item.status === status)).toBe(true);
  return items.map(({ id }) => id);
}

describe("after its order was canceled", () => {
  test.each(["unpaid", "paid"])("(%s), the link says so, and the draft can be sent again", async (which) => {
    const buyer = await customer(engine);
    const id = await readyDraft(staff, { customer_id: String(buyer.id) });
    const link = await sendDraft(engine, staff, id);
    const number = (await holder.place(link)).orderV2?.number ?? "";
    await expect(staff.change(id, "reopenDraftOrder", "DraftOrderInput")).rejects.toThrow(
      "The customer has ordered it",
    );
    const order = await orderOf(engine, number);
    if (which === "paid") expect(await pay(engine, order)).toBe("PAID");
    const cancel = `mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Changed my mind" }) {
      errorV2 { message }
    } }`;
    const canceled = await engine.graphql(cancel, { id: order.id }, buyer);
    expect(canceled.data.cancelOrder.errorV2).toBeNull();
    expect(await holder.open(link)).toMatchObject({ state: "CANCELED", cart: null, order_number: null });
    expect((await holder.placeAt(1, link)).errors[0].code).toBe("CART_NOT_ACTIVE");
    expect(await staff.read(id)).toMatchObject({ status: "ORDER_CANCELED", order_number: number });
    expect(await listed("ORDER_CANCELED")).toContain(id);
    expect(await listed("ORDERED")).not.toContain(id);

    const reopened = await staff.change(id, "reopenDraftOrder", "DraftOrderInput");
    expect(reopened).toMatchObject({ status: "OPEN", order_number: null, items: [{ quantity: 2 }] });
    expect(await holder.open(link)).toBeNull();
    const again = (await holder.place(await sendDraft(engine, staff, id))).orderV2?.number;
    expect(again).toBeTruthy();
    expect(again).not.toBe(number);
    expect(await orderOf(engine, number)).toMatchObject({ id: order.id, cart_id: null });
  });

  test("only such a draft can be reopened", async () => {
    const id = await readyDraft(staff, { email: "open@example.com" });
    await expect(staff.change(id, "reopenDraftOrder", "DraftOrderInput")).rejects.toThrow(
      "This draft is open already.",
    );
  });
});

describe("the discount of a draft", () => {
  async function discounted(email: string): Promise<string> {
    const id = await readyDraft(staff, { email });
    const discount = { amount: "2", reason: "For the wait" };
    await staff.change(id, "setDraftOrderDiscount", "DraftOrderDiscountInput", discount);
    return id;
  }
  const discountOf = async (cartId: string) =>
    engine.db
      .selectFrom("cart")
      .select(["is_active", "staff_discount_cents"])
      .where("id", "=", cartId)
      .executeTakeFirst();

  test("ends when the address of its buyer is erased", async () => {
    const [open, unpaid] = [await discounted("erased@example.com"), await discounted("erased@example.com")];
    await holder.place(await sendDraft(engine, staff, unpaid));
    const [openCart, unpaidCart] = [await cartOf(open), await cartOf(unpaid)];
    expect(unpaidCart.staff_discount_cents).toBe(200);
    const address = { store_code: "mpc", email: "erased@example.com" };
    await engine.db.transaction().execute((transaction) => eraseAddress(transaction, address));
    expect(await discountOf(openCart.id)).toBeUndefined();
    expect(await discountOf(unpaidCart.id)).toEqual({ is_active: 0, staff_discount_cents: null });
  });

  test("doesn't come with a cart that a shopper gets back", async () => {
    const id = await discounted("returned@example.com");
    const cart = await cartOf(id);
    await engine.db.deleteFrom("draft_order").where("id", "=", Number(id)).execute();
    await engine.db.transaction().execute((transaction) => reopenCart(transaction, cart.id));
    expect(await discountOf(cart.id)).toEqual({ is_active: 1, staff_discount_cents: null });
  });
});
