import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { dayOf, isoDay } from "~/brand/calendar-day";
import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { deleteOldCarts } from "~/engine/abandoned-carts/delete-old-carts";
import { expireUnpaidOrders } from "~/engine/orders/expire-unpaid-orders";
import { dayText } from "~/engine/shared/day-text";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { type Composer, composer, type LinkHolder, linkHolder, readyDraft, SKU, sendDraft } from "./drafts";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { orderOf, pay } from "./paid-orders";
import { customer, designTag, guest, ownCart } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** The link by which a customer pays an order that staff composed. */

const DAY = 24 * 60 * 60 * 1000;

let engine: EngineFixture;
let manager: TestStaff;
let staff: Composer;
let open: LinkHolder["open"];
let place: LinkHolder["place"];
let placeAt: LinkHolder["placeAt"];
beforeAll(async () => {
  engine = await openFixture();
  ({ open, place, placeAt } = linkHolder(engine));
  manager = await staffMember(engine, "manager");
  staff = composer(engine, manager.token);
});
afterAll(() => engine.close());

/** What a test has changed of the product. */
afterEach(async () => {
  await sell({ price_cents: 699, is_salable: 1 });
});

async function sell(columns: { price_cents?: number; is_salable?: number }): Promise<void> {
  await engine.db.updateTable("product").set(columns).where("sku", "=", SKU).execute();
  clearMemoryCache(engine.db);
}

let owners = 0;
async function sentDraft(owner?: object) {
  owners += 1;
  const id = await readyDraft(staff, owner ?? { email: `owner-${owners}@example.com` });
  return { id, token: await sendDraft(engine, staff, id) };
}

function draftRow(id: string) {
  return engine.db
    .selectFrom("draft_order")
    .selectAll()
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
}

describe("a payment link", () => {
  test("shows the order to its holder, and stores no token", async () => {
    const { id, token } = await sentDraft();
    const link = await open(token);
    expect(link).toMatchObject({ state: "WAITING", cart: { id: "" } });
    expect(link?.emailed_total).toEqual(link?.cart?.prices.grand_total);
    expect((await draftRow(id)).token_hash).not.toContain(token);
    expect(await open(`${token.slice(0, -1)}_`)).toBeNull();
    const [email] = await emailsTo(engine, `owner-${owners}@example.com`);
    expect(email.text_body).toContain("As we said.");
    expect(email.text_body).toContain("2 × Canvas Hanging Kit");
    expect(email.text_body).not.toContain("Analytical Way");
  });

  test.each(["revoked", "changed", "canceled", "expired", "replaced"])(
    "is useless once it is %s",
    async (how) => {
      const { id, token } = await sentDraft();
      if (how === "revoked") await staff.change(id, "revokeDraftOrderLink", "DraftOrderInput");
      if (how === "canceled") await staff.change(id, "cancelDraftOrder", "DraftOrderInput");
      if (how === "replaced") await sendDraft(engine, staff, id);
      if (how === "changed")
        await staff.change(id, "addDraftOrderItem", "AddDraftOrderItemInput", { sku: SKU, quantity: 1 });
      if (how === "expired")
        await engine.db
          .updateTable("draft_order")
          .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
          .where("id", "=", Number(id))
          .execute();
      expect(await open(token)).toBeNull();
      const { errors, orderV2 } = await placeAt(1, token);
      expect(orderV2).toBeNull();
      expect(errors[0].message).toContain("This link no longer works.");
    },
  );

  test("works to the end of the day that the email names, by the days of the configuration", async () => {
    await engine.db
      .updateTable("configuration")
      .set({ value: "3" })
      .where("key", "=", "payment_link_days")
      .execute();
    clearMemoryCache(engine.db);
    const { id } = await sentDraft();
    const { expires_at, sent_at } = await draftRow(id);
    const last = isoDay(dayOf(shopDay(sent_at ?? "")) + 3);
    expect(expires_at).toBe(startOfShopDay(isoDay(dayOf(last) + 1)).toISOString());
    const [email] = await emailsTo(engine, `owner-${owners}@example.com`);
    expect(email.text_body).toContain(
      `Check it and pay by ${dayText(last)}. We won't make anything or charge you until you pay.`,
    );
  });

  test("shows the picture of a design in it", async () => {
    const buyer = await customer(engine);
    const id = await readyDraft(staff, { customer_id: String(buyer.id) });
    const design = await designTag(engine, buyer);
    const item = { sku: "pet-tag", quantity: 1, design_id: design };
    await staff.change(id, "addDraftOrderItem", "AddDraftOrderItemInput", item);
    const token = await sendDraft(engine, staff, id);
    const picture = (query: string) =>
      engine.rest(`/rest/mpc/V1/designs/${design}/1/picture.svg${query}`, {}, guest());
    expect((await picture("")).status).toBe(404);
    expect((await picture(`?payment_link=${token}`)).status).toBe(200);
  });
});

