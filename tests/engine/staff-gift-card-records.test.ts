import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopDay } from "~/brand/shop-day";
import { eraseCustomer } from "~/engine/account-deletion/erase-customer";
import { giftCard, there } from "./balances";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { emailedCodes, giftCardForms } from "./gift-card-forms";
import { journal } from "./journal";
import { privacySteps } from "./privacy-steps";
import { customer } from "./shopper";
import { staffMember, type TestStaff } from "./staff";

/** What the books and the privacy requests say of gift cards that staff issue. */

const DAY = 24 * 60 * 60 * 1000;

let engine: EngineFixture;
let manager: TestStaff;
let forms: ReturnType<typeof giftCardForms>;
let steps: ReturnType<typeof privacySteps>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  forms = giftCardForms(engine, manager.token);
  steps = privacySteps(engine, manager);
});
afterAll(() => engine.close());

describe("the books", () => {
  test("owe an issued card as a promotion, not as a sale, until it is blocked", async () => {
    const card = await forms.issued({ amount: "40" });
    const owed = await journal(engine, manager);
    expect(owed).toMatchObject({ Promotions: 40, "Gift card liability": -40 });
    expect(Object.keys(owed)).not.toContain("Gift certificates sold");
    await forms.block(card.id);
    expect(await journal(engine, manager)).toEqual({});
  });

  test("show what the store keeps of a blocked card that a customer paid for", async () => {
    const before = await journal(engine, manager);
    const { id } = await giftCard(engine, 3000);
    await forms.block(String(id));
    const after = await journal(engine, manager);
    expect((after["Blocked gift cards"] ?? 0) - (before["Blocked gift cards"] ?? 0)).toBe(-30);
  });
});

describe("a recipient", () => {
  test("gets a copy of the card without its code, and without what staff wrote for themselves", async () => {
    const order = await steps.guestOrder();
    await forms.issue({ recipient_email: order.email, message: "Sorry, Otto!", reason: "Angry twice" });
    const { file } = await steps.confirm(await steps.request(order, "EXPORT"));
    const [card] = JSON.parse(file ?? "").data.issued_gift_card;
    expect(card).toMatchObject({ recipient_email: order.email, message: "Sorry, Otto!", amount_cents: 2500 });
    expect(file).not.toContain("Angry twice");
    expect(Object.keys(card)).not.toContain("admin_user_id");
  });

  test("is erased; a card in their mailbox works on, one that waits is blocked", async () => {
    const order = await steps.guestOrder();
    const sent = await forms.issued({ recipient_email: order.email });
    const [code] = await emailedCodes(engine, order.email);
    const waiting = await forms.issued({
      recipient_email: order.email,
      deliver_on: shopDay(new Date(Date.now() + 3 * DAY)),
    });
    await steps.confirm(await steps.request(order, "ERASE"));
    const [sentAfter, waitingAfter] = [await forms.read(sent.id), await forms.read(waiting.id)];
    const erased = { recipient_name: "", recipient_email: "", message: "", reason: "", can_correct: false };
    expect(sentAfter).toMatchObject({ ...erased, state: "ACTIVE", can_resend: false });
    expect(waitingAfter).toMatchObject({ ...erased, state: "BLOCKED" });
    expect(await there(engine, { id: Number(waiting.id) }, "gift_card")).toBe(0);
    const query = `{ giftCardAccount(input: { gift_card_code: "${code}" }) { balance { value } } }`;
    expect((await engine.graphql(query)).data.giftCardAccount?.balance?.value).toBe(25);
    expect(await emailsTo(engine, "")).toEqual([]);
    expect(await forms.find({ search: order.email })).toEqual([]);
  });
});

test("the erasure of a customer removes why a card that they sent was blocked", async () => {
  const ada = await customer(engine);
  const { id } = await giftCard(engine, 2500);
  await engine.db
    .insertInto("sent_gift_card")
    .values({
      gift_card_id: id,
      customer_id: ada.id,
      amount: 2500,
      recipient_name: "Otto",
      recipient_email: "otto@example.com",
      created_at: new Date().toISOString(),
    })
    .execute();
  await forms.block(String(id), "Ada Byron's mailbox was hacked");
  const owner = await engine.db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", ada.id)
    .executeTakeFirstOrThrow();
  await engine.db.transaction().execute((db) => eraseCustomer(db, engine.settings, owner));
  expect(await forms.read(String(id))).toMatchObject({ state: "BLOCKED", blocked_reason: "" });
});
