import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { constantTime } from "~/engine/shared/constant-time";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { LINK_IS_OVER, NEW_PASSWORD, newAddress, openLinkedAccounts, PASSWORD } from "./linked-accounts";
import { customer } from "./shopper";

let engine: EngineFixture;
let accounts: ReturnType<typeof openLinkedAccounts>;
beforeAll(async () => {
  engine = await openFixture();
  accounts = openLinkedAccounts(engine);
});
afterAll(() => engine.close());

const RESET = `mutation ($email: String!, $token: String!, $password: String!, $customerId: Int) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password, customerId: $customerId)
}`;
const WORKS = "query ($email: String!, $token: String!) { passwordLinkWorks(email: $email, token: $token) }";
const WHO = "{ customer { email } }";

describe("a forgotten password", () => {
  test("is replaced with the emailed link, which also confirms the address", async () => {
    const { email } = await accounts.register();
    const token = await accounts.passwordLink(email);
    expect((await engine.graphql(WORKS, { email, token })).data.passwordLinkWorks).toBe(true);
    const { data } = await engine.graphql(RESET, { email, token, password: `  ${NEW_PASSWORD} ` });
    expect(data.resetPassword).toBe(true);
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(false);
    expect(await accounts.canLogIn(email, NEW_PASSWORD)).toBe(true);
    const row = await engine.db
      .selectFrom("customer")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).not.toBeNull();
    expect(await accounts.subjectsTo(email)).toContain("Your password has been changed");
  });

  test("ends every session, so that a stolen one becomes useless", async () => {
    const { email, token: stolen } = await accounts.register();
    await engine.graphql(RESET, { email, token: await accounts.passwordLink(email), password: NEW_PASSWORD });
    const { errors } = await engine.graphql(WHO, {}, { token: stolen });
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  // @specification §8 L262
  test("gets the same response for known and unknown addresses", async () => {
    const { email } = await accounts.register();
    const known = await accounts.requestPasswordLink(email);
    const unknown = await accounts.requestPasswordLink(newAddress());
    expect(known).toEqual(unknown);
    expect(known.data.requestPasswordResetEmail).toBe(true);
  });

  test("takes the same time for known and unknown addresses", async () => {
    const { email } = await accounts.register();
    constantTime.milliseconds = 250;
    onTestFinished(() => {
      constantTime.milliseconds = 1;
    });
    const timeFor = async (address: string) => {
      const start = performance.now();
      await accounts.requestPasswordLink(address);
      return performance.now() - start;
    };
    expect(await timeFor(email)).toBeGreaterThan(240);
    expect(await timeFor(newAddress())).toBeGreaterThan(240);
  });

  test("sends three emails an hour to an address at most, without revealing it", async () => {
    const { email } = await accounts.register();
    for (let time = 0; time < 5; time += 1) {
      expect((await accounts.requestPasswordLink(email)).data.requestPasswordResetEmail).toBe(true);
    }
    const subjects = await accounts.subjectsTo(email);
    expect(subjects.filter((subject) => subject === "Choose a new password")).toHaveLength(3);
  });

  // @specification §8 L262
  test("gets the same response after too many requests of one visitor", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.77" };
    const responses = [];
    for (let time = 0; time < 35; time += 1)
      responses.push(await accounts.requestPasswordLink(newAddress(), { headers }));
    const { email } = await accounts.register();
    responses.push(await accounts.requestPasswordLink(email, { headers }));
    expect(responses.filter(({ data }) => data?.requestPasswordResetEmail !== true)).toEqual([]);
    expect(await accounts.subjectsTo(email)).not.toContain("Choose a new password");
  });

  test("requires an address", async () => {
    const { errors } = await accounts.requestPasswordLink("no address");
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "email" });
  });
});

