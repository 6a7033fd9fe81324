import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "~/engine/database/schema";
import { lockOrder } from "~/engine/orders/order-step";
import { viewOrder } from "~/engine/orders/view-orders";
import { refundOrder } from "~/engine/refunds/refund-order";
import { bought, certificate } from "./bought-certificates";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { emailedCodes, giftCardForms } from "./gift-card-forms";
import { journal } from "./journal";
import { orderForm, sendForm } from "./order-forms";
import { cancelByToken } from "./paid-orders";
import { customer } from "./shopper";
import { staffMember, type TestStaff } from "./staff";

/** Orders whose gift certificates staff blocked. */

let engine: EngineFixture;
let manager: TestStaff;
let forms: ReturnType<typeof giftCardForms>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  forms = giftCardForms(engine, manager.token);
});
afterAll(() => engine.close());

const certificatesOf = (orderId: number) =>
  engine.db
    .selectFrom("gift_certificate")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("piece")
    .execute();

const warnings = () =>
  engine.db
    .selectFrom("mail_outbox")
    .select("id")
    .where("subject", "like", "Refunded with a used gift certificate%")
    .execute();

/** A paid order of certificates over $25, of which the last one is blocked. */
async function orderWithBlocked({ quantity = 1, withTag = false } = {}) {
  const { order, pay } = await bought(engine, [certificate({}, { quantity })], { withTag });
  await pay();
  const blocked = (await certificatesOf(order.id)).at(-1);
  expect((await forms.block(String(blocked?.gift_card_id))).errors).toBeUndefined();
  return { order, cardId: String(blocked?.gift_card_id) };
}

async function refundOne(order: Row<"sales_order">): Promise<void> {
  const [{ id }] = (await viewOrder(engine.db, order)).items;
  const request = { items: [{ itemId: id, quantity: 1 }], shippingCents: 0, adjustmentCents: 0 };
  await engine.db.transaction().execute(async (db) => {
    const locked = await lockOrder(db, order.id);
    if (locked) await refundOrder(db, engine.settings, locked, { request, reasonKey: "request-1" });
  });
}

describe("an order whose unspent gift certificate is blocked", () => {
  test("can be canceled, and the books keep nothing of it", async () => {
    const before = await journal(engine, manager);
    const { order, cardId } = await orderWithBlocked({ withTag: true });
    const { data } = await cancelByToken(engine, order.token);
    expect(data.cancelOrderByToken.order?.status_code).toBe("refunded");
    const after = await journal(engine, manager);
    for (const account of ["Blocked gift cards", "Gift card liability", "Gift certificates sold"])
      expect((after[account] ?? 0) - (before[account] ?? 0), account).toBe(0);
    expect((await certificatesOf(order.id)).map(({ taken_back_at }) => taken_back_at)).toEqual([
      expect.any(String),
    ]);
    expect(await forms.read(cardId)).toMatchObject({ state: "BLOCKED", balance: { value: 0 } });
    expect(await warnings()).toEqual([]);
  });

  test("and refunded for one piece takes back the blocked one, not the one that its recipient has", async () => {
    const { order } = await orderWithBlocked({ quantity: 2 });
    await refundOne(order);
    const [valid, blocked] = await certificatesOf(order.id);
    expect([valid.taken_back_at, blocked.taken_back_at]).toEqual([null, expect.any(String)]);
    expect(await forms.read(String(valid.gift_card_id))).toMatchObject({ balance: { value: 25 } });
    expect(await warnings()).toEqual([]);
  });
});

test("a gift certificate that was used before it was blocked still prevents canceling its order", async () => {
  const { order, pay } = await bought(engine, [certificate()], { withTag: true });
  await pay();
  const [{ gift_card_id, recipient_email }] = await certificatesOf(order.id);
  const ada = await customer(engine);
  const [code] = await emailedCodes(engine, recipient_email);
  await engine.graphql(
    "mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) { code } }",
    { code },
    ada,
  );
  await forms.block(String(gift_card_id));
  const { data } = await cancelByToken(engine, order.token);
  expect(data.cancelOrderByToken.errorV2?.message).toContain("has been used");
});

test("its email is sent again from its order, says the gift card's form, and not once the card is blocked", async () => {
  const { order, pay } = await bought(engine, [certificate()]);
  await pay();
  const [{ gift_card_id }] = await certificatesOf(order.id);
  expect((await forms.resend(String(gift_card_id))).errors?.[0].message).toContain("from its order");
  const email = await engine.db
    .selectFrom("mail_outbox")
    .select("id")
    .where("order_id", "=", order.id)
    .where("kind", "=", "gift")
    .executeTakeFirstOrThrow();
  await engine.db
    .updateTable("mail_outbox")
    .set({ sent_at: new Date().toISOString() })
    .where("id", "=", email.id)
    .execute();
  const resend = async () =>
    sendForm(engine, manager, "resendEmail", {
      ...(await orderForm(engine, manager, order.number)),
      email_id: String(email.id),
    });
  expect((await resend()).errors).toBeUndefined();
  await forms.block(String(gift_card_id));
  expect((await resend()).errors?.[0].message).toContain("no longer works");
});
