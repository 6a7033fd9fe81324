import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "~/engine/customers/password";
import { deleteExpiredAccess } from "~/engine/sessions/delete-expired-access";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const PASSWORD = "Analytical1";
const NOT_AUTHORIZED = "The current customer isn't authorized.";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** A customer without any session. */
async function account(): Promise<{ id: number; email: string }> {
  const { id, email } = await customer(engine);
  const password_hash = await hashPassword(PASSWORD);
  await engine.db.updateTable("customer").set({ password_hash }).where("id", "=", id).execute();
  await engine.db.deleteFrom("customer_token").where("customer_id", "=", id).execute();
  return { id, email };
}

async function logIn(email: string, userAgent: string, deviceToken?: string): Promise<Sender> {
  const { data } = await engine.graphql(
    "mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }",
    { email, password: PASSWORD },
    { headers: { "User-Agent": userAgent, ...(deviceToken && { deviceToken }) } },
  );
  return { token: data.generateCustomerToken.token };
}

async function sessionsOf(sender: Sender) {
  const { data } = await engine.graphql(
    "{ customer { sessions { id device is_current signed_in_at last_seen_at } } }",
    {},
    sender,
  );
  return data.customer.sessions;
}

async function isLoggedIn(sender: Sender): Promise<boolean> {
  const { data } = await engine.graphql("{ customer { email } }", {}, sender);
  return data?.customer != null;
}

const CLOSE_ONE = "mutation ($id: ID!) { closeCustomerSession(id: $id) }";
const CLOSE_ALL = "mutation ($too: Boolean!) { closeCustomerSessions(this_too: $too) }";

describe("the list of sessions", () => {
  test("names each device, the current one first", async () => {
    const { email } = await account();
    const windows = await logIn(email, FIREFOX);
    const phone = await logIn(email, SAFARI);
    const nameless = await logIn(email, "curl/8.5.0");
    expect(await sessionsOf(windows)).toMatchObject([
      { device: "Firefox on Windows", is_current: true },
      { device: "Unknown device", is_current: false },
      { device: "Safari on iPhone", is_current: false },
    ]);
    expect((await sessionsOf(phone))[0]).toMatchObject({ device: "Safari on iPhone", is_current: true });
    expect((await sessionsOf(nameless))[0]).toMatchObject({ device: "Unknown device", is_current: true });
  });

  test("contains nothing by which a session could be stolen", async () => {
    const { email } = await account();
    const sender = await logIn(email, FIREFOX);
    const [{ id }] = await sessionsOf(sender);
    expect(await isLoggedIn({ token: id })).toBe(false);
  });

  test("omits expired ones", async () => {
    const { id, email } = await account();
    await logIn(email, FIREFOX);
    const expires_at = "2020-01-01T00:00:00.000Z";
    await engine.db.updateTable("customer_token").set({ expires_at }).where("customer_id", "=", id).execute();
    expect(await sessionsOf(await logIn(email, SAFARI))).toHaveLength(1);
  });

  test("records when a session was used, to the hour", async () => {
    const { id, email } = await account();
    const sender = await logIn(email, FIREFOX);
    const long_ago = "2026-01-01T00:00:00.000Z";
    await engine.db
      .updateTable("customer_token")
      .set({ last_seen_at: long_ago })
      .where("customer_id", "=", id)
      .execute();
    const [{ last_seen_at }] = await sessionsOf(sender);
    expect(last_seen_at > long_ago).toBe(true);
  });
});

