import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "~/engine/customers/password";
import { openEngine } from "~/engine/shared/engine";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { randomId } from "~/engine/shared/secrets";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer } from "./shopper";

let engine: EngineFixture;
let passwordHash: string;
beforeAll(async () => {
  engine = await openFixture();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => engine.close());
afterEach(() => {
  vi.useRealTimers();
});

const PASSWORD = "Analytical1";
const REJECTED =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";
const WRONG_CODE = "That code is wrong or has expired. Please check it or request a new one.";
const MINUTE = 60_000;

function account() {
  return customer(engine, passwordHash);
}

async function byPassword(email: string, password: string, sender: Sender = {}) {
  const { data } = await engine.graphql(
    `mutation ($username: String!, $password: String!) {
      loginUniversalpassword(username: $username, password: $password, logintype: "password") { success message token cachePrice }
    }`,
    { username: email, password },
    sender,
  );
  return data.loginUniversalpassword;
}

async function byCode(email: string, code: string, sender: Sender = {}) {
  const { data } = await engine.graphql(
    `mutation ($username: String!, $password: String!) {
      loginUniversalpassword(username: $username, password: $password, logintype: "otp") { success message token cachePrice }
    }`,
    { username: email, password: code },
    sender,
  );
  return data.loginUniversalpassword;
}

async function askForCode(email: string, sender: Sender = {}) {
  const { data } = await engine.graphql(
    "mutation ($email: String!) { loginByEmailOtpData(email: $email) { email store_id success haserror message } }",
    { email },
    sender,
  );
  return data.loginByEmailOtpData;
}

/** The code in the last email to the address. */
async function mailedCode(email: string): Promise<string> {
  const messages = await emailsTo(engine, email);
  return /^\d{6}$/m.exec(messages.at(-1)?.text_body ?? "")?.[0] ?? "no code";
}

async function newCode(email: string, sender: Sender = {}): Promise<string> {
  await askForCode(email, sender);
  return mailedCode(email);
}

/** A separate browser on a network. */
function browser(network: string, deviceToken: string = randomId()): Sender {
  return { headers: { "X-Forwarded-For": network, deviceToken } };
}

/** A wrong code. */
function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, "0");
}

async function whoIs(token: string): Promise<string> {
  const { data } = await engine.graphql("{ customer { email } }", {}, { token });
  return data.customer.email;
}

function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

