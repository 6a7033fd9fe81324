import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { randomId, sha256 } from "~/engine/shared/secrets";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import {
  ALREADY_CONFIRMED,
  LINK_IS_OVER,
  NEW_PASSWORD,
  newAddress,
  openLinkedAccounts,
  PASSWORD,
} from "./linked-accounts";
import { customer, guest } from "./shopper";

let engine: EngineFixture;
let accounts: ReturnType<typeof openLinkedAccounts>;
beforeAll(async () => {
  engine = await openFixture();
  accounts = openLinkedAccounts(engine);
});
afterAll(() => engine.close());

const RESEND = "mutation ($email: String!) { resendConfirmationEmail(email: $email) }";
const RESET = `mutation ($email: String!, $token: String!, $password: String!, $customerId: Int) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password, customerId: $customerId)
}`;
const WHO = "{ customer { email } }";

async function linkState(email: string, key: string, sender: Sender = {}): Promise<string> {
  const query = `query ($email: String!, $key: String!) {
    confirmationLinkState(input: { email: $email, confirmation_key: $key })
  }`;
  return (await engine.graphql(query, { email, key }, sender)).data.confirmationLinkState;
}

function confirmedAt(email: string) {
  return engine.db
    .selectFrom("customer")
    .select("email_confirmed_at")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
}