describe("signing out", () => {
  test("of one session keeps the others", async () => {
    const { email } = await account();
    const [here, there] = [await logIn(email, FIREFOX), await logIn(email, SAFARI)];
    const [{ id }] = await sessionsOf(there);
    expect((await engine.graphql(CLOSE_ONE, { id }, here)).data.closeCustomerSession).toBe(true);
    expect(await isLoggedIn(there)).toBe(false);
    expect(await isLoggedIn(here)).toBe(true);
  });

  test.each([
    [false, true, 2],
    [true, false, 3],
  ])("everywhere, including this session: %s", async (too, stays, count) => {
    const { email } = await account();
    const here = await logIn(email, FIREFOX);
    const others = [await logIn(email, SAFARI), await logIn(email, FIREFOX)];
    expect((await engine.graphql(CLOSE_ALL, { too }, here)).data.closeCustomerSessions).toBe(count);
    expect(await Promise.all(others.map(isLoggedIn))).toEqual([false, false]);
    expect(await isLoggedIn(here)).toBe(stays);
  });

  test("makes a stolen token useless", async () => {
    const { email } = await account();
    const stolen = await logIn(email, FIREFOX);
    await engine.graphql("mutation { revokeCustomerToken { result } }", {}, stolen);
    const { errors } = await engine.graphql("{ customer { email } }", {}, stolen);
    expect(errors?.[0]).toMatchObject({
      message: NOT_AUTHORIZED,
      extensions: { category: "graphql-authorization" },
    });
  });

  test("cannot be done to another customer, and a foreign session is like an unknown one", async () => {
    const [one, other] = [await account(), await account()];
    const [mine, theirs] = [await logIn(one.email, FIREFOX), await logIn(other.email, SAFARI)];
    const [{ id }] = await sessionsOf(theirs);
    const foreign = await engine.graphql(CLOSE_ONE, { id }, mine);
    const unknown = await engine.graphql(CLOSE_ONE, { id: "x".repeat(32) }, mine);
    expect(foreign).toEqual(unknown);
    expect(foreign.data.closeCustomerSession).toBe(false);
    await engine.graphql(CLOSE_ALL, { too: true }, mine);
    expect(await isLoggedIn(theirs)).toBe(true);
  });

  test.each([
    ["{ customer { sessions { id } } }", {}],
    [CLOSE_ONE, { id: "x".repeat(32) }],
    [CLOSE_ALL, { too: true }],
  ])("is rejected for guests: %s", async (document, variables) => {
    const { errors } = await engine.graphql(document, variables, guest());
    expect(errors?.[0].message).toBe(NOT_AUTHORIZED);
  });
});

describe("an email about a new device", () => {
  const subject = "A new sign-in to your account";
  const emailsSentTo = async (email: string) =>
    (await emailsTo(engine, email)).filter((message) => message.subject === subject);

  test("is not sent for the first device, nor for a known one", async () => {
    const { email } = await account();
    await logIn(email, FIREFOX, "first");
    await logIn(email, FIREFOX, "first");
    expect(await emailsSentTo(email)).toEqual([]);
  });

  test("is sent once for each further one, and names it", async () => {
    const { email } = await account();
    await logIn(email, FIREFOX, "first");
    await logIn(email, SAFARI, "second");
    await logIn(email, SAFARI, "second");
    const messages = await emailsSentTo(email);
    expect(messages).toHaveLength(1);
    expect(messages[0].text_body).toContain("Safari on iPhone");
    expect(messages[0].text_body).toContain(`${engine.settings.publicUrl}/customer/account/sessions`);
  });

  test("is sent for a stranger's browser of the same kind", async () => {
    const { email } = await account();
    await logIn(email, FIREFOX, "the customer's");
    await logIn(email, FIREFOX, "a stranger's");
    expect(await emailsSentTo(email)).toHaveLength(1);
  });
});

test("expired data are deleted by the job", async () => {
  const { id, email } = await account();
  await logIn(email, FIREFOX);
  await engine.db
    .insertInto("login_code")
    .values({
      store_code: "mpc",
      email,
      requester_hash: "a",
      code_hash: "x",
      attempts: 0,
      expires_at: new Date().toISOString(),
    })
    .execute();
  const then = new Date().toISOString();
  const over = { code_hash: "x", attempts: 0, created_at: then, expires_at: then };
  await engine.db
    .insertInto("account_deletion_code")
    .values({ customer_id: id, ...over })
    .execute();
  const person = { source: "facebook", subject: "1", name: "Ada", firstname: "Ada", lastname: "Byron" };
  const signUp = { date_of_birth: null, phone_no: null, is_subscribed: 1, email };
  await engine.db
    .insertInto("social_check")
    .values({ id: "c".repeat(32), store_code: "mpc", ...person, ...signUp, ...over })
    .execute();
  const context = { db: engine.db, settings: engine.settings, storeCode: "mpc", wakeMail: () => undefined };
  const left = async () => ({
    sessions: (
      await engine.db.selectFrom("customer_token").selectAll().where("customer_id", "=", id).execute()
    ).length,
    codes: (await engine.db.selectFrom("login_code").selectAll().execute()).length,
    deletionCodes: (await engine.db.selectFrom("account_deletion_code").selectAll().execute()).length,
    checks: (await engine.db.selectFrom("social_check").selectAll().execute()).length,
    counts: (await engine.db.selectFrom("rate_limit").selectAll().execute()).length,
  });
  await deleteExpiredAccess.run(context, new Date());
  expect(await left()).toEqual({ sessions: 1, codes: 0, deletionCodes: 0, checks: 0, counts: 0 });
  await deleteExpiredAccess.run(context, new Date(Date.now() + 31 * 24 * 60 * 60_000));
  expect((await left()).sessions).toBe(0);
});
