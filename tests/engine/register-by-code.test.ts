import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

let count = 0;
function newAddress(): string {
  count += 1;
  return `code-${count}@example.com`;
}

async function requestCode(email: string, sender: Sender) {
  const { data } = await engine.graphql(
    "mutation ($email: String!) { requestRegistrationCode(email: $email) { success message } }",
    { email },
    sender,
  );
  return data.requestRegistrationCode;
}

async function codeTo(email: string): Promise<string> {
  return /^\d{6}$/m.exec((await emailsTo(engine, email)).at(-1)?.text_body ?? "")?.[0] ?? "";
}

function register(input: object, sender: Sender) {
  return engine.graphql(
    `mutation ($input: CustomerByCodeInput!) {
      createCustomerByCode(input: $input) { customer_token is_new message customer { email firstname } }
    }`,
    { input: { firstname: "Ada", lastname: "Byron", ...input } },
    sender,
  );
}

// @specification §1 L11
describe("registering by a code", () => {
  test("creates a confirmed account without a password, signed in, with the newsletter", async () => {
    const [email, sender] = [newAddress(), guest()];
    await requestCode(email, sender);
    const code = await codeTo(email);
    const { data } = await register({ email, code, is_subscribed: true, phone_no: "(212) 555-0123" }, sender);
    const { customer_token: token, is_new } = data.createCustomerByCode;
    expect(is_new).toBe(true);
    const own = await engine.graphql(
      "{ customer { email phone_no is_subscribed has_password email_confirmed_at } }",
      {},
      { token },
    );
    expect(own.data.customer).toMatchObject({
      email,
      phone_no: "(212) 555-0123",
      is_subscribed: true,
      has_password: false,
      email_confirmed_at: expect.any(String),
    });
    expect((await register({ email, code }, sender)).errors?.[0].message).toMatch(/^That code is wrong/);
  });

  test("sends no more than three codes an hour to an address without an account, whoever asks", async () => {
    const email = newAddress();
    for (let request = 0; request < 5; request += 1) await requestCode(email, guest());
    expect(await emailsTo(engine, email)).toHaveLength(3);
  });

  test("answers alike for an address with an account, which the code signs in to", async () => {
    const [email, sender] = [newAddress(), guest()];
    const first = await requestCode(email, sender);
    await register({ email, code: await codeTo(email) }, sender);
    expect(await requestCode(email, sender)).toEqual(first);
    expect((await emailsTo(engine, email)).at(-1)?.subject).toBe("Your sign-in code");
    const { data } = await register({ email, firstname: "Eve", code: await codeTo(email) }, sender);
    expect(data.createCustomerByCode).toMatchObject({ is_new: false, customer: { email, firstname: "Ada" } });
  });

  test("takes the password of an account that a stranger opened with the address", async () => {
    const [email, stranger, owner] = [newAddress(), guest(), guest()];
    await engine.graphql(
      "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }",
      { input: { email, firstname: "Eve", lastname: "X", password: "Engine#12" } },
      stranger,
    );
    await requestCode(email, owner);
    const { data } = await register({ email, code: await codeTo(email) }, owner);
    expect(data.createCustomerByCode.message).toContain("we removed the old password");
    const { errors } = await engine.graphql(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Engine#12") { token } }',
      { email },
      stranger,
    );
    expect(errors).toHaveLength(1);
  });

  test.each([
    ["a wrong code", { code: "000000" }, "code"],
    ["an empty name", { firstname: " " }, "firstname"],
    ["a wrong phone number", { phone_no: "1" }, "phone_no"],
  ])("rejects %s, and the code stays valid", async (_case, wrong, field) => {
    const [email, sender] = [newAddress(), guest()];
    await requestCode(email, sender);
    const code = await codeTo(email);
    const { errors } = await register({ email, code, ...wrong }, sender);
    expect(errors?.[0].extensions.field).toBe(field);
    expect((await register({ email, code }, sender)).data.createCustomerByCode.is_new).toBe(true);
  });

  test("works only in the browser that requested the code", async () => {
    const email = newAddress();
    await requestCode(email, { headers: { "X-Forwarded-For": "198.51.100.1", "User-Agent": "a" } });
    const { errors } = await register(
      { email, code: await codeTo(email) },
      { headers: { "X-Forwarded-For": "198.51.100.2", "User-Agent": "b" } },
    );
    expect(errors?.[0].extensions.field).toBe("code");
  });
});
