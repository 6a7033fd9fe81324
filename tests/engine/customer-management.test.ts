import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { give, there } from "./balances";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { giftCardForms } from "./gift-card-forms";
import { customer } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** What staff do with customers. */

let engine: EngineFixture;
let manager: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
});
afterAll(() => engine.close());

interface AdminCustomer {
  credit: { value: number };
  points: number;
  balance_changes: { kind: string; amount: number; reason: string }[];
  sessions: { device: string }[];
}

type Buyer = Awaited<ReturnType<typeof customer>>;

const CUSTOMER =
  "credit { value } points balance_changes { kind amount reason } sessions { device } designs { sku } newsletter_history { kind }";
let keys = 0;

function newKey(): string {
  keys += 1;
  return `key-of-the-form-${keys}`;
}

function adjust({ id }: Buyer, changes: object = {}, token = manager.token) {
  const input = {
    customer_id: String(id),
    key: newKey(),
    kind: "CREDIT",
    amount: "7.50",
    is_taken_away: false,
    reason: "For the long wait",
    ...changes,
  };
  const mutation = `mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) { ${CUSTOMER} } }`;
  return callAdmin(engine, mutation, { input }, token);
}

async function adjusted(buyer: Buyer, changes: object = {}): Promise<AdminCustomer> {
  return resultOf(await adjust(buyer, changes), "adjustBalance");
}

test("a customer is found by name in any spelling, also after changing it", async () => {
  const find = async (search: string) => {
    const query = "query ($search: String) { customers(search: $search) { items { email } } }";
    const page = await callAdmin(engine, query, { search }, manager.token);
    return resultOf<{ items: { email: string }[] }>(page, "customers").items.map(({ email }) => email);
  };
  const email = "elodie@example.com";
  const input = { firstname: "Élodie", lastname: "Dupré", email, password: "Good-dog-2026" };
  const created = await engine.graphql(
    "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer_token } }",
    { input },
  );
  for (const search of ["Dupré", "dupre", "ÉLODIE DUPRÉ", "elodie  dupre", "dup", email])
    expect(await find(search), search).toEqual([email]);
  expect(await find("Ada Dupré")).toEqual([]);
  await engine.graphql(
    "mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { email } } }",
    { input: { lastname: "Čapek" } },
    { token: created.data.createCustomer.customer_token },
  );
  expect(await find("capek")).toEqual([email]);
  expect(await find("Dupré")).toEqual([]);
});

describe("store credit and points", () => {
  test("are given with a reason that the customer reads, by email and in the history", async () => {
    const ada = await customer(engine);
    const after = await adjusted(ada, { amount: "$7.50" });
    expect(after.credit.value).toBe(7.5);
    expect(after.balance_changes).toEqual([{ kind: "CREDIT", amount: 7.5, reason: "For the long wait" }]);
    const email = (await emailsTo(engine, ada.email)).at(-1);
    expect(email?.subject).toBe("$7.50 in store credit");
    expect(email?.text_body).toContain("For the long wait");
  });

  test("are given as points, which expire like earned ones", async () => {
    const ada = await customer(engine);
    const after = await adjusted(ada, { kind: "POINTS", amount: "1,200" });
    expect(after.points).toBe(1200);
    const { expires_at } = await engine.db
      .selectFrom("balance_entry")
      .innerJoin("balance", "balance.id", "balance_entry.balance_id")
      .select("balance_entry.expires_at")
      .where("balance.customer_id", "=", ada.id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(expires_at ?? "")).toBeGreaterThan(Date.now() + 364 * 24 * 60 * 60 * 1000);
  });

  test("are taken away, but never more than there is", async () => {
    const ada = await customer(engine);
    await give(engine, ada, "credit", 1000);
    const { errors } = await adjust(ada, { amount: "10.01", is_taken_away: true });
    expect(errors?.[0]).toMatchObject({
      message: "The balance is only $10.00.",
      extensions: { field: "amount" },
    });
    expect((await adjusted(ada, { amount: "4", is_taken_away: true })).credit.value).toBe(6);
    expect((await emailsTo(engine, ada.email)).at(-1)?.subject).toBe("Your store credit has changed");
  });

  test.each([
    ["CREDIT", "0"],
    ["CREDIT", "-5"],
    ["CREDIT", "five"],
    ["CREDIT", "1000.01"],
    ["CREDIT", "1.005"],
    ["POINTS", "1.5"],
    ["POINTS", "20001"],
    ["POINTS", ""],
  ])("are not changed by an amount of %s %j", async (kind, amount) => {
    const ada = await customer(engine);
    const { errors } = await adjust(ada, { kind, amount });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "amount" });
    expect(await there(engine, ada, kind === "CREDIT" ? "credit" : "points")).toBe(0);
  });

  test("need a reason", async () => {
    const { errors } = await adjust(await customer(engine), { reason: " " });
    expect(errors?.[0].extensions.field).toBe("reason");
  });

  test("change once when the form is sent several times, also at once", async () => {
    const ada = await customer(engine);
    const key = newKey();
    const responses = await Promise.all([1, 2, 3].map(() => adjust(ada, { key })));
    expect(responses.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await there(engine, ada, "credit")).toBe(750);
  });

  test("are given up to what the role may refund a day, in points too", async () => {
    const ada = await customer(engine);
    const { token } = await staffMember(engine, "support");
    expect((await adjust(ada, { amount: "150" }, token)).errors).toBeUndefined();
    const { errors } = await adjust(ada, { kind: "POINTS", amount: "1001" }, token);
    expect(errors?.[0]).toMatchObject({
      message: "You can give $50.00 more today. Ask somebody with a higher limit.",
      extensions: { code: "FORBIDDEN" },
    });
    expect((await adjust(ada, { kind: "POINTS", amount: "1000" }, token)).errors).toBeUndefined();
  });

  test("given to two customers at once stay within the limit of the day", async () => {
    const buyers = [await customer(engine), await customer(engine)];
    const { token } = await staffMember(engine, "support");
    const responses = await Promise.all(buyers.map((buyer) => adjust(buyer, { amount: "150" }, token)));
    const codes = responses.map(({ errors }) => errors?.[0].extensions.code ?? "given");
    expect(codes.sort()).toEqual(["FORBIDDEN", "given"]);
  });

  test("are recorded in the audit log with the amount, without the reason", async () => {
    const ada = await customer(engine);
    await adjusted(ada);
    const entry = (await auditOf(engine, "customer.credit")).at(-1);
    expect(entry).toMatchObject({
      admin_user_id: manager.id,
      subject_type: "customer",
      subject_id: String(ada.id),
      amount_cents: 750,
    });
    expect(JSON.stringify(entry)).not.toContain("long wait");
  });

  test("of a customer in another store cannot be changed", async () => {
    const ada = await customer(engine);
    const { token } = await staffMember(engine, "manager", { storeCodes: ["neon"] });
    const { errors } = await adjust(ada, {}, token);
    expect(errors?.[0].message).toBe("There's no such customer.");
    expect(await there(engine, ada, "credit")).toBe(0);
  });
});

