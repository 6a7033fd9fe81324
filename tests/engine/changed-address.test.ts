import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
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
const CHANGE = `mutation ($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email new_email } }
}`;

describe("a changed address", () => {
  test("replaces the former one once it is confirmed, and the former one is notified", async () => {
    const { email: former, token } = await accounts.register();
    const email = newAddress();
    const { data } = await engine.graphql(CHANGE, { email, password: PASSWORD }, { token });
    expect(data.updateCustomerEmail.customer).toEqual({ email: former, new_email: email });
    expect(await accounts.subjectsTo(former)).toContain("A change to your account's email address");
    expect(await accounts.canLogIn(former, PASSWORD)).toBe(true);

    await accounts.confirm(email, await accounts.secretOf(email, "key"), { token });
    expect(await accounts.who(token)).toMatchObject({ email, new_email: null });
    expect((await accounts.who(token)).email_confirmed_at).not.toBeNull();
    expect(await accounts.subjectsTo(former)).toContain("The email address of your account has changed");
    expect(await accounts.canLogIn(former, PASSWORD)).toBe(false);
    expect(await accounts.canLogIn(email, PASSWORD)).toBe(true);
  });

  test("is not confirmed by other readers of the email", async () => {
    const { email: former, token } = await accounts.register();
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: PASSWORD }, { token });
    const key = await accounts.secretOf(email, "key");
    for (const sender of [{}, await customer(engine)]) {
      const { errors } = await accounts.confirm(email, key, sender);
      expect(errors?.[0].message).toContain("Please sign in to the account");
    }
    expect((await accounts.who(token)).email).toBe(former);
  });

  test.each([
    ["a wrong password", { password: "Wrong-Password1" }, "graphql-authentication"],
    ["no address", { email: "nowhere" }, "graphql-input"],
  ])("is rejected with %s", async (_case, changes, category) => {
    const { token } = await accounts.register();
    const variables = { email: newAddress(), password: PASSWORD, ...changes };
    const { errors } = await engine.graphql(CHANGE, variables, { token });
    expect(errors?.[0].extensions.category).toBe(category);
    expect((await accounts.who(token)).new_email).toBeNull();
  });

  test("is rejected when another account has it, when requested and when confirmed", async () => {
    const { token } = await accounts.register();
    const taken = await accounts.register();
    const { errors } = await engine.graphql(CHANGE, { email: taken.email, password: PASSWORD }, { token });
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-already-exists", field: "email" });

    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: PASSWORD }, { token });
    const key = await accounts.secretOf(email, "key");
    await accounts.register(email);
    const late = await accounts.confirm(email, key, { token });
    expect(late.errors?.[0].extensions.category).toBe("graphql-already-exists");
  });

  test("is rejected for guests", async () => {
    const { errors } = await engine.graphql(CHANGE, { email: newAddress(), password: PASSWORD });
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  test("is prevented by a new password", async () => {
    const { email: former, token } = await accounts.register();
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: PASSWORD }, { token });
    const key = await accounts.secretOf(email, "key");
    await engine.graphql(
      RESET,
      { email: former, token: await accounts.passwordLink(former), password: NEW_PASSWORD },
      { token },
    );
    const { errors } = await accounts.confirm(email, key, { token });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
  });

  test("invalidates the password links sent to the former one", async () => {
    const { email: former, token } = await accounts.register();
    const passwordLink = await accounts.passwordLink(former);
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: PASSWORD }, { token });
    await accounts.confirm(email, await accounts.secretOf(email, "key"), { token });
    const { errors } = await engine.graphql(RESET, {
      email: former,
      token: passwordLink,
      password: NEW_PASSWORD,
    });
    expect(errors?.[0].message).toBe(LINK_IS_OVER);
  });

  test("moves the newsletter subscription", async () => {
    const { email: former, token } = await accounts.register();
    await accounts.confirm(former, await accounts.secretOf(former, "key"), { token });
    await subscribe(former);
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: PASSWORD }, { token });
    await accounts.confirm(email, await accounts.secretOf(email, "key"), { token });
    expect(await subscription(former)).toBeUndefined();
    expect(await subscription(email)).toBe("subscribed");
  });

  test("keeps the newsletter subscription when the former one was never confirmed", async () => {
    const { email: former, token } = await accounts.register();
    await subscribe(former);
    const email = newAddress();
    await engine.graphql(CHANGE, { email, password: PASSWORD }, { token });
    await accounts.confirm(email, await accounts.secretOf(email, "key"), { token });
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