// @specification §7 L242
describe("an emailed code", () => {
  // @specification §4 L149
  // @specification §7 L243
  // @specification §9 L292
  test("signs in once", async () => {
    const { email } = await account();
    expect(await askForCode(` ${email.toUpperCase()} `)).toEqual({
      email,
      store_id: 5,
      success: true,
      haserror: false,
      message: `If there's an account for ${email}, we've emailed it a code. It works for 10 minutes.`,
    });
    const code = await mailedCode(email);
    const { success, token } = await byCode(email, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(success).toBe(true);
    expect(await whoIs(token)).toBe(email);
    expect(await byCode(email, code)).toEqual({
      success: false,
      message: WRONG_CODE,
      token: null,
      cachePrice: null,
    });
  });

  test("signs in once even when submitted many times at once", async () => {
    const { email } = await account();
    const code = await newCode(email);
    const responses = await Promise.all([1, 2, 3, 4].map(() => byCode(email, code)));
    expect(responses.filter(({ success }) => success)).toHaveLength(1);
  });

  test("is invalid after five wrong ones", async () => {
    const { email } = await account();
    const code = await newCode(email);
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await byCode(email, wrong(code, guess))).message).toBe(WRONG_CODE);
    expect(await byCode(email, code)).toMatchObject({ success: false, message: WRONG_CODE });
  });

  test("is still valid after four wrong ones", async () => {
    const { email } = await account();
    const code = await newCode(email);
    for (let guess = 1; guess <= 4; guess += 1) await byCode(email, wrong(code, guess));
    expect((await byCode(email, code)).success).toBe(true);
  });

  test.each([
    [9.9, true],
    [10.1, false],
  ])("works after %s minutes: %s", async (minutes, works) => {
    const { email } = await account();
    const code = await newCode(email);
    passTime(minutes * MINUTE);
    expect((await byCode(email, code)).success).toBe(works);
  });

  test("is valid together with the next one, until one of them was used", async () => {
    const { email } = await account();
    const first = await newCode(email);
    const second = await newCode(email);
    expect((await byCode(email, first)).success).toBe(true);
    if (first !== second) expect((await byCode(email, second)).success).toBe(false);
  });

  test("stays valid while a stranger requests others and mistypes them", async () => {
    const { email } = await account();
    const [mine, theirs] = [browser("203.0.113.60"), browser("203.0.113.61")];
    const code = await newCode(email, mine);
    const other = await newCode(email, theirs);
    for (let guess = 1; guess <= 6; guess += 1) await byCode(email, wrong(other, guess), theirs);
    expect((await byCode(email, code, mine)).success).toBe(true);
  });

  test("only works in the browser that requested it", async () => {
    const { email } = await account();
    const code = await newCode(email, browser("203.0.113.62"));
    for (const asker of [browser("203.0.113.62"), { headers: { "X-Forwarded-For": "203.0.113.62" } }, {}]) {
      expect((await byCode(email, code, asker)).success).toBe(false);
    }
  });

  test("is sent ten times a day to an address per visitor; another visitor still gets one", async () => {
    const { email } = await account();
    for (let asked = 0; asked < 10; asked += 1) await askForCode(email, browser("203.0.113.63"));
    expect(await askForCode(email, browser("203.0.113.63"))).toMatchObject({
      success: false,
      message: expect.stringContaining("a lot of codes to this address today"),
    });
    expect(await emailsTo(engine, email)).toHaveLength(10);
    const mine = browser("203.0.113.64");
    expect((await byCode(email, await newCode(email, mine), mine)).success).toBe(true);
  });

  test("is sent fifty times a day for strangers, and still to the customer's own device", async () => {
    const { email } = await account();
    const own = browser("203.0.113.65", "the customer's own device");
    await byPassword(email, PASSWORD, own);
    for (let asked = 0; asked < 51; asked += 1) await askForCode(email, browser(`198.51.100.${asked}`));
    expect((await askForCode(email, browser("203.0.113.66"))).success).toBe(false);
    expect((await byCode(email, await newCode(email, own), own)).success).toBe(true);
  });

  test("does not work for another account", async () => {
    const [one, other] = [await account(), await account()];
    const code = await newCode(one.email);
    await newCode(other.email);
    const message = await mailedCode(other.email);
    if (message !== code) expect((await byCode(other.email, code)).success).toBe(false);
  });

  test("is not stored itself", async () => {
    const { email } = await account();
    const code = await newCode(email);
    const rows = await engine.db.selectFrom("login_code").selectAll().where("email", "=", email).execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test("confirms the address", async () => {
    const { email, id } = await account();
    await byCode(email, await newCode(email));
    const row = await engine.db
      .selectFrom("customer")
      .select("email_confirmed_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).not.toBeNull();
  });

  test("gets the same response for an address without account, and is not sent", async () => {
    const known = (await account()).email;
    const unknown = `${randomId().toLowerCase()}@example.com`;
    const [one, other] = [await askForCode(known), await askForCode(unknown)];
    expect(other.message.replace(unknown, known)).toBe(one.message);
    expect({ ...other, email: "", message: "" }).toEqual({ ...one, email: "", message: "" });
    expect(await emailsTo(engine, unknown)).toEqual([]);
    expect(await byCode(unknown, "000000")).toEqual(await byCode(known, "no code"));
  });

  test("is sent three times within an hour; then the last one stays valid", async () => {
    const { email } = await account();
    for (let asked = 0; asked < 3; asked += 1) await askForCode(email);
    const code = await mailedCode(email);
    expect((await askForCode(email)).success).toBe(true);
    expect(await emailsTo(engine, email)).toHaveLength(3);
    expect((await byCode(email, code)).success).toBe(true);
  });

  test("is not sent to an invalid address", async () => {
    expect(await askForCode("not an address")).toMatchObject({
      success: false,
      haserror: true,
      message: expect.stringContaining("Please enter a valid email address"),
    });
  });
});

// @specification §7 L243
describe("a login of another type", () => {
  test.each(["", "master", "PASSWORD"])("%j is rejected", async (logintype) => {
    const { email } = await account();
    const { data } = await engine.graphql(
      `mutation ($email: String!, $type: String!) {
        loginUniversalpassword(username: $email, password: "${PASSWORD}", logintype: $type) { success token }
      }`,
      { email, type: logintype },
    );
    expect(data.loginUniversalpassword).toEqual({ success: false, token: null });
  });
});

describe("guessing passwords", () => {
  // The clock is frozen, so that an attempt on a busy machine does not shorten the following wait.
  beforeEach(() => passTime(0));

  const device = (token: string): Sender => ({ headers: { deviceToken: token } });

  async function guess(email: string, times: number, sender: Sender = {}) {
    for (let count = 0; count < times; count += 1) await byPassword(email, `Wrong-${count}-Password`, sender);
  }

  test("allows five attempts without a wait, and is reset by the correct one", async () => {
    const { email } = await account();
    for (let round = 0; round < 3; round += 1) {
      await guess(email, 5);
      expect((await byPassword(email, PASSWORD)).success).toBe(true);
    }
  });

  // @specification §8 L265
  test.each([
    [6, 29, 31],
    [7, 59, 61],
    [8, 119, 121],
    [9, 239, 241],
  ])("has longer waits after %s wrong ones: not %s but %s seconds", async (wrongTries, tooEarly, inTime) => {
    const { email } = await account();
    await guess(email, 5);
    for (let count = 6; count <= wrongTries; count += 1) {
      await guess(email, 1);
      if (count < wrongTries) passTime(61 * MINUTE);
    }
    const last = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: last + tooEarly * 1000 });
    expect((await byPassword(email, PASSWORD)).message).toBe(REJECTED);
    vi.useFakeTimers({ toFake: ["Date"], now: last + inTime * 1000 });
    expect((await byPassword(email, PASSWORD)).success).toBe(true);
  });

  test("has a wait of an hour at most, regardless of attempts meanwhile", async () => {
    const { email } = await account();
    await guess(email, 5);
    for (let count = 0; count < 12; count += 1) {
      await guess(email, 3);
      passTime(61 * MINUTE);
    }
    expect((await byPassword(email, PASSWORD)).success).toBe(true);
  });

  test("has the same wait in every process of the store", async () => {
    const { email } = await account();
    await guess(email, 6);
    const other = await openEngine(engine.settings);
    const response = await other.handle(
      new Request("http://engine.test/graphql", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          query: `mutation { generateCustomerToken(email: "${email}", password: "${PASSWORD}") { token } }`,
        }),
      }),
    );
    expect((await response.json()).errors[0].message).toBe(REJECTED);
    await other.close();
  });

  test("does not lock the customer out of a known device", async () => {
    const { email } = await account();
    await byPassword(email, PASSWORD, device("the customer's own"));
    await guess(email, 8, device("a stranger's"));
    expect((await byPassword(email, PASSWORD, device("a stranger's"))).success).toBe(false);
    expect((await byPassword(email, PASSWORD, device("the customer's own"))).success).toBe(true);
  });

  test("does not prevent an emailed code", async () => {
    const { email } = await account();
    await guess(email, 8);
    expect((await byCode(email, await newCode(email))).success).toBe(true);
  });

  test.each([
    ["one address", () => "203.0.113.7", "203.0.113.8"],
    ["one network", (count: number) => `2001:db8:1:2::${count}`, "2001:db8:1:3::1"],
  ])(
    "has a wait for other accounts, too, when all attempts come from %s",
    async (_case, addressOf, other) => {
      const from = (address: string): Sender => ({ headers: { "X-Forwarded-For": address } });
      for (let count = 0; count < 32; count += 1)
        await byPassword(`${count}-${randomId()}@example.com`, "Wrong-Password1", from(addressOf(count)));
      const { email } = await account();
      expect((await byPassword(email, PASSWORD, from(addressOf(99)))).message).toBe(REJECTED);
      expect((await byPassword(email, PASSWORD, from(other))).success).toBe(true);
    },
  );
});