test("signing out everywhere ends each of the customer's sessions, and nobody else's", async () => {
  const [ada, eve] = [await customer(engine), await customer(engine)];
  const mutation = `mutation ($input: CustomerInput!) { endCustomerSessions(input: $input) { ${CUSTOMER} } }`;
  const input = { customer_id: String(ada.id), key: newKey() };
  const after = await callAdmin(engine, mutation, { input }, manager.token);
  expect(resultOf<AdminCustomer>(after, "endCustomerSessions").sessions).toEqual([]);
  const own = await engine.graphql("{ customer { email } }", {}, ada);
  expect(own.errors?.[0].extensions.category).toBe("graphql-authorization");
  expect((await engine.graphql("{ customer { email } }", {}, eve)).data.customer.email).toBe(eve.email);
});

describe("a customer's data", () => {
  function download({ id }: Buyer, token = manager.token) {
    const input = { customer_id: String(id), key: newKey() };
    const mutation = "mutation ($input: CustomerInput!) { exportCustomer(input: $input) }";
    return callAdmin(engine, mutation, { input }, token);
  }

  function erase({ id }: Buyer, email: string) {
    const input = { customer_id: String(id), key: newKey(), email };
    const mutation = "mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) }";
    return callAdmin(engine, mutation, { input }, manager.token);
  }

  test("is downloaded without credentials, and the download is recorded", async () => {
    const ada = await customer(engine);
    const file = JSON.parse(resultOf(await download(ada), "exportCustomer"));
    expect(file.data.customer).toHaveLength(1);
    expect(file.data.customer[0]).toMatchObject({ id: ada.id, email: ada.email });
    expect(JSON.stringify(file)).not.toMatch(/password_hash|token_hash/);
    expect((await auditOf(engine, "customer.export")).at(-1)?.subject_id).toBe(String(ada.id));
  });

  test("is erased only when the customer's address is typed", async () => {
    const [ada, eve] = [await customer(engine), await customer(engine)];
    expect((await erase(ada, eve.email)).errors?.[0].extensions.field).toBe("email");
    expect(await exists(ada)).toBe(true);
    expect((await erase(ada, ` ${ada.email.toUpperCase()} `)).data?.eraseCustomer).toBe(true);
    expect([await exists(ada), await exists(eve)]).toEqual([false, true]);
    expect((await emailsTo(engine, ada.email)).map(({ subject }) => subject)).toEqual([
      "Your account has been deleted",
    ]);
  });

  async function exists({ id }: Buyer): Promise<boolean> {
    const row = await engine.db.selectFrom("customer").select("id").where("id", "=", id).executeTakeFirst();
    return row !== undefined;
  }
});

test("a customer's page has the gift cards that they got, and no others", async () => {
  const ada = await customer(engine);
  const forms = giftCardForms(engine, manager.token);
  const card = await forms.issued({ recipient_email: ada.email });
  await forms.issued();
  const query = "query ($id: ID!) { customer(id: $id) { gift_cards { id balance { value } } } }";
  const cardsFor = async (token: string) =>
    resultOf<{ gift_cards: object[] }>(
      await callAdmin(engine, query, { id: String(ada.id) }, token),
      "customer",
    ).gift_cards;
  expect(await cardsFor(manager.token)).toEqual([{ id: card.id, balance: { value: 25 } }]);
});
