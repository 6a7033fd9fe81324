import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueGiftCard } from "~/engine/balances/gift-cards/issue-gift-card";
import { addEntry, balanceOf } from "~/engine/balances/ledger";
import { randomId } from "~/engine/shared/secrets";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const UNKNOWN_CODE = "We don't recognize this code. Please check it against your gift card email.";

function lookup(sender: Sender, code: string) {
  return engine.graphql(
    "query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code balance { value currency } expiration_date } }",
    { code },
    sender,
  );
}

function redeem(sender: Sender, code: string) {
  return engine.graphql(
    "mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) { code balance { value } } }",
    { code },
    sender,
  );
}

function gift(changes: object = {}) {
  return {
    request_id: randomId(),
    amount: 25,
    recipient_name: "Ada",
    recipient_email: `${randomId().toLowerCase()}@example.com`,
    ...changes,
  };
}

function send(sender: Sender, input: object) {
  return engine.graphql(
    "mutation ($input: SendGiftCardInput!) { sendGiftCard(input: $input) { gift_card { code_ending amount { value } recipient_name recipient_email } } }",
    { input },
    sender,
  );
}

const CREDIT =
  "{ customer { store_credit { enabled current_balance { value } balance_history { total_count items { action balance_change { value } actual_balance { value } } } } sent_gift_cards { code_ending amount { value } recipient_email } } }";

async function credit(sender: Sender) {
  return (await engine.graphql(CREDIT, {}, sender)).data.customer;
}

function newCard(amountCents: number) {
  return engine.db
    .transaction()
    .execute((transaction) =>
      issueGiftCard(transaction, { storeCode: "mpc", amountCents, reasonKey: `test:${randomId()}` }),
    );
}

/** A customer with store credit in cents. */
async function withCredit(cents: number) {
  const sender = await customer(engine);
  await engine.db.transaction().execute((transaction) =>
    addEntry(transaction, {
      storeCode: "mpc",
      account: sender.id,
      kind: "credit",
      amount: cents,
      reasonKey: `test:${randomId()}`,
      reason: "A test",
    }),
  );
  return sender;
}

function codeIn(text: string | undefined): string {
  return /\b[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}\b/.exec(text ?? "")?.[0] ?? "no code in the letter";
}

