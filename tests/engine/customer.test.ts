import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const REGISTER = `mutation ($input: CustomerInput!) {
  createCustomer(input: $input) { customer { firstname lastname email is_subscribed date_of_birth } customer_token }
}`;
const LOG_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token cachePrice }
}`;
const WHO = "{ customer { firstname email default_billing default_shipping addresses { id city } } }";
const REJECTED =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";
const NOT_AUTHORIZED = "The current customer isn't authorized.";

function person(changes: object = {}) {
  return { firstname: "Ada", lastname: "Byron", password: "Analytical1", is_subscribed: true, ...changes };
}

async function register(email: string): Promise<string> {
  const { data } = await engine.graphql(REGISTER, { input: person({ email }) });
  return data.createCustomer.customer_token;
}

// @specification §1 L11
// @specification §3 L115
// @specification §7 L240
describe("registering", () => {
  test("creates an account, signs in, and stores the address trimmed and in lower case", async () => {
    const input = person({ email: "  Ada@Example.COM ", firstname: " Ada ", date_of_birth: "02/29/2000" });
    const { data, errors } = await engine.graphql(REGISTER, { input });
    expect(errors).toBeUndefined();
    expect(data.createCustomer.customer).toEqual({
      firstname: "Ada",
      lastname: "Byron",
      email: "ada@example.com",
      is_subscribed: false,
      date_of_birth: "2000-02-29",
    });
    const who = await engine.graphql(WHO, {}, { token: data.createCustomer.customer_token });
    expect(who.data.customer.email).toBe("ada@example.com");
  });

  test("rejects an address that has an account, in any case", async () => {
    await register("twice@example.com");
    const { data, errors } = await engine.graphql(REGISTER, {
      input: person({ email: "TWICE@example.com" }),
    });
    expect(data.createCustomer).toBeNull();
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-already-exists", field: "email" });
  });

  test("creates one account for several concurrent requests", async () => {
    const input = person({ email: "race@example.com" });
    const responses = await Promise.all([1, 2, 3].map(() => engine.graphql(REGISTER, { input })));
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test.each([
    ["email", { email: "no address" }, "Please enter a valid email address"],
    ["email", { email: "" }, "This is a required field."],
    ["email", { email: `${"a".repeat(5000)}@example.com` }, "Please enter"],
    ["firstname", { firstname: "   " }, "This is a required field."],
    ["firstname", { firstname: "x".repeat(300) }, "Please enter no more than 255 characters."],
    ["firstname", { firstname: "Ada\u0000" }, "Please enter plain text."],
    ["lastname", { lastname: null }, "This is a required field."],
    ["password", { password: "short1A" }, "Please enter atleast 8 characters."],
    ["password", { password: "onlysmallletters" }, "Please enter atleast 8 characters."],
    ["password", { password: "   Abc1   " }, "Please enter atleast 8 characters."],
    ["date_of_birth", { date_of_birth: "02/30/2001" }, "Please enter a valid full date."],
    ["date_of_birth", { date_of_birth: "01/01/2999" }, "Please enter a valid full date."],
    ["phone_no", { phone_no: "call me" }, "Please enter a valid phone."],
  ])("names the invalid field: %s %j", async (field, changes, message) => {
    const { data, errors } = await engine.graphql(REGISTER, {
      input: person({ email: "new@example.com", ...changes }),
    });
    expect(data.createCustomer).toBeNull();
    expect(errors?.[0].message).toContain(message);
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
  });

  test("rejects values of a wrong type without an account or a crash", async () => {
    const { errors } = await engine.graphql(REGISTER, { input: person({ email: ["a@example.com"] }) });
    expect(errors?.[0].extensions.category).toBe("graphql-input");
  });
});

// @specification §1 L11
// @specification §7 L241
describe("signing in", () => {
  test("accepts spaces around the password and any case of the address", async () => {
    await register("login@example.com");
    const { data } = await engine.graphql(LOG_IN, { email: " LOGIN@example.com", password: " Analytical1 " });
    const who = await engine.graphql(WHO, {}, { token: data.generateCustomerToken.token });
    expect(who.data.customer.firstname).toBe("Ada");
  });

  test("gives the same response for an unknown account and a wrong password", async () => {
    await register("known@example.com");
    const wrong = await engine.graphql(LOG_IN, { email: "known@example.com", password: "Wrong-Password1" });
    const unknown = await engine.graphql(LOG_IN, {
      email: "unknown@example.com",
      password: "Wrong-Password1",
    });
    expect(wrong.errors).toEqual(unknown.errors);
    expect(wrong.errors?.[0]).toMatchObject({
      message: REJECTED,
      extensions: { category: "graphql-authentication" },
    });
  });

  test("is slowed down after ten wrong passwords, even with the right one", async () => {
    await register("guessed@example.com");
    for (let guess = 0; guess < 10; guess += 1) {
      await engine.graphql(LOG_IN, { email: "guessed@example.com", password: `Guess-${guess}-Wrong` });
    }
    const { errors } = await engine.graphql(LOG_IN, {
      email: "guessed@example.com",
      password: "Analytical1",
    });
    expect(errors?.[0].message).toBe(REJECTED);
  });

  test("is slowed down even when the wrong passwords come all at once", async () => {
    const login = { email: "flooded@example.com", password: "Analytical1" };
    const token = await register(login.email);
    await engine.db.deleteFrom("rate_limit").execute();
    const guesses = Array.from({ length: 20 }, (_, guess) => ({
      ...login,
      password: `Guess-${guess}-Wrong`,
    }));
    await Promise.all(guesses.map((guess) => engine.graphql(LOG_IN, guess)));
    const [{ points }] = await engine.db
      .selectFrom("rate_limit")
      .select("points")
      .where("key", "like", "log-in-account-tries:%")
      .execute();
    // Five free attempts, and the one that starts the wait.
    expect(points).toBe(6);
    expect((await engine.graphql(LOG_IN, login)).errors?.[0].message).toBe(REJECTED);
    expect((await engine.graphql(WHO, {}, { token })).errors).toBeUndefined();
  });

  // @specification §7 L244
  test("revokes the token that the request came with", async () => {
    const old = await register("rotate@example.com");
    await engine.graphql(LOG_IN, { email: "rotate@example.com", password: "Analytical1" }, { token: old });
    const who = await engine.graphql(WHO, {}, { token: old });
    expect(who.errors?.[0].message).toBe(NOT_AUTHORIZED);
  });

  test("cannot be attempted many times in one request", async () => {
    const tries = Array.from(
      { length: 6 },
      (_, n) => `t${n}: generateCustomerToken(email: "a@b.co", password: "x") { token }`,
    );
    const { data, errors } = await engine.graphql(`mutation { ${tries.join(" ")} }`);
    expect(data).toBeUndefined();
    expect(errors?.[0].message).toBe("The document has too many mutations.");
  });
});

describe("a token", () => {
  test("is not stored itself", async () => {
    const token = await register("hashed@example.com");
    const rows = await engine.db.selectFrom("customer_token").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // @specification §7 L244
  test("is invalid after signing out", async () => {
    const token = await register("logout@example.com");
    const { data } = await engine.graphql("mutation { revokeCustomerToken { result } }", {}, { token });
    expect(data.revokeCustomerToken.result).toBe(true);
    expect((await engine.graphql(WHO, {}, { token })).errors?.[0].message).toBe(NOT_AUTHORIZED);
  });

  test("counts as a guest once it has expired", async () => {
    const token = await register("expired@example.com");
    await engine.db.updateTable("customer_token").set({ expires_at: "2020-01-01T00:00:00.000Z" }).execute();
    const shop = await engine.graphql("{ storeConfig { store_code } }", {}, { token });
    expect(shop.data.storeConfig.store_code).toBe("mpc");
    const who = await engine.graphql(WHO, {}, { token });
    expect(who.errors?.[0]).toMatchObject({
      message: NOT_AUTHORIZED,
      extensions: { category: "graphql-authorization" },
    });
  });

  test.each(["", "nonsense", "x".repeat(10_000), "a b", "' or 1=1 --"])(
    "that was invented is rejected: %s",
    async (token) => {
      const { errors } = await engine.graphql(WHO, {}, { token });
      expect(errors?.[0].message).toBe(NOT_AUTHORIZED);
    },
  );
});

describe("the address book", () => {
  const ADD = `mutation ($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) { id street region { region_code region_id region } default_shipping }
  }`;
  const address = {
    firstname: "Ada",
    lastname: "Byron",
    street: ["1 Main Street"],
    city: "Portland",
    region: { region_code: "ME" },
    postcode: "04101",
    country_code: "US",
    telephone: "207 555 0142",
  };

  // @specification §3 L98
  test("keeps an address, and one default of each kind", async () => {
    const token = await register("book@example.com");
    const first = await engine.graphql(ADD, { input: { ...address, default_shipping: true } }, { token });
    expect(first.data.createCustomerAddress.region).toEqual({
      region_code: "ME",
      region_id: 29,
      region: "Maine",
    });
    const second = await engine.graphql(
      ADD,
      {
        input: {
          ...address,
          city: "Salem",
          region: { region: "Oregon" },
          postcode: "97301",
          default_shipping: true,
        },
      },
      { token },
    );
    const { data } = await engine.graphql(WHO, {}, { token });
    expect(data.customer.addresses.map(({ city }) => city)).toEqual(["Portland", "Salem"]);
    expect(data.customer.default_shipping).toBe(String(second.data.createCustomerAddress.id));
    expect(data.customer.default_billing).toBe(String(first.data.createCustomerAddress.id));
  });

  test.each([
    ["postcode", { postcode: "ABC" }, "Please enter a valid zip/postal code."],
    ["region", { region: { region_code: "ZZ" } }, "Please choose a US state."],
    ["region", { region: null }, "This is a required field."],
    ["street", { street: [null, " "] }, "This is a required field."],
    ["telephone", { telephone: "12" }, "Please enter a valid phone."],
    ["country_code", { country_code: "CA" }, "We only ship within the United States."],
  ])("names the invalid field: %s", async (field, changes, message) => {
    const token = await register(`wrong-${field}-${Math.random()}@example.com`);
    const { errors } = await engine.graphql(ADD, { input: { ...address, ...changes } }, { token });
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input", field } });
  });

  test("is inaccessible to guests", async () => {
    const { errors } = await engine.graphql(ADD, { input: address });
    expect(errors?.[0].message).toBe(NOT_AUTHORIZED);
  });
});

test("an address with an account is not available", async () => {
  await register("taken@example.com");
  const ask = (email: string) =>
    engine.graphql("query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }", {
      email,
    });
  expect((await ask("Taken@example.com")).data.isEmailAvailable.is_email_available).toBe(false);
  expect((await ask("free@example.com")).data.isEmailAvailable.is_email_available).toBe(true);
});
