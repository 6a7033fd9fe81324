import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopDay } from "~/brand/shop-day";
import { sendDueGiftCards } from "~/engine/gift-card-management/send-due-gift-cards";
import { applyCard, giftCard, readBalances, there } from "./balances";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { emailedCodes, giftCardForms, newRecipient } from "./gift-card-forms";
import { cartWithTag, customer, guest, readyCart } from "./shopper";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";

/** Gift cards in /admin. */

const DAY = 24 * 60 * 60 * 1000;

let engine: EngineFixture;
let manager: TestStaff;
let forms: ReturnType<typeof giftCardForms>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  forms = giftCardForms(engine, manager.token);
});
afterAll(() => engine.close());

/** What shoppers see of a code: dollars, or why not. */
async function worth(code: string): Promise<number | string> {
  const query =
    "query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { balance { value } } }";
  const { data, errors } = await engine.graphql(query, { code }, guest());
  return errors?.[0].message ?? data.giftCardAccount?.balance?.value ?? 0;
}

function redeem(code: string, sender: Awaited<ReturnType<typeof customer>>) {
  const mutation =
    "mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) { code } }";
  return engine.graphql(mutation, { code }, sender);
}

async function runJob(now: Date): Promise<void> {
  const { db, settings } = engine;
  await sendDueGiftCards.run({ db, settings, storeCode: "mpc", wakeMail: () => {} }, now);
}

describe("issuing a gift card", () => {
  test("emails the recipient a code that works, and shows staff its ending only", async () => {
    const card = await forms.issued({ amount: "$25.50", message: "Sorry, Otto!" });
    expect(card).toMatchObject({
      origin: "ISSUED",
      state: "ACTIVE",
      balance: { value: 25.5 },
      reason: "For the long wait",
      can_resend: true,
    });
    const [email] = await emailsTo(engine, card.recipient_email);
    expect(email.subject).toBe("A $25.50 gift card for you");
    expect(email.text_body).toContain("“Sorry, Otto!”");
    expect(email.text_body).not.toContain("long wait");
    const [code] = await emailedCodes(engine, card.recipient_email);
    expect(await worth(code)).toBe(25.5);
    expect(code.slice(-4)).toBe(card.code_ending);
    expect(JSON.stringify([card, await forms.read(card.id)])).not.toContain(code.slice(0, 9));
  });

  test("is on record with who, which card and how much, and nothing about the recipient", async () => {
    const card = await forms.issued({ recipient_name: "Ada Byron" });
    const entry = (await auditOf(engine, "gift-card.issue")).at(-1);
    expect(entry).toMatchObject({ admin_user_id: manager.id, subject_id: card.id, amount_cents: 2500 });
    expect(JSON.stringify(entry)).not.toMatch(/Ada|@example|long wait/);
  });

  test("acts once when the form is sent several times, also at once", async () => {
    const recipient_email = newRecipient();
    const key = forms.newKey();
    const responses = await Promise.all([1, 2, 3].map(() => forms.issue({ recipient_email, key })));
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await forms.find({ search: recipient_email })).toHaveLength(1);
    expect(await emailedCodes(engine, recipient_email)).toHaveLength(1);
  });

  test("stays within what the role may give a day, also at once, and shares it with store credit", async () => {
    const { token } = await staffMember(engine, "support");
    const support = giftCardForms(engine, token);
    const responses = await Promise.all(
      [1, 2].map(() => support.issue({ amount: "150", recipient_email: newRecipient() })),
    );
    expect(responses.map(({ errors }) => errors?.[0].extensions.code ?? "issued").sort()).toEqual([
      "FORBIDDEN",
      "issued",
    ]);
    const ada = await customer(engine);
    const input = { customer_id: String(ada.id), key: forms.newKey(), kind: "CREDIT", amount: "50.01" };
    const mutation = "mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) { points } }";
    const given = { input: { ...input, is_taken_away: false, reason: "For the wait" } };
    expect((await callAdmin(engine, mutation, given, token)).errors?.[0].message).toBe(
      "You can give $50.00 more today. Ask somebody with a higher limit.",
    );
  });

  test.each([
    ["amount", { amount: "0.99" }],
    ["amount", { amount: "500.01" }],
    ["amount", { amount: "ten" }],
    ["recipient_email", { recipient_email: "ada" }],
    ["recipient_name", { recipient_name: " " }],
    ["recipient_name", { recipient_name: "paws.example.com" }],
    ["message", { message: "Claim it at www.example.com" }],
    ["message", { message: "x".repeat(501) }],
    ["reason", { reason: "" }],
    ["deliver_on", { deliver_on: "2020-01-01" }],
    ["deliver_on", { deliver_on: "tomorrow" }],
  ])("names the field %s of %j", async (field, fields) => {
    const recipient_email = newRecipient();
    const { errors } = await forms.issue({ recipient_email, ...fields });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
    expect(await emailsTo(engine, recipient_email)).toEqual([]);
  });

  test("does not flood a mailbox", async () => {
    const recipient_email = newRecipient();
    const codes = [];
    for (let sent = 0; sent < 30; sent += 1)
      codes.push((await forms.issue({ amount: "1", recipient_email })).errors?.[0].extensions.field);
    expect(codes.at(-1)).toBe("recipient_email");
  });

  test("for a later day waits for it, and nobody has its code until then", async () => {
    const deliver_on = shopDay(new Date(Date.now() + 3 * DAY));
    const card = await forms.issued({ deliver_on });
    expect(card).toMatchObject({ state: "WAITING", code_ending: null, deliver_on, can_resend: false });
    await runJob(new Date(Date.now() + DAY));
    expect(await emailsTo(engine, card.recipient_email)).toEqual([]);
    await runJob(new Date(Date.now() + 3 * DAY));
    await runJob(new Date(Date.now() + 3 * DAY));
    const [code, ...others] = await emailedCodes(engine, card.recipient_email);
    expect([await worth(code), others]).toEqual([25, []]);
    expect(await forms.read(card.id)).toMatchObject({ state: "ACTIVE", code_ending: code.slice(-4) });
  });
});

