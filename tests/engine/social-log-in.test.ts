import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "~/engine/customers/password";
import { proofOf, type SocialNetwork, startSocialNetwork } from "../fixtures/social-network";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";

let network: SocialNetwork;
let engine: EngineFixture;
beforeAll(async () => {
  network = await startSocialNetwork();
  engine = await openFixture({ social: { facebook: network.client } });
});
afterAll(async () => {
  await engine.close();
  await network.stop();
});

const COME = `mutation ($input: SocialLoginInput!) {
  createCustomerBySocialLogin(input: $input) { customer_token cachePrice check_id code_sent }
}`;
const SEND =
  "mutation ($id: ID!, $email: String!) { sendSocialLoginCode(check_id: $id, email: $email) { email } }";
const CONFIRM =
  "mutation ($id: ID!, $code: String!) { confirmSocialLogin(check_id: $id, code: $code) { customer_token } }";
const WHO = "{ customer { firstname lastname email is_subscribed social_logins { login_source name } } }";
const REJECTED =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";
const WRONG_CODE = "That code is wrong or has expired. Please check it or request a new one.";

let people = 0;
/** Somebody whom nobody has met yet. */
function somebody(changes: object = {}) {
  people += 1;
  const email = `otto.${people}@example.com`;
  return {
    id: `person-${people}`,
    name: "Otto Bark",
    first_name: "Otto",
    last_name: "Bark",
    email,
    ...changes,
  };
}

async function come(profile: object, input: object = {}) {
  network.meets({ ...profile });
  const token = await network.token();
  const { data, errors } = await engine.graphql(COME, {
    input: { login_source: "facebook", login_token_id: token, login_token_proof: proofOf(token), ...input },
  });
  return { response: data?.createCustomerBySocialLogin, errors };
}

async function codeFor(email: string): Promise<string> {
  const message = (await emailsTo(engine, email)).at(-1);
  return /^\d{6}$/m.exec(message?.text_body ?? "")?.[0] ?? "no code";
}

async function confirm(id: string, code: string) {
  const { data, errors } = await engine.graphql(CONFIRM, { id, code });
  return { token: data?.confirmSocialLogin?.customer_token, errors };
}

async function who(token: string) {
  return (await engine.graphql(WHO, {}, { token })).data.customer;
}

describe("an address that the network vouches for", () => {
  // @specification §3 L99, L115
  // @specification §7 L245
  test("opens an account at once, and the same one the next time", async () => {
    const otto = somebody({ email_verified: true });
    const { response } = await come(otto, { is_subscribed: false });
    expect(await who(response.customer_token)).toEqual({
      firstname: "Otto",
      lastname: "Bark",
      email: otto.email,
      is_subscribed: false,
      social_logins: [{ login_source: "facebook", name: "Otto Bark" }],
    });
    const again = await come({ ...otto, email: "moved@example.com" });
    expect((await who(again.response.customer_token)).email).toBe(otto.email);
  });

  test("is the network's and never the browser's", async () => {
    const otto = somebody({ email_verified: true });
    const { response } = await come(otto, { email: "victim@example.com", firstname: "Eve" });
    expect(await who(response.customer_token)).toMatchObject({ email: otto.email, firstname: "Otto" });
  });

  test("asks by letter whether news are wanted", async () => {
    const otto = somebody({ email_verified: true });
    await come(otto, { is_subscribed: true });
    expect((await emailsTo(engine, otto.email)).map(({ subject }) => subject)).toContain(
      "Please confirm your subscription",
    );
  });

  test("gets into an account that has the address only with the code mailed to it", async () => {
    const owner = await customer(engine);
    const { response } = await come(somebody({ email: owner.email, email_verified: true }));
    expect(response).toMatchObject({ customer_token: null, code_sent: true });
    const { token } = await confirm(response.check_id, await codeFor(owner.email));
    expect(await who(token)).toMatchObject({
      firstname: "Grace",
      email: owner.email,
      social_logins: [{ name: "Otto Bark" }],
    });
  });
});

