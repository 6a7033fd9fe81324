import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Composer, composer, type Draft, newKey, readyDraft, SKU, sendDraft } from "./drafts";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { ADDRESS, add, applyCoupon, customer, designTag, guest, newCart, ownCart, shipTo } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Orders that staff compose for customers, until they are sent. */

let engine: EngineFixture;
let support: TestStaff;
let staff: Composer;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
  staff = composer(engine, support.token);
});
afterAll(() => engine.close());

function amountOf({ totals }: Pick<Draft, "totals">, code: string): number {
  return totals.find((line) => line.code === code)?.amount.value ?? 0;
}

/** The totals of a shopper's own cart with the same content. */
async function shoppersTotals(coupon?: string): Promise<{ code: string; amount: { value: number } }[]> {
  const sender = guest();
  const id = await newCart(engine, sender);
  await add(engine, sender, id, [{ sku: SKU, quantity: 2 }]);
  if (coupon) await applyCoupon(engine, sender, id, coupon);
  const { data } = await shipTo(engine, sender, id, { address: ADDRESS });
  return data.setShippingAddressesOnCart.cart.prices.totals;
}

const amounts = (totals: { code: string; amount: { value: number } }[]) =>
  totals.map(({ code, amount }) => [code, amount.value]);

describe("a draft", () => {
  test("is started once by a form that is sent twice, and is on record", async () => {
    const [email, key] = ["twice@example.com", newKey()];
    const ids = await Promise.all([staff.start({ email, key }), staff.start({ email, key })]);
    expect(ids[0]).toBe(ids[1]);
    const entries = (await auditOf(engine, "draft-order.create")).filter(
      ({ subject_id }) => subject_id === ids[0],
    );
    expect(entries).toMatchObject([{ admin_user_id: support.id, subject_type: "draft-order" }]);
  });

  test("belongs to the account that has confirmed the address, and else to a guest", async () => {
    const buyer = await customer(engine);
    const unconfirmed = await staff.read(await staff.start({ email: buyer.email }));
    expect(unconfirmed).toMatchObject({ customer_id: null, email: buyer.email });
    const confirmed = { email_confirmed_at: new Date().toISOString() };
    await engine.db.updateTable("customer").set(confirmed).where("id", "=", buyer.id).execute();
    const own = await staff.read(await staff.start({ email: buyer.email }));
    expect(own.customer_id).toBe(String(buyer.id));
  });

  test("has the totals of a shopper's cart with the same content", async () => {
    const draft = await staff.read(await readyDraft(staff, { email: "totals@example.com" }));
    expect(amounts(draft.totals)).toEqual(amounts(await shoppersTotals()));
    expect(amountOf(draft, "tax")).toBeGreaterThan(0);
    expect(draft.problem).toBeNull();
  });

  test("is not a cart that shoppers can use", async () => {
    const buyer = await customer(engine);
    const id = await readyDraft(staff, { customer_id: String(buyer.id) });
    const { cart_id } = await engine.db
      .selectFrom("draft_order")
      .select("cart_id")
      .where("id", "=", Number(id))
      .executeTakeFirstOrThrow();
    expect(await ownCart(engine, buyer)).not.toBe(cart_id);
    const { errors } = await add(engine, buyer, cart_id, [{ sku: SKU, quantity: 1 }]);
    expect(errors?.[0].message).toBe("The cart isn't active.");
  });

  test("says what is missing before it can be sent", async () => {
    const id = await staff.start({ email: "missing@example.com" });
    expect((await staff.read(id)).problem).toBe("Add a product first.");
    const draft = await staff.change(id, "addDraftOrderItem", "AddDraftOrderItemInput", {
      sku: SKU,
      quantity: 1,
    });
    expect(draft.problem).toBe("Please enter a shipping address.");
    await expect(staff.change(id, "sendDraftOrder", "SendDraftOrderInput")).rejects.toThrow(
      "Please enter a shipping address.",
    );
    expect(await emailsTo(engine, "missing@example.com")).toEqual([]);
  });

  test("changes quantities and shipping, and removes lines", async () => {
    const id = await readyDraft(staff, { email: "lines@example.com" });
    const [{ uid }] = (await staff.read(id)).items;
    const more = await staff.change(id, "updateDraftOrderItem", "UpdateDraftOrderItemInput", {
      uid,
      quantity: 5,
    });
    expect(more.items).toMatchObject([{ sku: SKU, quantity: 5 }]);
    const express = await staff.change(id, "setDraftOrderShippingMethod", "DraftOrderShippingInput", {
      method_code: "express",
    });
    expect(express.shipping_methods.find(({ is_chosen }) => is_chosen)?.code).toBe("express");
    const none = await staff.change(id, "updateDraftOrderItem", "UpdateDraftOrderItemInput", {
      uid,
      quantity: 0,
    });
    expect(none.items).toEqual([]);
  });

  test("takes the customer's own saved designs and nobody else's", async () => {
    const [buyer, other] = [await customer(engine), await customer(engine)];
    const id = await staff.start({ customer_id: String(buyer.id) });
    const design_id = await designTag(engine, buyer);
    const item = { sku: "pet-tag", quantity: 1 };
    const draft = await staff.change(id, "addDraftOrderItem", "AddDraftOrderItemInput", {
      ...item,
      design_id,
    });
    expect(draft.items).toMatchObject([{ sku: "pet-tag", quantity: 1 }]);
    await expect(
      staff.change(id, "addDraftOrderItem", "AddDraftOrderItemInput", {
        ...item,
        design_id: await designTag(engine, other),
      }),
    ).rejects.toThrow("We couldn't find that design.");
    const query = `query ($id: ID!) { draftOrderProduct(id: $id, sku: "pet-tag") { needs_design designs { id } } }`;
    const product = resultOf(await callAdmin(engine, query, { id }, support.token), "draftOrderProduct");
    expect(product).toEqual({ needs_design: true, designs: [{ id: design_id }] });
  });
});