describe("sending a gift card again", () => {
  test("replaces its code, also where the earlier one is applied to a cart", async () => {
    const card = await forms.issued();
    const [first] = await emailedCodes(engine, card.recipient_email);
    const { id, sender } = await cartWithTag(engine);
    await applyCard(engine, sender, id, first);
    expect((await forms.resend(card.id)).errors).toBeUndefined();
    const second = (await emailedCodes(engine, card.recipient_email))[1];
    expect(await worth(first)).toContain("don't recognize");
    expect(await worth(second)).toBe(25);
    const { data } = await readBalances(engine, sender, id);
    expect(JSON.stringify(data)).not.toContain('"gift_card"');
    expect((await applyCard(engine, sender, id, second)).errors).toBeUndefined();
    expect((await emailsTo(engine, card.recipient_email))[1].text_body).toContain("no longer works");
  });

  test("leaves the new code in the cart when a guest who applied it signs in", async () => {
    const card = await forms.issued();
    const otto = await customer(engine);
    const [first] = await emailedCodes(engine, card.recipient_email);
    const own = await readyCart(engine, otto);
    await applyCard(engine, otto, own, first);
    await forms.resend(card.id);
    const second = (await emailedCodes(engine, card.recipient_email))[1];
    const asGuest = await cartWithTag(engine);
    await applyCard(engine, asGuest.sender, asGuest.id, second);
    const mutation =
      "mutation ($source: String!, $to: String) { mergeCarts(source_cart_id: $source, destination_cart_id: $to) { id } }";
    await engine.graphql(mutation, { source: asGuest.id, to: own }, otto);
    const { cart } = (await readBalances(engine, otto, own)).data;
    expect(cart.gift_cards.map(({ code }) => code.slice(-4))).toEqual([second.slice(-4)]);
  });

  test("acts once when the form is sent twice", async () => {
    const card = await forms.issued();
    const key = forms.newKey();
    await Promise.all([forms.resend(card.id, { key }), forms.resend(card.id, { key })]);
    expect(await emailedCodes(engine, card.recipient_email)).toHaveLength(2);
  });
});