describe("an order by a link", () => {
  test("is an ordinary order, in the account, with who composed it", async () => {
    const buyer = await customer(engine);
    const id = await readyDraft(staff, { customer_id: String(buyer.id) });
    await staff.change(id, "setDraftOrderComment", "DraftOrderCommentInput", { comment: "Ordered by phone" });
    const discount = { amount: "2", reason: "For the wait" };
    await staff.change(id, "setDraftOrderDiscount", "DraftOrderDiscountInput", discount);
    const token = await sendDraft(engine, staff, id);
    const query = `query ($token: String!) { paymentLink(token: $token) { cart { itemsV2 { items { prices {
      total_item_discount { value } discounts { label amount { value } }
    } } } } } }`;
    const shown = await engine.graphql(query, { token }, guest());
    expect(shown.data.paymentLink.cart.itemsV2.items[0].prices).toEqual({
      total_item_discount: { value: 2 },
      discounts: [{ label: "Discount", amount: { value: 2 } }],
    });
    const placed = await place(token);
    expect(placed.errors).toEqual([]);
    const order = await orderOf(engine, placed.orderV2?.number ?? "");
    expect(order).toMatchObject({ customer_id: buyer.id, email: buyer.email, status: "pending_payment" });
    expect(JSON.parse(order.totals)).toContainEqual({ code: "discount", label: "Discount", cents: -200 });
    expect(await open(token)).toMatchObject({ state: "UNPAID", cart: null, order_number: order.number });

    expect(await pay(engine, order)).toBe("PAID");
    expect(await open(token)).toMatchObject({ state: "ORDERED", cart: null, order_number: null });
    expect((await placeAt(1, token)).orderV2).toBeNull();
    const again = await placeAt(1, token, { order_token: order.token });
    expect(again.orderV2).toEqual(placed.orderV2);
    const { token: other } = await sentDraft();
    const [rejection] = (await placeAt(1, other, { order_token: order.token })).errors;
    expect(rejection.message).toContain("Please check the total.");
    expect(await staff.read(id)).toMatchObject({ status: "ORDERED", order_number: order.number });
    const orderQuery = "query ($number: String!) { order(number: $number) { timeline { title text by } } }";
    const { timeline } = resultOf<{ timeline: object[] }>(
      await callAdmin(engine, orderQuery, { number: order.number }, manager.token),
      "order",
    );
    expect(timeline).toContainEqual({
      title: "Composed for the buyer",
      text: "Ordered by phone\nDiscount of up to $2.00: For the wait",
      by: expect.stringContaining("Person"),
    });
    const own = await engine.graphql("{ customer { orders { items { number } } } }", {}, buyer);
    expect(own.data.customer.orders.items).toContainEqual({ number: order.number });
  });

  test("is placed once, however often the button is pressed", async () => {
    const { token } = await sentDraft();
    const total = (await open(token))?.cart?.prices.grand_total.value ?? 0;
    const placed = await Promise.all([placeAt(total, token), placeAt(total, token)]);
    expect(placed[0].orderV2?.number).toBeTruthy();
    expect(placed[1]).toEqual(placed[0]);
  });

  test("is not placed at another total, or without what is sold out", async () => {
    const { token } = await sentDraft();
    const before = await open(token);
    const total = before?.cart?.prices.grand_total.value ?? 0;
    await sell({ price_cents: 799 });
    expect((await placeAt(total, token)).errors[0].message).toContain("Please check the total.");
    const after = await open(token);
    expect(after?.cart?.prices.grand_total.value).toBeGreaterThan(total);
    expect(after?.emailed_total).toEqual(before?.emailed_total);
    await sell({ is_salable: 0 });
    expect((await place(token)).errors[0].message).toContain("isn't available right now");
  });

  test("can't be paid by a method that isn't offered", async () => {
    const { token } = await sentDraft();
    expect((await place(token, { payment_method: "free" })).errors[0].message).toContain(
      "Please choose a payment method.",
    );
  });

  test("can't be changed any more by staff", async () => {
    const { id, token } = await sentDraft();
    await place(token);
    await expect(staff.change(id, "cancelDraftOrder", "DraftOrderInput")).rejects.toThrow(
      "The customer has ordered it",
    );
    expect((await auditOf(engine, "draft-order.cancel")).map(({ subject_id }) => subject_id)).not.toContain(
      id,
    );
  });

  test("is not handed back as a cart when it stays unpaid: the link works again, and a late payment counts", async () => {
    const buyer = await customer(engine);
    const { id, token } = await sentDraft({ customer_id: String(buyer.id) });
    const placed = await place(token);
    const number = placed.orderV2?.number ?? "";
    const release =
      "mutation ($token: String!) { releaseUnpaidOrder(order_token: $token) { cart_id user_errors { message } } }";
    const released = await engine.graphql(release, { token: placed.orderV2?.token }, buyer);
    expect(released.data.releaseUnpaidOrder).toEqual({
      cart_id: null,
      user_errors: [{ message: expect.stringContaining("We put this order together for you.") }],
    });

    const context = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => {} };
    await expireUnpaidOrders.run(context, new Date(Date.now() + 2 * DAY));
    expect(await orderOf(engine, number)).toMatchObject({ status: "cancelled", cart_id: null });
    const { cart_id } = await draftRow(id);
    expect(await ownCart(engine, buyer)).not.toBe(cart_id);
    expect(await staff.read(id)).toMatchObject({ status: "SENT", order_number: null });
    expect(await open(token)).toMatchObject({ state: "WAITING" });

    expect(await pay(engine, await orderOf(engine, number))).toBe("PAID");
    expect(await open(token)).toMatchObject({ state: "ORDERED" });
  });
});

test("a guest's draft is kept while its link works, and deleted with old carts", async () => {
  const { id } = await sentDraft();
  const context = {
    db: engine.db,
    settings: { ...engine.settings, carts: { ...engine.settings.carts, keepGuestDays: 1 } },
    storeCode: "mpc",
    wakeMail: () => {},
  };
  const exists = async () =>
    (await engine.db.selectFrom("draft_order").select("id").where("id", "=", Number(id)).execute()).length;
  await deleteOldCarts.run(context, new Date(Date.now() + 2 * DAY));
  expect(await exists()).toBe(1);
  await engine.db.updateTable("job").set({ done_until: "" }).where("name", "=", "delete-old-carts").execute();
  await deleteOldCarts.run(context, new Date(Date.now() + 20 * DAY));
  expect(await exists()).toBe(0);
});
