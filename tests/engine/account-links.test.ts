import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { constantTime } from "~/engine/shared/constant-time";
import { randomId, sha256 } from "~/engine/shared/secrets";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const REGISTER = `mutation ($input: CustomerInput!) {
  createCustomer(input: $input) { customer { email email_confirmed_at has_password } customer_token }
}`;
const CONFIRM = `mutation ($email: String!, $key: String!) {
  confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } }
}`;
const RESEND = "mutation ($email: String!) { resendConfirmationEmail(email: $email) }";
const FORGOT = "mutation ($email: String!) { requestPasswordResetEmail(email: $email) }";
const RESET = `mutation ($email: String!, $token: String!, $password: String!, $customerId: Int) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password, customerId: $customerId)
}`;
const WORKS = "query ($email: String!, $token: String!) { passwordLinkWorks(email: $email, token: $token) }";
const LOG_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token }
}`;
const CHANGE = `mutation ($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email new_email } }
}`;
const WHO = "{ customer { email email_confirmed_at new_email has_password } }";
const OLD = "Analytical1";
const NEW = "Difference2";
const LINK_IS_OVER =
  "This link has expired or was already used. Please request a new one; we'll email it right away.";
const ALREADY_CONFIRMED = "This email address is already confirmed.";
const PAST = "2020-01-01T00:00:00.000Z";

let count = 0;

/** A new address, with unused email rate limits. */
function newAddress(): string {
  count += 1;
  return `links-${count}@example.com`;
}

/** Creates an account; returns its address and token. */
async function register(email = newAddress(), sender = guest()): Promise<{ email: string; token: string }> {
  const input = { firstname: "Ada", lastname: "Byron", email, password: OLD, is_subscribed: false };
  const { data } = await engine.graphql(REGISTER, { input }, sender);
  return { email, token: data.createCustomer.customer_token };
}

/** The secret in the last email's link: its parameter `key` (confirmations), or `token` and `id` (passwords). */
async function secretOf(recipient: string, parameter: "key" | "token" | "id"): Promise<string> {
  const messages = await emailsTo(engine, recipient);
  const found = messages.map(
    ({ text_body }) => new RegExp(`[?&]${parameter}=([\\w-]+)`).exec(text_body)?.[1],
  );
  return found.filter(Boolean).at(-1) ?? "no link in the letters";
}

async function subjectsTo(recipient: string): Promise<string[]> {
  return (await emailsTo(engine, recipient)).map(({ subject }) => subject);
}

async function who(token: string) {
  return (await engine.graphql(WHO, {}, { token })).data.customer;
}

async function canLogIn(email: string, password: string): Promise<boolean> {
  const { data } = await engine.graphql(LOG_IN, { email, password }, guest());
  return Boolean(data?.generateCustomerToken?.token);
}

async function expired(email: string): Promise<string> {
  await engine.graphql(FORGOT, { email }, guest());
  return secretOf(email, "token");
}

function expireLinksTo(email: string) {
  return engine.db
    .updateTable("customer_link")
    .set({ expires_at: PAST })
    .where("email", "=", email)
    .execute();
}

describe("a new account", () => {
  test("works before its address is confirmed", async () => {
    const { email, token } = await register();
    expect(await who(token)).toMatchObject({ email, email_confirmed_at: null, has_password: true });
  });

  test("is confirmed by the link in the email", async () => {
    const { email, token } = await register();
    const key = await secretOf(email, "key");
    const { data } = await engine.graphql(CONFIRM, { email, key }, { token });
    expect(data.confirmEmail.customer.email).toBe(email);
    expect((await who(token)).email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test("is created without signing in by the newer mutation, too", async () => {
    const email = newAddress();
    const { data, errors } = await engine.graphql(
      "mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } customer_token } }",
      { input: { firstname: "Ada", lastname: "Byron", email, password: OLD } },
    );
    expect(errors).toBeUndefined();
    expect(data.createCustomerV2).toEqual({ customer: { email }, customer_token: null });
    expect(await canLogIn(email, OLD)).toBe(true);
  });

  test("stores no secret of its links", async () => {
    const { email } = await register();
    const key = await secretOf(email, "key");
    const links = await engine.db.selectFrom("customer_link").selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(key);
    expect(links.map((link) => link.secret_hash)).toContain(sha256(key));
  });
});

// @specification §7 L248
describe("a confirmation link", () => {
  test("works once", async () => {
    const { email, token } = await register();
    const key = await secretOf(email, "key");
    await engine.graphql(CONFIRM, { email, key }, { token });
    const { errors } = await engine.graphql(CONFIRM, { email, key }, { token });
    expect(errors?.[0].message).toBe(ALREADY_CONFIRMED);
  });

  test("tells its reader that the address is confirmed, signed out and on another device too", async () => {
    const { email, token } = await register();
    const key = await secretOf(email, "key");
    await engine.graphql(CONFIRM, { email, key }, { token });
    const { data, errors } = await engine.graphql(CONFIRM, { email, key }, guest());
    expect(errors?.[0].message).toBe(ALREADY_CONFIRMED);
    expect(data.confirmEmail).toBeNull();
  });

  test("is rejected when it has expired", async () => {
    const { email, token } = await register();
    const key = await secretOf(email, "key");
    await expireLinksTo(email);
    expect((await engine.graphql(CONFIRM, { email, key }, { token })).errors?.[0].message).toBe(LINK_IS_OVER);
    expect((await who(token)).email_confirmed_at).toBeNull();
  });

  test("is invalid for another address or as a password link", async () => {
    const [one, other] = [await register(), await register()];
    const key = await secretOf(one.email, "key");
    const foreign = await engine.graphql(CONFIRM, { email: other.email, key }, { token: other.token });
    expect(foreign.errors?.[0].message).toBe(LINK_IS_OVER);
    const reset = await engine.graphql(RESET, { email: one.email, token: key, password: NEW });
    expect(reset.errors?.[0].message).toBe(LINK_IS_OVER);
    expect((await who(other.token)).email_confirmed_at).toBeNull();
  });

  test.each([
    ["nothing", ""],
    ["a word", "nonsense"],
    ["something endless", "x".repeat(5000)],
    ["SQL", "' or 1=1 --"],
  ])("is rejected when invented: %s", async (_case, key) => {
    const { email, token } = await register();
    expect((await engine.graphql(CONFIRM, { email, key }, { token })).errors?.[0].message).toBe(LINK_IS_OVER);
  });

  test("works without signing in only on the device that registered, and not while signed in to another account", async () => {
    const device = { headers: { deviceToken: randomId() } };
    const { email, token } = await register(newAddress(), { ...guest(), ...device });
    const key = await secretOf(email, "key");
    const stranger = { ...(await customer(engine)), ...device };
    for (const sender of [{}, guest(), { headers: { deviceToken: randomId() } }, stranger]) {
      const { errors } = await engine.graphql(CONFIRM, { email, key }, sender);
      expect(errors?.[0].message).toContain("Please sign in to the account");
    }
    expect((await who(token)).email_confirmed_at).toBeNull();
    const { data } = await engine.graphql(CONFIRM, { email, key }, { ...guest(), ...device });
    expect(data.confirmEmail.customer.email).toBe(email);
    expect((await who(token)).email_confirmed_at).not.toBeNull();
  });

  test("is sent again until the address is confirmed", async () => {
    const { email, token } = await register();
    const first = await secretOf(email, "key");
    expect((await engine.graphql(RESEND, { email }, guest())).data.resendConfirmationEmail).toBe(true);
    const second = await secretOf(email, "key");
    expect(second).not.toBe(first);
    await engine.graphql(CONFIRM, { email, key: second }, { token });
    expect((await who(token)).email_confirmed_at).not.toBeNull();
    expect((await engine.graphql(RESEND, { email }, guest())).data.resendConfirmationEmail).toBe(true);
    expect(await secretOf(email, "key")).toBe(second);
  });

  test("is never sent to an address without an account", async () => {
    const email = newAddress();
    expect((await engine.graphql(RESEND, { email }, guest())).data.resendConfirmationEmail).toBe(true);
    expect(await emailsTo(engine, email)).toEqual([]);
  });
});

describe("a forgotten password", () => {
  test("is replaced with the emailed link, which also confirms the address", async () => {
    const { email } = await register();
    const token = await expired(email);
    expect((await engine.graphql(WORKS, { email, token })).data.passwordLinkWorks).toBe(true);
    const { data } = await engine.graphql(RESET, { email, token, password: `  ${NEW} ` });
    expect(data.resetPassword).toBe(true);
    expect(await canLogIn(email, OLD)).toBe(false);
    expect(await canLogIn(email, NEW)).toBe(true);
    const row = await engine.db
      .selectFrom("customer")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).not.toBeNull();
    expect(await subjectsTo(email)).toContain("Your password has been changed");
  });

  test("ends every session, so that a stolen one becomes useless", async () => {
    const { email, token: stolen } = await register();
    await engine.graphql(RESET, { email, token: await expired(email), password: NEW });
    const { errors } = await engine.graphql(WHO, {}, { token: stolen });
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  // @specification §8 L262
  test("gets the same response for known and unknown addresses", async () => {
    const { email } = await register();
    const known = await engine.graphql(FORGOT, { email }, guest());
    const unknown = await engine.graphql(FORGOT, { email: newAddress() }, guest());
    expect(known).toEqual(unknown);
    expect(known.data.requestPasswordResetEmail).toBe(true);
  });

  test("takes the same time for known and unknown addresses", async () => {
    const { email } = await register();
    constantTime.milliseconds = 250;
    onTestFinished(() => {
      constantTime.milliseconds = 1;
    });
    const timeFor = async (address: string) => {
      const start = performance.now();
      await engine.graphql(FORGOT, { email: address }, guest());
      return performance.now() - start;
    };
    expect(await timeFor(email)).toBeGreaterThan(240);
    expect(await timeFor(newAddress())).toBeGreaterThan(240);
  });

  test("sends three emails an hour to an address at most, without revealing it", async () => {
    const { email } = await register();
    for (let time = 0; time < 5; time += 1) {
      expect((await engine.graphql(FORGOT, { email }, guest())).data.requestPasswordResetEmail).toBe(true);
    }
    const subjects = await subjectsTo(email);
    expect(subjects.filter((subject) => subject === "Choose a new password")).toHaveLength(3);
  });

  // @specification §8 L262
  test("gets the same response after too many requests of one visitor", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.77" };
    const responses = [];
    for (let time = 0; time < 35; time += 1)
      responses.push(await engine.graphql(FORGOT, { email: newAddress() }, { headers }));
    const { email } = await register();
    responses.push(await engine.graphql(FORGOT, { email }, { headers }));
    expect(responses.filter(({ data }) => data?.requestPasswordResetEmail !== true)).toEqual([]);
    expect(await subjectsTo(email)).not.toContain("Choose a new password");
  });

  test("requires an address", async () => {
    const { errors } = await engine.graphql(FORGOT, { email: "no address" });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "email" });
  });
});

// @specification §7 L246
// @specification §8 L263
describe("a password link", () => {
  test("names the customer, whose id is sent back and must be theirs", async () => {
    const { email, token: session } = await register();
    const token = await expired(email);
    const { data } = await engine.graphql("{ customer { id } }", {}, { token: session });
    expect(await secretOf(email, "id")).toBe(String(data.customer.id));
    const reset = (customerId: number) =>
      engine.graphql(
        `mutation ($email: String!, $token: String!, $password: String!, $customerId: Int) {
          resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password, customerId: $customerId)
        }`,
        { email, token, password: NEW, customerId },
      );
    expect((await reset(data.customer.id + 1)).errors?.[0].message).toBe(LINK_IS_OVER);
    expect((await reset(data.customer.id)).data.resetPassword).toBe(true);
  });

  test("works once, and invalidates the others", async () => {
    const { email } = await register();
    const [first, second] = [await expired(email), await expired(email)];
    await engine.graphql(RESET, { email, token: second, password: NEW });
    for (const token of [first, second]) {
      const { errors } = await engine.graphql(RESET, { email, token, password: "Third-Password3" });
      expect(errors?.[0].message).toBe(LINK_IS_OVER);
      expect((await engine.graphql(WORKS, { email, token })).data.passwordLinkWorks).toBe(false);
    }
    expect(await canLogIn(email, NEW)).toBe(true);
  });

  test("works once, even when submitted twice at once", async () => {
    const { email } = await register();
    const token = await expired(email);
    const responses = await Promise.all(
      ["First-Password1", "Second-Password2"].map((password) =>
        engine.graphql(RESET, { email, token, password }),
      ),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test("is rejected when it has expired", async () => {
    const { email } = await register();
    const token = await expired(email);
    await expireLinksTo(email);
    const { errors } = await engine.graphql(RESET, { email, token, password: NEW });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
    expect(await canLogIn(email, OLD)).toBe(true);
  });

  test("does not work for another account", async () => {
    const [one, other] = [await register(), await register()];
    const token = await expired(one.email);
    const { errors } = await engine.graphql(RESET, { email: other.email, token, password: NEW });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
    expect(await canLogIn(other.email, OLD)).toBe(true);
  });

  test("is rejected with the id of another customer", async () => {
    const { email } = await register();
    const stranger = await customer(engine);
    const variables = { email, token: await expired(email), password: NEW, customerId: stranger.id };
    expect((await engine.graphql(RESET, variables)).errors?.[0].message).toBe(LINK_IS_OVER);
  });

  test("is not consumed by a weak password", async () => {
    const { email } = await register();
    const token = await expired(email);
    const { errors } = await engine.graphql(RESET, { email, token, password: "weak" });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "newPassword" });
    expect((await engine.graphql(RESET, { email, token, password: NEW })).data.resetPassword).toBe(true);
  });

  // @specification §2 L42
  test("creates the first password of an account that has none", async () => {
    const { email, token: session } = await register();
    await engine.db.updateTable("customer").set({ password_hash: "" }).where("email", "=", email).execute();
    expect((await who(session)).has_password).toBe(false);
    expect(await canLogIn(email, "")).toBe(false);
    const token = await expired(email);
    const messages = await emailsTo(engine, email);
    expect(messages.at(-1)?.text_body).toContain("/customer/create-password?");
    await engine.graphql(RESET, { email, token, password: NEW }, { token: session });
    expect((await who(session)).has_password).toBe(true);
    expect(await canLogIn(email, NEW)).toBe(true);
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
    const { email, token: strangers } = await register();
    const { token: owners, message } = await logInByCode(email);
    expect(message).toContain("we removed the old password");
    expect(await who(owners)).toMatchObject({ email, has_password: false });
    expect((await engine.graphql(WHO, {}, { token: strangers })).errors).toHaveLength(1);
    expect(await canLogIn(email, OLD)).toBe(false);
    expect(await subjectsTo(email)).toContain("Please create a new password");
  });

  test("is the owner's own when the code is used on the device that registered: it is confirmed and keeps its password", async () => {
    const device = { headers: { deviceToken: randomId() } };
    const { email, token } = await register(newAddress(), { ...guest(), ...device });
    const own = await logInByCode(email, { ...guest(), ...device });
    expect(own.message).toBe("You have successfully logged in.");
    expect(await who(own.token)).toMatchObject({ email, has_password: true });
    expect((await who(own.token)).email_confirmed_at).not.toBeNull();
    expect(await canLogIn(email, OLD)).toBe(true);
    expect((await engine.graphql(WHO, {}, { token })).errors).toHaveLength(1);
    expect(await subjectsTo(email)).not.toContain("Please create a new password");
  });

  test("is unchanged once its address was confirmed", async () => {
    const { email, token } = await register();
    await engine.graphql(CONFIRM, { email, key: await secretOf(email, "key") }, { token });
    await logInByCode(email);
    expect((await who(token)).has_password).toBe(true);
    expect(await canLogIn(email, OLD)).toBe(true);
  });
});

describe("a changed address", () => {
  test("replaces the former one once it is confirmed, and the former one is notified", async () => {
    const { email: former, token } = await register();
    const email = newAddress();
    const { data } = await engine.graphql(CHANGE, { email, password: OLD }, { token });
    expect(data.updateCustomerEmail.customer).toEqual({ email: former, new_email: email });
    expect(await subjectsTo(former)).toContain("A change to your account's email address");
    expect(await canLogIn(former, OLD)).toBe(true);

    await engine.graphql(CONFIRM, { email, key: await secretOf(email, "key") }, { token });
    expect(await who(token)).toMatchObject({ email, new_email: null });
    expect((await who(token)).email_confirmed_at).not.toBeNull();
    expect(await subjectsTo(former)).toContain("The email address of your account has changed");
    expect(await canLogIn(former, OLD)).toBe(false);
    expect(await canLogIn(email, OLD)).toBe(true);
  });

  test("is not confirmed by other readers of the email", async () => {
    const { email: former, token } = await register();
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: OLD }, { token });
    const key = await secretOf(email, "key");
    for (const sender of [{}, await customer(engine)]) {
      const { errors } = await engine.graphql(CONFIRM, { email, key }, sender);
      expect(errors?.[0].message).toContain("Please sign in to the account");
    }
    expect((await who(token)).email).toBe(former);
  });

  test.each([
    ["a wrong password", { password: "Wrong-Password1" }, "graphql-authentication"],
    ["no address", { email: "nowhere" }, "graphql-input"],
  ])("is rejected with %s", async (_case, changes, category) => {
    const { token } = await register();
    const variables = { email: newAddress(), password: OLD, ...changes };
    const { errors } = await engine.graphql(CHANGE, variables, { token });
    expect(errors?.[0].extensions.category).toBe(category);
    expect((await who(token)).new_email).toBeNull();
  });

  test("is rejected when another account has it, when requested and when confirmed", async () => {
    const { token } = await register();
    const taken = await register();
    const { errors } = await engine.graphql(CHANGE, { email: taken.email, password: OLD }, { token });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-already-exists", field: "email" });

    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: OLD }, { token });
    const key = await secretOf(email, "key");
    await register(email);
    const late = await engine.graphql(CONFIRM, { email, key }, { token });
    expect(late.errors?.[0].extensions.category).toBe("graphql-already-exists");
  });

  test("is rejected for guests", async () => {
    const { errors } = await engine.graphql(CHANGE, { email: newAddress(), password: OLD });
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  test("is prevented by a new password", async () => {
    const { email: former, token } = await register();
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: OLD }, { token });
    const key = await secretOf(email, "key");
    await engine.graphql(RESET, { email: former, token: await expired(former), password: NEW }, { token });
    const { errors } = await engine.graphql(CONFIRM, { email, key }, { token });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
  });

  test("invalidates the password links sent to the former one", async () => {
    const { email: former, token } = await register();
    const passwordLink = await expired(former);
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: OLD }, { token });
    await engine.graphql(CONFIRM, { email, key: await secretOf(email, "key") }, { token });
    const { errors } = await engine.graphql(RESET, { email: former, token: passwordLink, password: NEW });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
  });

  test("moves the newsletter subscription", async () => {
    const { email: former, token } = await register();
    await engine.graphql(CONFIRM, { email: former, key: await secretOf(former, "key") }, { token });
    await subscribe(former);
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: OLD }, { token });
    await engine.graphql(CONFIRM, { email, key: await secretOf(email, "key") }, { token });
    expect(await subscription(former)).toBeUndefined();
    expect(await subscription(email)).toBe("subscribed");
  });

  test("keeps the newsletter subscription when the former one was never confirmed", async () => {
    const { email: former, token } = await register();
    await subscribe(former);
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: OLD }, { token });
    await engine.graphql(CONFIRM, { email, key: await secretOf(email, "key") }, { token });
    expect(await subscription(former)).toBe("subscribed");
    expect(await subscription(email)).toBeUndefined();
  });

  function subscribe(email: string) {
    const now = new Date().toISOString();
    const times = { created_at: now, updated_at: now, confirmed_at: now };
    return engine.db
      .insertInto("newsletter_subscriber")
      .values({ store_code: "mpc", email, status: "subscribed", source: "footer", firstname: null, ...times })
      .execute();
  }

  async function subscription(email: string): Promise<string | undefined> {
    const row = await engine.db
      .selectFrom("newsletter_subscriber")
      .select("status")
      .where("email", "=", email)
      .executeTakeFirst();
    return row?.status;
  }
});

describe("the REST calls", () => {
  const post = (path: string, body: object, sender: Sender = {}) =>
    engine.rest(
      path,
      { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
      sender,
    );

  // @specification §7 L223, L247
  test.each(["/rest/V1", "/rest/mpc/V1"])("send the password link under %s", async (base) => {
    const { email } = await register();
    const response = await post(`${base}/customers/password`, {
      email,
      template: "email_reset",
      websiteId: 1,
    });
    expect(await response.json()).toBe(true);
    expect(await subjectsTo(email)).toContain("Choose a new password");
  });

  // @specification §7 L247
  test("always report the password link as sent", async () => {
    for (const email of [newAddress(), "no address"]) {
      const response = await post("/rest/V1/customers/password", {
        email,
        template: "email_reset",
        websiteId: 1,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toBe(true);
    }
  });

  test("reject malformed requests", async () => {
    for (const body of [{}, { email: 1 }, { email: "a@example.com", template: "other" }]) {
      expect((await post("/rest/V1/customers/password", body)).status).toBe(400);
    }
    expect((await engine.rest("/rest/V1/customers/password")).status).toBe(405);
  });

  test("say what is wrong in Magento's words", async () => {
    const missing = await post("/rest/V1/customers/password", { template: "email_reset" });
    expect(await missing.json()).toEqual({
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: "email" },
    });
    const wrong = await post("/rest/V1/customers/password", { email: "a@example.com", template: "other" });
    expect(await wrong.json()).toMatchObject({ parameters: { value: "other", fieldName: "template" } });
  });

  // @specification §3 L144
  // @specification §7 L248
  test("send a confirmation again, and confirm", async () => {
    const { email, token } = await register();
    const first = await secretOf(email, "key");
    const sent = await post("/rest/V1/customers/resend-confirmation", { email });
    expect((await sent.json()).data).toEqual({ sent: true });
    const confirmationKey = await secretOf(email, "key");
    expect(confirmationKey).not.toBe(first);
    const confirmed = await post("/rest/V1/customers/confirm-email", { email, confirmationKey }, { token });
    expect(confirmed.status).toBe(200);
    expect((await who(token)).email_confirmed_at).not.toBeNull();
    const again = await post("/rest/V1/customers/confirm-email", { email, confirmationKey }, { token });
    expect(again.status).toBe(400);
    expect((await again.json()).message).toBe(ALREADY_CONFIRMED);
  });
});