describe("looking up a gift card", () => {
  test.each([
    ["as it is written", (code: string) => code.replace(/(.{4})(?=.)/g, "$1-")],
    ["in small letters with spaces", (code: string) => ` ${code.toLowerCase().replace(/(.{4})/g, "$1 ")}`],
  ])("works with the code %s, also for guests", async (_how, typed) => {
    const { code } = await newCard(2550);
    const { data } = await lookup(guest(), typed(code));
    expect(data.giftCardAccount).toMatchObject({
      balance: { value: 25.5, currency: "USD" },
      expiration_date: null,
    });
    expect(data.giftCardAccount.code.replaceAll("-", "")).toBe(code);
  });

  test.each(["", "ABCD", "ABCD-EFGH-JKLM-NPQR", "x".repeat(5000), "' or 1=1 --", "\u0000"])(
    "finds nothing for %.20s",
    async (code) => {
      const { errors } = await lookup(guest(), code);
      expect(errors?.[0]).toMatchObject({ message: UNKNOWN_CODE, extensions: { field: "gift_card_code" } });
    },
  );

  test("is blocked after twenty wrong codes of one visitor, and not for others", async () => {
    const visitor = { headers: { "X-Forwarded-For": "203.0.113.77" } };
    const { code } = await newCard(1000);
    for (let index = 0; index < 20; index += 1) await lookup(visitor, `WRNG${index}`);
    const { errors } = await lookup(visitor, code);
    expect(errors?.[0].message).toBe("That's a lot of codes in a short time. Please try again in an hour.");
    const other = { headers: { "X-Forwarded-For": "203.0.113.78" } };
    expect((await lookup(other, code)).errors).toBeUndefined();
  });

  test("requires the code: the database only has its hash", async () => {
    const { id, code } = await newCard(1000);
    const row = await engine.db
      .selectFrom("gift_card")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("redeeming a gift card", () => {
  test("moves its whole balance into store credit", async () => {
    const sender = await customer(engine);
    const { code, codeEnding } = await newCard(2550);
    const { data } = await redeem(sender, code);
    expect(data.redeemGiftCardBalanceAsStoreCredit.balance.value).toBe(0);
    expect((await credit(sender)).store_credit).toEqual({
      enabled: true,
      current_balance: { value: 25.5 },
      balance_history: {
        total_count: 1,
        items: [
          {
            action: `Gift card ending in ${codeEnding}`,
            balance_change: { value: 25.5 },
            actual_balance: { value: 25.5 },
          },
        ],
      },
    });
    expect((await lookup(guest(), code)).data.giftCardAccount.balance.value).toBe(0);
  });

  test("requires an account", async () => {
    const { code } = await newCard(1000);
    const { errors } = await redeem(guest(), code);
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
    expect((await lookup(guest(), code)).data.giftCardAccount.balance.value).toBe(10);
  });

  test("finds nothing the second time, for anybody", async () => {
    const [first, second] = [await customer(engine), await customer(engine)];
    const { code } = await newCard(1000);
    await redeem(first, code);
    for (const sender of [first, second]) {
      const { errors } = await redeem(sender, code);
      expect(errors?.[0].message).toBe("This gift card has no balance left.");
    }
    expect((await credit(second)).store_credit.current_balance.value).toBe(0);
  });

  test("pays once for several concurrent calls", async () => {
    const senders = await Promise.all(Array.from({ length: 4 }, () => customer(engine)));
    const { id, code } = await newCard(4000);
    const responses = await Promise.all([...senders, ...senders].map((sender) => redeem(sender, code)));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    const credits = await Promise.all(senders.map(async (sender) => (await credit(sender)).store_credit));
    expect(credits.map(({ current_balance }) => current_balance.value).toSorted()).toEqual([0, 0, 0, 40]);
    expect(await balanceOf(engine.db, { storeCode: "mpc", account: id, kind: "gift_card" })).toBe(0);
  });
});

describe("sending a gift card", () => {
  test("takes it from store credit and emails a working code", async () => {
    const sender = await withCredit(3000);
    const input = gift({ message: "For Otto\nand for you" });
    const { data } = await send(sender, input);
    expect(data.sendGiftCard.gift_card).toMatchObject({ amount: { value: 25 }, recipient_name: "Ada" });
    const { store_credit, sent_gift_cards } = await credit(sender);
    expect(store_credit.current_balance.value).toBe(5);
    expect(store_credit.balance_history.items[0]).toMatchObject({
      action: "Gift card for Ada",
      balance_change: { value: -25 },
    });
    expect(sent_gift_cards).toMatchObject([
      { recipient_email: input.recipient_email, amount: { value: 25 } },
    ]);

    const [message] = await emailsTo(engine, input.recipient_email);
    expect(message.text_body).toContain("For Otto\nand for you");
    const receiver = await customer(engine);
    await redeem(receiver, codeIn(message.text_body));
    expect((await credit(receiver)).store_credit.current_balance.value).toBe(25);
  });

  test("sends the code to the sender as well, in case the email is lost", async () => {
    const sender = await withCredit(1000);
    const input = gift({ amount: 10 });
    await send(sender, input);
    const [[message], [receipt]] = [
      await emailsTo(engine, input.recipient_email),
      await emailsTo(engine, sender.email),
    ];
    expect(codeIn(receipt.text_body)).toBe(codeIn(message.text_body));
  });

  test.each([
    ["amount", { amount: 4.99 }, "Please enter an amount from $5 to $500."],
    ["amount", { amount: 500.01 }, "Please enter an amount from $5 to $500."],
    ["amount", { amount: 10.005 }, "Please enter an amount from $5 to $500."],
    ["amount", { amount: -25 }, "Please enter an amount from $5 to $500."],
    ["amount", { amount: 30.01 }, "You have $30.00 of store credit."],
    ["recipient_name", { recipient_name: " " }, "This is a required field."],
    ["recipient_name", { recipient_name: "x".repeat(61) }, "Please enter no more than 60 characters."],
    ["recipient_email", { recipient_email: "ada" }, "Please enter a valid email address"],
    ["message", { message: "x".repeat(501) }, "Please enter no more than 500 characters."],
    [
      "message",
      { message: "Look at https://example.com" },
      "Please leave web and email addresses out: we found “https://example.com”.",
    ],
    ["request_id", { request_id: "1" }, "Please submit the form again."],
  ])("is rejected with a message about %s: %j", async (field, changes, message) => {
    const sender = await withCredit(3000);
    const { errors } = await send(sender, gift(changes));
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining(message), extensions: { field } });
    expect((await credit(sender)).store_credit.current_balance.value).toBe(30);
  });

  test("sends one card for a form submitted many times at once", async () => {
    const sender = await withCredit(10_000);
    const input = gift();
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(sender, input)));
    const endings = responses.map(({ data }) => data.sendGiftCard.gift_card.code_ending);
    expect(new Set(endings).size).toBe(1);
    expect((await credit(sender)).store_credit.current_balance.value).toBe(75);
    expect(await emailsTo(engine, input.recipient_email)).toHaveLength(1);
  });

  test("does not lose a second gift submitted with the first one's form", async () => {
    const sender = await withCredit(10_000);
    const input = gift();
    await send(sender, input);
    for (const other of [{ amount: 30 }, { recipient_email: "grace@example.com" }]) {
      const { errors } = await send(sender, { ...input, ...other });
      expect(errors?.[0].message).toMatch(/^You've already sent a gift card with this form/);
    }
    expect((await credit(sender)).store_credit.current_balance.value).toBe(75);
  });

  test("costs nothing when an address has reached its email limit", async () => {
    const sender = await withCredit(50_000);
    const address = { recipient_email: `${randomId().toLowerCase()}@example.com`, amount: 5 };
    for (let index = 0; index < 5; index += 1) await send(sender, gift(address));
    const { errors } = await send(sender, gift(address));
    expect(errors?.[0].message).toMatch(/^That's a lot of messages/);
    const { store_credit, sent_gift_cards } = await credit(sender);
    expect(sent_gift_cards.length).toBe((500 - store_credit.current_balance.value) / 5);
    expect(await emailsTo(engine, address.recipient_email)).toHaveLength(sent_gift_cards.length);
  });

  test("never spends more than there is, from several tabs at once", async () => {
    const sender = await withCredit(6000);
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(sender, gift())));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(2);
    const { store_credit, sent_gift_cards } = await credit(sender);
    expect(store_credit.current_balance.value).toBe(10);
    expect(sent_gift_cards).toHaveLength(2);
  });

  test("requires an account, and lists each customer's own", async () => {
    const { errors } = await send(guest(), gift());
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
    await send(await withCredit(5000), gift());
    const other = await credit(await customer(engine));
    expect(other.sent_gift_cards).toEqual([]);
    expect(other.store_credit.balance_history.total_count).toBe(0);
  });

  test("sends another card for another customer's form id", async () => {
    const [first, second] = [await withCredit(2500), await withCredit(2500)];
    const input = gift();
    await send(first, input);
    const { data } = await send(second, { ...input, recipient_name: "Grace" });
    expect(data.sendGiftCard.gift_card.recipient_name).toBe("Grace");
    expect((await credit(second)).store_credit.current_balance.value).toBe(0);
  });
});