// @specification §7 L246
// @specification §8 L263
describe("a password link", () => {
  test("names the customer, whose id is sent back and must be theirs", async () => {
    const { email, token: session } = await accounts.register();
    const token = await accounts.passwordLink(email);
    const { data } = await engine.graphql("{ customer { id } }", {}, { token: session });
    expect(await accounts.secretOf(email, "id")).toBe(String(data.customer.id));
    const reset = (customerId: number) =>
      engine.graphql(
        `mutation ($email: String!, $token: String!, $password: String!, $customerId: Int) {
          resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password, customerId: $customerId)
        }`,
        { email, token, password: NEW_PASSWORD, customerId },
      );
    expect((await reset(data.customer.id + 1)).errors?.[0].message).toBe(LINK_IS_OVER);
    expect((await reset(data.customer.id)).data.resetPassword).toBe(true);
  });

  test("works once, and invalidates the others", async () => {
    const { email } = await accounts.register();
    const [first, second] = [await accounts.passwordLink(email), await accounts.passwordLink(email)];
    await engine.graphql(RESET, { email, token: second, password: NEW_PASSWORD });
    for (const token of [first, second]) {
      const { errors } = await engine.graphql(RESET, { email, token, password: "Third-Password3" });
      expect(errors?.[0].message).toBe(LINK_IS_OVER);
      expect((await engine.graphql(WORKS, { email, token })).data.passwordLinkWorks).toBe(false);
    }
    expect(await accounts.canLogIn(email, NEW_PASSWORD)).toBe(true);
  });

  test("works once, even when submitted twice at once", async () => {
    const { email } = await accounts.register();
    const token = await accounts.passwordLink(email);
    const responses = await Promise.all(
      ["First-Password1", "Second-Password2"].map((password) =>
        engine.graphql(RESET, { email, token, password }),
      ),
    );
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test("is rejected when it has expired", async () => {
    const { email } = await accounts.register();
    const token = await accounts.passwordLink(email);
    await accounts.expireLinksTo(email);
    const { errors } = await engine.graphql(RESET, { email, token, password: NEW_PASSWORD });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(true);
  });

  test("does not work for another account", async () => {
    const [one, other] = [await accounts.register(), await accounts.register()];
    const token = await accounts.passwordLink(one.email);
    const { errors } = await engine.graphql(RESET, { email: other.email, token, password: NEW_PASSWORD });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
    expect(await accounts.canLogIn(other.email, PASSWORD)).toBe(true);
  });

  test("is rejected with the id of another customer", async () => {
    const { email } = await accounts.register();
    const stranger = await customer(engine);
    const variables = {
      email,
      token: await accounts.passwordLink(email),
      password: NEW_PASSWORD,
      customerId: stranger.id,
    };
    expect((await engine.graphql(RESET, variables)).errors?.[0].message).toBe(LINK_IS_OVER);
  });

  test("is not consumed by a weak password", async () => {
    const { email } = await accounts.register();
    const token = await accounts.passwordLink(email);
    const { errors } = await engine.graphql(RESET, { email, token, password: "weak" });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "newPassword" });
    expect((await engine.graphql(RESET, { email, token, password: NEW_PASSWORD })).data.resetPassword).toBe(
      true,
    );
  });

  // @specification §2 L42
  test("creates the first password of an account that has none", async () => {
    const { email, token: session } = await accounts.register();
    await engine.db.updateTable("customer").set({ password_hash: "" }).where("email", "=", email).execute();
    expect((await accounts.who(session)).has_password).toBe(false);
    expect(await accounts.canLogIn(email, "")).toBe(false);
    const token = await accounts.passwordLink(email);
    const messages = await emailsTo(engine, email);
    expect(messages.at(-1)?.text_body).toContain("/customer/create-password?");
    await engine.graphql(RESET, { email, token, password: NEW_PASSWORD }, { token: session });
    expect((await accounts.who(session)).has_password).toBe(true);
    expect(await accounts.canLogIn(email, NEW_PASSWORD)).toBe(true);
  });
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
    const { email } = await accounts.register();
    const response = await post(`${base}/customers/password`, {
      email,
      template: "email_reset",
      websiteId: 1,
    });
    expect(await response.json()).toBe(true);
    expect(await accounts.subjectsTo(email)).toContain("Choose a new password");
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

  test("read a PUT as Magento does: the template is required, the website is a number or its text", async () => {
    const { email } = await accounts.register();
    const put = async (body: object) => {
      const headers = { "Content-Type": "application/json" };
      const init = { method: "PUT", headers, body: JSON.stringify(body) };
      return (await engine.rest("/rest/default/V1/customers/password", init)).json();
    };
    expect(await put({ email })).toMatchObject({ parameters: { fieldName: "template" } });
    expect(await put({ email, template: "email_reset", websiteId: "one" })).toMatchObject({
      parameters: { fieldName: "websiteId" },
    });
    expect(await put({ email, template: "email_reminder", websiteId: "1" })).toBe(true);
    expect(await put({ email: newAddress(), template: "email_reset", websiteId: null })).toBe(true);
    expect(await accounts.subjectsTo(email)).toContain("Choose a new password");
  });
});