describe("correcting the address of a gift card", () => {
  test("emails it there, and leaves the wrong address nothing", async () => {
    const card = await forms.issued();
    const right = newRecipient();
    expect((await forms.correct(card.id, right)).errors).toBeUndefined();
    expect(await worth((await emailedCodes(engine, card.recipient_email))[0])).toContain("don't recognize");
    expect(await worth((await emailedCodes(engine, right))[0])).toBe(25);
    expect(await forms.read(card.id)).toMatchObject({ recipient_email: right });
    const entry = (await auditOf(engine, "gift-card.recipient")).at(-1);
    expect(entry).toMatchObject({ subject_id: card.id, amount_cents: null });
    expect(JSON.stringify(entry)).not.toContain("@example");
  });

  test("is too late once somebody has used it", async () => {
    const card = await forms.issued();
    await redeem((await emailedCodes(engine, card.recipient_email))[0], await customer(engine));
    expect((await forms.correct(card.id, newRecipient())).errors?.[0].message).toContain("has used");
    expect(await forms.read(card.id)).toMatchObject({ state: "USED", can_correct: false });
  });

  test("of a waiting card emails nothing before its day", async () => {
    const card = await forms.issued({ deliver_on: shopDay(new Date(Date.now() + 3 * DAY)) });
    const right = newRecipient();
    await forms.correct(card.id, right);
    expect(await emailsTo(engine, right)).toEqual([]);
    await runJob(new Date(Date.now() + 3 * DAY));
    expect(await emailsTo(engine, card.recipient_email)).toEqual([]);
    expect(await emailedCodes(engine, right)).toHaveLength(1);
  });

  test("of a card that somebody else issued is within the limit of whoever redirects it", async () => {
    const card = await forms.issued({ amount: "201" });
    const support = giftCardForms(engine, (await staffMember(engine, "support")).token);
    expect((await support.correct(card.id, newRecipient())).errors?.[0].extensions.code).toBe("FORBIDDEN");
    expect(await worth((await emailedCodes(engine, card.recipient_email))[0])).toBe(201);
  });
});

describe("blocking a gift card", () => {
  test("takes what is left, and the code stops working everywhere", async () => {
    const card = await forms.issued();
    const [code] = await emailedCodes(engine, card.recipient_email);
    const { id, sender } = await cartWithTag(engine);
    await applyCard(engine, sender, id, code);
    expect((await forms.block(card.id, "Sent to a thief")).errors).toBeUndefined();
    expect(await worth(code)).toContain("don't recognize");
    expect(JSON.stringify((await readBalances(engine, sender, id)).data)).not.toContain('"gift_card"');
    expect((await redeem(code, await customer(engine))).errors).toBeDefined();
    expect(await forms.read(card.id)).toMatchObject({
      state: "BLOCKED",
      balance: { value: 0 },
      blocked_reason: "Sent to a thief",
      changes: [{ amount: { value: -25 } }, { amount: { value: 25 } }],
      can_block: false,
    });
    expect((await forms.block(card.id)).errors?.[0].message).toBe("This gift card is blocked already.");
    expect(await emailsTo(engine, card.recipient_email), "its email, which waits").toEqual([]);
  });

  test("and using it at once give the money to one of both", async () => {
    const card = await forms.issued();
    const [code] = await emailedCodes(engine, card.recipient_email);
    const ada = await customer(engine);
    await Promise.all([forms.block(card.id), redeem(code, ada)]);
    const credit = await there(engine, ada, "credit");
    expect([0, 2500]).toContain(credit);
    expect(await there(engine, { id: Number(card.id) }, "gift_card")).toBe(0);
    expect((await forms.read(card.id))?.state).toBe("BLOCKED");
  });

  test("needs a reason", async () => {
    const card = await forms.issued();
    expect((await forms.block(card.id, " ")).errors?.[0].extensions.field).toBe("reason");
    expect((await forms.read(card.id))?.state).toBe("ACTIVE");
  });

  test("works for cards of customers, too, whose emails staff can't change here", async () => {
    const { id, codeEnding } = await giftCard(engine, 4000);
    expect((await forms.resend(String(id))).errors?.[0].message).toBe(
      "This gift card's email can't be sent again. Block it and issue another one.",
    );
    expect((await forms.correct(String(id), newRecipient())).errors).toBeDefined();
    expect((await forms.block(String(id))).errors).toBeUndefined();
    expect((await forms.find({ search: codeEnding })).map(({ state }) => state)).toContain("BLOCKED");
  });
});