describe("a discount", () => {
  const discount = (id: string, amount: string, reason = "The first one arrived late") =>
    staff.change(id, "setDraftOrderDiscount", "DraftOrderDiscountInput", { amount, reason });

  test("lowers the taxed price as a coupon of that amount does", async () => {
    const coupon = { store_code: "mpc", code: "FIVE-OFF", label: "", percent_basis_points: 0 };
    await engine.db
      .insertInto("coupon")
      .values({ ...coupon, amount_cents: 500, minimum_subtotal_cents: 0 })
      .execute();
    const id = await readyDraft(staff, { email: "discount@example.com" });
    const draft = await discount(id, "$5");
    expect(amounts(draft.totals)).toEqual(amounts(await shoppersTotals("FIVE-OFF")));
    expect(draft.totals).toContainEqual({ code: "discount", label: "Discount", amount: { value: -5 } });
    expect(amountOf(await discount(id, ""), "discount")).toBe(0);
  });

  test("never exceeds the products, and needs a reason", async () => {
    const id = await readyDraft(staff, { email: "most@example.com" }, 1);
    const { items, totals } = await discount(id, "100");
    expect(amountOf({ totals }, "discount")).toBe(-items[0].row_total.value);
    await expect(discount(id, "1", " ")).rejects.toThrow("This is a required field.");
    await expect(discount(id, "ten")).rejects.toThrow("Enter an amount");
  });

  test("counts toward what the person may refund a day, once", async () => {
    const person = await staffMember(engine, "support");
    const own = composer(engine, person.token);
    const id = await readyDraft(own, { email: "limit@example.com" });
    const give = (amount: string) =>
      own.change(id, "setDraftOrderDiscount", "DraftOrderDiscountInput", { amount, reason: "Regular" });
    await give("150");
    await give("20");
    await give("150");
    await expect(give("201")).rejects.toThrow("You can give $50.00 more today.");
    await give("200");
    const counted = (await auditOf(engine, "draft-order.discount")).filter(
      ({ admin_user_id }) => admin_user_id === person.id,
    );
    expect(counted.map(({ amount_cents }) => amount_cents)).toEqual([15_000, null, null, 5000]);
  });
});

describe("access", () => {
  test("a form of an earlier state changes nothing", async () => {
    const id = await readyDraft(staff, { email: "stale@example.com" });
    const { version } = await staff.read(id);
    await staff.change(id, "setDraftOrderComment", "DraftOrderCommentInput", { comment: "By phone" });
    const stale = await staff.attempt("cancelDraftOrder", "DraftOrderInput", { id, version });
    expect(stale.errors?.[0].extensions.code).toBe("CHANGED");
    expect((await staff.read(id)).status).toBe("OPEN");
  });

  test("people of another store see no draft", async () => {
    const id = await readyDraft(staff, { email: "store@example.com" });
    const { token } = await staffMember(engine, "manager", { storeCodes: [] });
    const query = "query ($id: ID!) { draftOrder(id: $id) { id } draftOrders { items { id } } }";
    const { data } = await callAdmin(engine, query, { id }, token);
    expect(data).toEqual({ draftOrder: null, draftOrders: { items: [] } });
    const elsewhere = composer(engine, token);
    await expect(elsewhere.start({ email: "store@example.com" })).rejects.toThrow("Please choose a store.");
    const input = { id, version: "1" };
    const { errors } = await elsewhere.attempt("cancelDraftOrder", "DraftOrderInput", input);
    expect(errors?.[0].message).toBe("There's no such draft order.");
  });

  test("the list is paged, and filtered by status", async () => {
    const owner = { email: "list@example.com" };
    const [open, sent, canceled, expired] = [
      await readyDraft(staff, owner),
      await readyDraft(staff, owner),
      await readyDraft(staff, owner),
      await readyDraft(staff, owner),
    ];
    await sendDraft(engine, staff, sent);
    await sendDraft(engine, staff, expired);
    await engine.db
      .updateTable("draft_order")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("id", "=", Number(expired))
      .execute();
    await staff.change(canceled, "cancelDraftOrder", "DraftOrderInput");
    const query = `query ($status: DraftOrderStatus, $after: String, $size: Int) {
      draftOrders(filter: { status: $status }, pageSize: $size, after: $after) { items { id status email pieces } end_cursor }
    }`;
    type Page = { items: { id: string; status: string }[]; end_cursor: string | null };
    const list = async (variables: object) =>
      resultOf<Page>(
        await callAdmin(engine, query, { size: 200, ...variables }, support.token),
        "draftOrders",
      );
    const first = await list({ size: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([expired, canceled]);
    const second = await list({ size: 2, after: first.end_cursor });
    expect(second.items).toMatchObject([
      { id: sent, status: "SENT", email: owner.email, pieces: 2 },
      { id: open, status: "OPEN" },
    ]);
    for (const [status, id] of Object.entries({
      OPEN: open,
      SENT: sent,
      CANCELED: canceled,
      EXPIRED: expired,
    })) {
      const { items } = await list({ status });
      expect(items.map((item) => item.id)).toContain(id);
      expect(new Set(items.map((item) => item.status))).toEqual(new Set([status]));
    }
    expect((await list({ status: "ORDERED" })).items).toEqual([]);
  });
});