// @specification §7 L245
test("the price code of the visit stays with the customer", async () => {
  network.meets(somebody({ email_verified: true }));
  const token = await network.token();
  const input = { login_source: "facebook", login_token_id: token, login_token_proof: proofOf(token) };
  const { data } = await engine.graphql(COME, { input }, { headers: { priceCache: "U0FMRQ==" } });
  expect(data.createCustomerBySocialLogin.cachePrice).toBe("U0FMRQ==");
});

describe("an address that nobody vouches for", () => {
  test("opens an account only with the code mailed to it", async () => {
    const otto = somebody();
    const { response } = await come(otto);
    expect(response).toMatchObject({ customer_token: null, code_sent: true });
    const before = await engine.db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", otto.email)
      .execute();
    expect(before).toEqual([]);
    const { token } = await confirm(response.check_id, await codeFor(otto.email));
    expect((await who(token)).email).toBe(otto.email);
  });

  test("is asked for when the network tells none", async () => {
    const otto = somebody({ email: undefined });
    const { response } = await come(otto);
    expect(response).toMatchObject({ customer_token: null, code_sent: false });
    const { data } = await engine.graphql(SEND, { id: response.check_id, email: " Typed@Example.com " });
    expect(data.sendSocialLoginCode.email).toBe("typed@example.com");
    const { token } = await confirm(response.check_id, await codeFor("typed@example.com"));
    expect((await who(token)).email).toBe("typed@example.com");
  });

  test("may be typed by the browser, and then has to be proven, too", async () => {
    const { response } = await come(somebody({ email: undefined }), { email: "from.browser@example.com" });
    expect(response).toMatchObject({ customer_token: null, code_sent: true });
    expect(await codeFor("from.browser@example.com")).toMatch(/^\d{6}$/);
  });

  test("is answered alike whether or not it has an account", async () => {
    const owner = await customer(engine);
    const known = await come(somebody({ email: owner.email }));
    const unknown = await come(somebody());
    const shape = ({ check_id, ...rest }: { check_id: string }) => ({ ...rest, length: check_id.length });
    expect(shape(known.response)).toEqual(shape(unknown.response));
  });
});

describe("the mailed code", () => {
  test("works once", async () => {
    const otto = somebody();
    const { response } = await come(otto);
    const code = await codeFor(otto.email);
    expect((await confirm(response.check_id, code)).token).toBeTruthy();
    expect((await confirm(response.check_id, code)).errors?.[0].message).toBe(WRONG_CODE);
  });

  test("is over after five wrong ones", async () => {
    const otto = somebody();
    const { response } = await come(otto);
    const code = await codeFor(otto.email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 5; guess += 1) await confirm(response.check_id, wrong);
    expect((await confirm(response.check_id, code)).errors?.[0].message).toBe(WRONG_CODE);
  });

  test("is over after ten minutes", async () => {
    const otto = somebody();
    const { response } = await come(otto);
    await engine.db
      .updateTable("social_check")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("id", "=", response.check_id)
      .execute();
    expect((await confirm(response.check_id, await codeFor(otto.email))).errors?.[0].message).toBe(
      WRONG_CODE,
    );
  });

  test("is worth nothing for another check", async () => {
    const otto = somebody();
    await come(otto);
    const other = await come(somebody());
    const { errors } = await confirm(other.response.check_id, await codeFor(otto.email));
    expect(errors?.[0].message).toBe(WRONG_CODE);
  });

  test("logs in once when it is sent twice at the same time", async () => {
    const otto = somebody();
    const { response } = await come(otto);
    const code = await codeFor(otto.email);
    const responses = await Promise.all([1, 2, 3].map(() => confirm(response.check_id, code)));
    expect(responses.filter(({ token }) => token)).toHaveLength(1);
  });

  test("is not kept as it is", async () => {
    const otto = somebody();
    const { response } = await come(otto);
    const check = await engine.db
      .selectFrom("social_check")
      .selectAll()
      .where("id", "=", response.check_id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(check)).not.toContain(await codeFor(otto.email));
  });
});