// @specification §4 L169
// @specification §7 L243
describe("a price code", () => {
  test("is stored with the customer and returned on another device", async () => {
    const { email } = await account();
    const first = await byPassword(email, PASSWORD, { headers: { priceCache: "Ni45OQ==" } });
    expect(first.cachePrice).toBe("Ni45OQ==");
    const { data } = await engine.graphql(
      "mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { cachePrice } }",
      { email, password: PASSWORD },
    );
    expect(data.generateCustomerToken.cachePrice).toBe("Ni45OQ==");
  });

  test.each([
    ["looks like none", "<script>"],
    ["the store does not know", "U0VDUkVU"],
  ])("that %s is not stored", async (_case, priceCache) => {
    const { email } = await account();
    expect((await byPassword(email, PASSWORD, { headers: { priceCache } })).cachePrice).toBeNull();
    expect((await byPassword(email, PASSWORD)).cachePrice).toBeNull();
  });

  test("is cleared after seven days, unless the customer uses it again", async () => {
    const { email } = await account();
    await byPassword(email, PASSWORD, { headers: { priceCache: "Ni45OQ==" } });
    const until = async () => {
      const customer = await engine.db
        .selectFrom("customer")
        .select("price_code_until")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      return Date.parse(customer.price_code_until ?? "");
    };
    const sevenDays = 7 * 24 * 60 * 60 * 1000;
    expect(Math.abs((await until()) - Date.now() - sevenDays)).toBeLessThan(60_000);
    const first = await until();
    await byPassword(email, PASSWORD);
    expect(await until()).toBe(first);
    await engine.db
      .updateTable("customer")
      .set({ price_code_until: new Date(Date.now() - 1000).toISOString() })
      .where("email", "=", email)
      .execute();
    expect((await byPassword(email, PASSWORD)).cachePrice).toBeNull();
  });

  test("is not returned after its offer has ended", async () => {
    const { email } = await account();
    await byPassword(email, PASSWORD, { headers: { priceCache: "U0FMRQ==" } });
    const end = (ends_at: string | null) =>
      engine.db.updateTable("price_code").set({ ends_at }).where("code", "=", "SALE").execute();
    await end(new Date(Date.now() - 1000).toISOString());
    clearMemoryCache(engine.db);
    expect((await byPassword(email, PASSWORD)).cachePrice).toBeNull();
    await end(null);
    clearMemoryCache(engine.db);
  });
});