describe("a new account", () => {
  test("works before its address is confirmed", async () => {
    const { email, token } = await accounts.register();
    expect(await accounts.who(token)).toMatchObject({ email, email_confirmed_at: null, has_password: true });
  });

  test("is confirmed by the link in the email", async () => {
    const { email, token } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    const { data } = await accounts.confirm(email, key, { token });
    expect(data.confirmEmail.customer.email).toBe(email);
    expect((await accounts.who(token)).email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test("is created without signing in by the newer mutation, too", async () => {
    const email = newAddress();
    const { data, errors } = await engine.graphql(
      "mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } customer_token } }",
      { input: { firstname: "Ada", lastname: "Byron", email, password: PASSWORD } },
    );
    expect(errors).toBeUndefined();
    expect(data.createCustomerV2).toEqual({ customer: { email }, customer_token: null });
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(true);
  });

  test("stores no secret of its links", async () => {
    const { email } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    const links = await engine.db.selectFrom("customer_link").selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(key);
    expect(links.map((link) => link.secret_hash)).toContain(sha256(key));
  });
});

// @specification §7 L248
describe("a confirmation link", () => {
  test("works once", async () => {
    const { email, token } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    await accounts.confirm(email, key, { token });
    const { errors } = await accounts.confirm(email, key, { token });
    expect(errors?.[0].message).toBe(ALREADY_CONFIRMED);
  });

  test("tells its reader that the address is confirmed, signed out and on another device too", async () => {
    const { email, token } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    await accounts.confirm(email, key, { token });
    const { data, errors } = await accounts.confirm(email, key, guest());
    expect(errors?.[0].message).toBe(ALREADY_CONFIRMED);
    expect(data.confirmEmail).toBeNull();
  });

  test("is rejected when it has expired", async () => {
    const { email, token } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    await accounts.expireLinksTo(email);
    expect((await accounts.confirm(email, key, { token })).errors?.[0].message).toBe(LINK_IS_OVER);
    expect((await accounts.who(token)).email_confirmed_at).toBeNull();
  });

  test("is invalid for another address or as a password link", async () => {
    const [one, other] = [await accounts.register(), await accounts.register()];
    const key = await accounts.secretOf(one.email, "key");
    const foreign = await accounts.confirm(other.email, key, { token: other.token });
    expect(foreign.errors?.[0].message).toBe(LINK_IS_OVER);
    const reset = await engine.graphql(RESET, { email: one.email, token: key, password: NEW_PASSWORD });
    expect(reset.errors?.[0].message).toBe(LINK_IS_OVER);
    expect((await accounts.who(other.token)).email_confirmed_at).toBeNull();
  });

  test.each([
    ["nothing", ""],
    ["a word", "nonsense"],
    ["something endless", "x".repeat(5000)],
    ["SQL", "' or 1=1 --"],
  ])("is rejected when invented: %s", async (_case, key) => {
    const { email, token } = await accounts.register();
    expect((await accounts.confirm(email, key, { token })).errors?.[0].message).toBe(LINK_IS_OVER);
  });

  // @specification §1 L11
  test("works without signing in on the device that registered, and keeps the password", async () => {
    const device = { headers: { deviceToken: randomId() } };
    const { email, token } = await accounts.register(newAddress(), { ...guest(), ...device });
    const key = await accounts.secretOf(email, "key");
    expect(await linkState(email, key, { ...guest(), ...device })).toBe("WORKS");
    const { data } = await accounts.confirm(email, key, { ...guest(), ...device });
    expect(data.confirmEmail).toEqual({ message: null, customer: { email } });
    expect(await accounts.who(token)).toMatchObject({ email, has_password: true });
  });

  // @specification §1 L11
  test.each([
    ["another device", { headers: { deviceToken: randomId() } }],
    ["a browser without a token", {}],
  ])("works without signing in on %s, but removes the password, which it says", async (_case, sender) => {
    const { email, token: strangers } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    expect(await linkState(email, key, sender)).toBe("REMOVES_PASSWORD");
    const { data } = await accounts.confirm(email, key, sender);
    expect(data.confirmEmail.message).toContain("we removed the password");
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(false);
    expect((await engine.graphql(WHO, {}, { token: strangers })).errors).toHaveLength(1);
    expect(await accounts.subjectsTo(email)).toContain("Please create a new password");
    expect((await confirmedAt(email)).email_confirmed_at).not.toBeNull();
  });

  test("does nothing while signed in to another account", async () => {
    const { email, token } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    const stranger = await customer(engine);
    expect(await linkState(email, key, stranger)).toBe("SIGN_IN");
    const { errors } = await accounts.confirm(email, key, stranger);
    expect(errors?.[0].message).toContain("Please sign in to the account");
    expect((await accounts.who(token)).email_confirmed_at).toBeNull();
  });

  test("keeps the password of an account whose address was confirmed by another link", async () => {
    const { email, token } = await accounts.register();
    const first = await accounts.secretOf(email, "key");
    await engine.graphql(RESEND, { email }, guest());
    await accounts.confirm(email, await accounts.secretOf(email, "key"), { token });
    expect(await linkState(email, first)).toBe("WORKS");
    expect((await accounts.confirm(email, first)).data.confirmEmail.message).toBeNull();
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(true);
  });

  test("tells before it is used whether it was used or is invalid", async () => {
    const { email, token } = await accounts.register();
    const key = await accounts.secretOf(email, "key");
    expect(await linkState(email, "made-up")).toBe("OVER");
    expect(await linkState(newAddress(), key)).toBe("OVER");
    expect(await linkState("no address", key)).toBe("OVER");
    await accounts.confirm(email, key, { token });
    expect(await linkState(email, key)).toBe("CONFIRMED");
  });

  test("is sent again until the address is confirmed", async () => {
    const { email, token } = await accounts.register();
    const first = await accounts.secretOf(email, "key");
    expect((await engine.graphql(RESEND, { email }, guest())).data.resendConfirmationEmail).toBe(true);
    const second = await accounts.secretOf(email, "key");
    expect(second).not.toBe(first);
    await accounts.confirm(email, second, { token });
    expect((await accounts.who(token)).email_confirmed_at).not.toBeNull();
    expect((await engine.graphql(RESEND, { email }, guest())).data.resendConfirmationEmail).toBe(true);
    expect(await accounts.secretOf(email, "key")).toBe(second);
  });

  test("is never sent to an address without an account", async () => {
    const email = newAddress();
    expect((await engine.graphql(RESEND, { email }, guest())).data.resendConfirmationEmail).toBe(true);
    expect(await emailsTo(engine, email)).toEqual([]);
  });
});

describe("an account that a stranger created with the address", () => {
  const ASK = "mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }";
  const REDEEM = `mutation ($email: String!, $code: String!) {
    loginUniversalpassword(username: $email, password: $code, logintype: "otp") { success token message }
  }`;

  async function logInByCode(
    email: string,
    owner: Sender = guest(),
  ): Promise<{ token: string; message: string }> {
    await engine.graphql(ASK, { email }, owner);
    const text = (await emailsTo(engine, email)).at(-1)?.text_body ?? "";
    const code = /^\d{6}$/m.exec(text)?.[0] ?? "no code";
    const { data } = await engine.graphql(REDEEM, { email, code }, owner);
    return data.loginUniversalpassword;
  }

  test("belongs to the owner of the address from the first code on", async () => {
    const { email, token: strangers } = await accounts.register();
    const { token: owners, message } = await logInByCode(email);
    expect(message).toContain("we removed the old password");
    expect(await accounts.who(owners)).toMatchObject({ email, has_password: false });
    expect((await engine.graphql(WHO, {}, { token: strangers })).errors).toHaveLength(1);
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(false);
    const subjects = await accounts.subjectsTo(email);
    expect(subjects).toContain("Please create a new password");
    expect(subjects).not.toContain("A new sign-in to your account");
  });

  test("is not opened again from the stranger's device: its owner learns of a new one", async () => {
    const device = { headers: { deviceToken: randomId() } };
    const { email } = await accounts.register(newAddress(), { ...guest(), ...device });
    await logInByCode(email, { ...guest(), headers: { deviceToken: randomId() } });
    await logInByCode(email, { ...guest(), ...device });
    expect(
      (await accounts.subjectsTo(email)).filter((subject) => /new (sign-in|device)/i.test(subject)),
    ).toHaveLength(1);
  });

  test("is the owner's own when the code is used on the device that registered: it is confirmed and keeps its password", async () => {
    const device = { headers: { deviceToken: randomId() } };
    const { email, token } = await accounts.register(newAddress(), { ...guest(), ...device });
    const own = await logInByCode(email, { ...guest(), ...device });
    expect(own.message).toBe("You have successfully logged in.");
    expect(await accounts.who(own.token)).toMatchObject({ email, has_password: true });
    expect((await accounts.who(own.token)).email_confirmed_at).not.toBeNull();
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(true);
    expect((await engine.graphql(WHO, {}, { token })).errors).toHaveLength(1);
    expect(await accounts.subjectsTo(email)).not.toContain("Please create a new password");
  });

  test("is unchanged once its address was confirmed", async () => {
    const { email, token } = await accounts.register();
    await accounts.confirm(email, await accounts.secretOf(email, "key"), { token });
    await logInByCode(email);
    expect((await accounts.who(token)).has_password).toBe(true);
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(true);
  });
});

describe("the REST calls", () => {
  const post = (path: string, body: object, sender: Sender = {}) =>
    engine.rest(
      path,
      { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
      sender,
    );

  // @specification §3 L144
  // @specification §7 L248
  test("send a confirmation again, and confirm", async () => {
    const { email, token } = await accounts.register();
    const first = await accounts.secretOf(email, "key");
    const sent = await post("/rest/V1/customers/resend-confirmation", { email });
    expect((await sent.json()).data).toEqual({ sent: true });
    const confirmationKey = await accounts.secretOf(email, "key");
    expect(confirmationKey).not.toBe(first);
    const confirmed = await post("/rest/V1/customers/confirm-email", { email, confirmationKey }, { token });
    expect(confirmed.status).toBe(200);
    expect((await accounts.who(token)).email_confirmed_at).not.toBeNull();
    const again = await post("/rest/V1/customers/confirm-email", { email, confirmationKey }, { token });
    expect(again.status).toBe(400);
    expect((await again.json()).message).toBe(ALREADY_CONFIRMED);
  });
});