describe("an account whose address was never proven", () => {
  test("belongs to the owner of the address, so the password and sessions before it end", async () => {
    const squatter = await customer(engine);
    await engine.db
      .updateTable("customer")
      .set({ password_hash: await hashPassword("Squatter-2026"), email_confirmed_at: null })
      .where("id", "=", squatter.id)
      .execute();
    const { response } = await come(somebody({ email: squatter.email }));
    const { token } = await confirm(response.check_id, await codeFor(squatter.email));
    expect((await who(token)).email).toBe(squatter.email);
    expect(await who(squatter.token ?? "")).toBeNull();
    const { data } = await engine.graphql(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Squatter-2026") { token } }',
      { email: squatter.email },
    );
    expect(data.generateCustomerToken).toBeNull();
  });

  test("keeps its password once it is proven", async () => {
    const owner = await customer(engine);
    await engine.db
      .updateTable("customer")
      .set({
        password_hash: await hashPassword("Good-dog-2026"),
        email_confirmed_at: new Date().toISOString(),
      })
      .where("id", "=", owner.id)
      .execute();
    const { response } = await come(somebody({ email: owner.email }));
    await confirm(response.check_id, await codeFor(owner.email));
    const { data } = await engine.graphql(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Good-dog-2026") { token } }',
      { email: owner.email },
    );
    expect(data.generateCustomerToken.token).toBeTruthy();
  });
});

describe("a token is refused", () => {
  const rejections: [string, (token: string) => object][] = [
    ["without the proof that the shop was given it", () => ({ login_token_proof: null })],
    ["with the proof of another token", () => ({ login_token_proof: proofOf("another") })],
    [
      "that the network does not know",
      () => ({ login_token_id: "forged", login_token_proof: proofOf("forged") }),
    ],
    ["of a network that is not set up", () => ({ login_source: "twitter" })],
    ["of a network that there is not", () => ({ login_source: "__proto__" })],
  ];
  test.each(rejections)("%s", async (_name, changes) => {
    const { response, errors } = await come(somebody({ email_verified: true }), changes(""));
    expect(response).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: REJECTED,
      extensions: { category: "graphql-authentication" },
    });
  });

  test("before the network is asked when the proof is missing", async () => {
    const before = network.questions();
    await come(somebody(), { login_token_proof: "0".repeat(64) });
    expect(network.questions()).toBe(before);
  });

  test("when the network does not say who it is", async () => {
    const { errors } = await come({ name: "Nobody" });
    expect(errors?.[0].message).toBe(REJECTED);
  });
});

describe("connections", () => {
  test("are seen and ended by their owner alone", async () => {
    const otto = somebody({ email_verified: true });
    const { response } = await come(otto);
    const stranger = await customer(engine);
    const END = 'mutation { disconnectSocialLogin(login_source: "facebook") }';
    expect((await engine.graphql(END, {}, stranger)).data.disconnectSocialLogin).toBe(false);
    expect((await engine.graphql(END)).errors?.[0].extensions.category).toBe("graphql-authorization");
    expect((await who(response.customer_token)).social_logins).toHaveLength(1);
    const ended = await engine.graphql(END, {}, { token: response.customer_token });
    expect(ended.data.disconnectSocialLogin).toBe(true);
    expect((await come(otto)).response).toMatchObject({ customer_token: null, code_sent: true });
  });

  test("are understood as X tells of its people", async () => {
    const { response } = await come({
      data: { id: "42", name: "Otto", username: "otto", confirmed_email: "x@example.com" },
    });
    expect(await who(response.customer_token)).toMatchObject({
      firstname: "Otto",
      lastname: "",
      email: "x@example.com",
    });
  });
});
