import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailsTo, linkToken } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { applyCoupon, cartWithTag, customer, guest } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

let count = 0;
function newAddress(): string {
  count += 1;
  return `reader-${count}@example.com`;
}

async function ask(email: string, input: object = {}) {
  const { data } = await engine.graphql(
    "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error message } } }",
    { input: { email, subscribe: true, subscribe_source: "footer", ...input } },
  );
  return data.cpnewsletter.newsletterResponse;
}

async function confirm(token: string) {
  const { data } = await engine.graphql(
    "mutation ($token: String!) { confirmNewsletter(token: $token) { error message } }",
    { token },
  );
  return data.confirmNewsletter;
}

async function unsubscribe(token: string) {
  const { data } = await engine.graphql(
    "mutation ($token: String!) { unsubscribeNewsletter(token: $token) { error message } }",
    { token },
  );
  return data.unsubscribeNewsletter;
}

async function statusOf(email: string): Promise<string | undefined> {
  const row = await engine.db
    .selectFrom("newsletter_subscriber")
    .select("status")
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.status;
}

/** Subscribes, confirms, and returns the welcome email. */
async function subscribed(email: string) {
  await ask(email);
  await confirm(linkToken((await emailsTo(engine, email))[0]));
  return (await emailsTo(engine, email))[1];
}

// @specification §3 L116
// @specification §7 L249
describe("subscribing to the newsletter", () => {
  it("takes effect once the email is answered", async () => {
    const email = newAddress();
    expect(await ask(` ${email.toUpperCase()} `)).toEqual({
      error: false,
      message: "Thank you! Please open the email we just sent you and confirm your address.",
    });
    expect(await statusOf(email)).toBe("pending");
    const [message] = await emailsTo(engine, email);
    expect(message.subject).toBe("Please confirm your subscription");
    expect((await confirm(linkToken(message))).error).toBe(false);
    expect(await statusOf(email)).toBe("subscribed");
  });

  it("gives the same response for a subscribed address, which is informed by email", async () => {
    const email = newAddress();
    const first = await ask(email);
    await confirm(linkToken((await emailsTo(engine, email))[0]));
    expect(await ask(email)).toEqual(first);
    expect((await emailsTo(engine, email)).at(-1)?.subject).toBe(
      "You're already subscribed to our newsletter",
    );
    expect(await statusOf(email)).toBe("subscribed");
  });

  // @specification §8 L269
  it("rejects an invalid address with the store's message", async () => {
    expect(await ask("ada at example.com")).toEqual({
      error: true,
      message:
        "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.",
    });
  });

  it("sends three emails an hour to an address, and gives the same response after that", async () => {
    const email = newAddress();
    const responses = [];
    for (let time = 0; time < 5; time += 1) responses.push(await ask(email));
    expect(new Set(responses.map(({ message }) => message)).size).toBe(1);
    expect(await emailsTo(engine, email)).toHaveLength(3);
  });

  it("is rejected for a visitor with thirty addresses", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.7" };
    const input = (email: string) => ({ input: { email } });
    const document =
      "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error } } }";
    const responses = [];
    for (let time = 0; time < 31; time += 1) {
      const { data } = await engine.graphql(document, input(newAddress()), { headers });
      responses.push(data.cpnewsletter.newsletterResponse.error);
    }
    expect(responses.slice(0, 30)).not.toContain(true);
    expect(responses[30]).toBe(true);
  });

  it("is rejected for many accounts of one visitor", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.8" };
    for (let time = 0; time < 30; time += 1) {
      await engine.graphql(
        "mutation ($email: String!) { cpnewsletter(input: { email: $email }) { newsletterResponse { error } } }",
        { email: newAddress() },
        { headers },
      );
    }
    const email = newAddress();
    const { data } = await engine.graphql(
      "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }",
      { input: { email, firstname: "Ada", lastname: "B", password: "Engine#12", is_subscribed: true } },
      { headers },
    );
    expect(data.createCustomer.customer.email).toBe(email);
    const subjects = (await emailsTo(engine, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Please confirm your email address"]);
  });

  it("repeats a name in the email, but nothing that could be a link", async () => {
    const headingTo = async (firstname: string) => {
      const email = newAddress();
      await ask(email, { firstname });
      return (await emailsTo(engine, email))[0].text_body.split("\n")[0];
    };
    expect(await headingTo("Mary-Jo St. Clair")).toBe("One more click, Mary-Jo St. Clair");
    expect(await headingTo("win at evil.example/now")).toBe("One more click");
    expect(await headingTo("https://evil")).toBe("One more click");
  });

  it("rejects an address that mail servers would read as a group of others", async () => {
    expect((await ask("friends:ada@example.com")).error).toBe(true);
  });

  it("is not confirmed by a link that was changed, or of another kind", async () => {
    const email = newAddress();
    const welcome = await subscribed(email);
    const other = newAddress();
    await ask(other);
    const token = linkToken((await emailsTo(engine, other))[0]);
    for (const wrong of [`${token}x`, token.slice(0, -2), linkToken(welcome), ""]) {
      expect((await confirm(wrong)).error).toBe(true);
    }
    expect(await statusOf(other)).toBe("pending");
  });
});

describe("the newsletter", () => {
  // @specification §1 L12
  // @specification §9 L296
  it("includes one code for half off, however often it is confirmed", async () => {
    const email = newAddress();
    await ask(email);
    const token = linkToken((await emailsTo(engine, email))[0]);
    await Promise.all([confirm(token), confirm(token), confirm(token)]);
    const welcomes = (await emailsTo(engine, email)).slice(1);
    expect(welcomes.map(({ subject }) => subject)).toEqual(["Your code for 50% off your first order"]);
    const code = /PET-\w+/.exec(welcomes[0].text_body)?.[0] ?? "";
    const { id, sender, cart } = await cartWithTag(engine);
    const { data } = await applyCoupon(engine, sender, id, code);
    const half = cart.prices.subtotal_excluding_tax.value / 2;
    expect(data.applyCouponToCart.cart.prices.discounts[0].amount.value).toBeCloseTo(half, 2);
  });

  it("ends by the link in every email, and includes no second code when it is resumed", async () => {
    const email = newAddress();
    const welcome = await subscribed(email);
    expect(welcome.unsubscribe_url).toContain("/newsletter/unsubscribe?token=");
    expect((await unsubscribe(linkToken(welcome))).error).toBe(false);
    expect((await unsubscribe(linkToken(welcome))).error).toBe(false);
    expect(await statusOf(email)).toBe("unsubscribed");

    await ask(email);
    const again = (await emailsTo(engine, email)).at(-1);
    await confirm(linkToken(again));
    expect(await statusOf(email)).toBe("subscribed");
    expect((await emailsTo(engine, email)).at(-1)?.text_body).not.toContain("PET-");
  });

  it("is not resumed by the email that started it", async () => {
    const email = newAddress();
    await ask(email);
    const token = linkToken((await emailsTo(engine, email))[0]);
    await confirm(token);
    await unsubscribe(linkToken((await emailsTo(engine, email))[1]));
    expect((await confirm(token)).error).toBe(true);
    expect(await statusOf(email)).toBe("unsubscribed");
  });

  it("is also set for the customer with that address", async () => {
    const { email, token } = await customer(engine);
    const isSubscribed = async () => {
      const { data } = await engine.graphql("{ customer { is_subscribed } }", {}, { token });
      return data.customer.is_subscribed;
    };
    expect(await isSubscribed()).toBe(false);
    const welcome = await subscribed(email);
    expect(await isSubscribed()).toBe(true);
    await unsubscribe(linkToken(welcome));
    expect(await isSubscribed()).toBe(false);
  });

  it("starts when the account's address is confirmed on another device, as the link's email says", async () => {
    const email = newAddress();
    const input = { firstname: "Ada", lastname: "B", email, password: "Good-dog-2026", is_subscribed: true };
    await engine.graphql(
      "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }",
      { input },
    );
    const [message] = await emailsTo(engine, email);
    const confirmation_key = /[?&]key=([\w-]+)/.exec(message.text_body)?.[1];
    await engine.graphql(
      "mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }",
      { input: { email, confirmation_key } },
    );
    expect(await statusOf(email)).toBe("subscribed");
  });

  it("starts for new customers when they confirm the account's address, in one email", async () => {
    const email = newAddress();
    const input = {
      firstname: "Ada",
      lastname: "Byron",
      email,
      password: "Good-dog-2026",
      is_subscribed: true,
    };
    const { data } = await engine.graphql(
      "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { is_subscribed } customer_token } }",
      { input },
    );
    const token = data.createCustomer.customer_token;
    expect(data.createCustomer.customer.is_subscribed).toBe(false);
    const [message, ...others] = await emailsTo(engine, email);
    expect(others).toEqual([]);
    expect(message.subject).toBe("Please confirm your email address");
    expect(message.text_body).toContain("a code for 50% off your first order");
    expect(await statusOf(email)).toBe("pending");

    const key = /[?&]key=([\w-]+)/.exec(message.text_body)?.[1];
    await engine.graphql(
      "mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }",
      { input: { email, confirmation_key: key } },
      { token },
    );
    const own = await engine.graphql("{ customer { is_subscribed } }", {}, { token });
    expect(own.data.customer.is_subscribed).toBe(true);
    expect(await statusOf(email)).toBe("subscribed");
    expect((await emailsTo(engine, email)).at(-1)?.subject).toBe("Your code for 50% off your first order");
  });

  it("does not start when a stranger registered the address and its owner signs in by code", async () => {
    const email = newAddress();
    const input = {
      firstname: "Eve",
      lastname: "Byron",
      email,
      password: "Good-dog-2026",
      is_subscribed: true,
    };
    await engine.graphql(
      "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }",
      { input },
    );
    const owner = guest();
    await engine.graphql(
      "mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }",
      { email },
      owner,
    );
    const code = /^\d{6}$/m.exec((await emailsTo(engine, email)).at(-1)?.text_body ?? "")?.[0];
    const { data } = await engine.graphql(
      `mutation ($email: String!, $code: String!) {
        loginUniversalpassword(username: $email, password: $code, logintype: "otp") { success }
      }`,
      { email, code },
      owner,
    );
    expect(data.loginUniversalpassword.success).toBe(true);
    expect(await statusOf(email)).toBe("pending");
  });

  it.each(["footer", "registration"])(
    "does not start with the account's address when somebody else entered it: %s",
    async (source) => {
      const email = newAddress();
      const input = {
        firstname: "Ada",
        lastname: "Byron",
        email,
        password: "Good-dog-2026",
        is_subscribed: false,
      };
      const { data } = await engine.graphql(
        "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer_token } }",
        { input },
      );
      const token = data.createCustomer.customer_token;
      const [message] = await emailsTo(engine, email);
      expect(message.text_body).not.toContain("50% off");
      await ask(email, { subscribe_source: source });
      const key = /[?&]key=([\w-]+)/.exec(message.text_body)?.[1];
      await engine.graphql(
        "mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }",
        { input: { email, confirmation_key: key } },
        { token },
      );
      expect(await statusOf(email)).toBe("pending");
    },
  );
});

describe("the page of an email's link", () => {
  const read = async (token: string) =>
    (
      await engine.graphql(
        "query ($token: String!) { newsletterSubscription(token: $token) { email status } }",
        { token },
      )
    ).data.newsletterSubscription;

  it("shows the address and its status only with the link's token", async () => {
    const email = newAddress();
    const welcome = await subscribed(email);
    expect(await read(linkToken(welcome))).toEqual({ email, status: "subscribed" });
    expect(await read("forged.token")).toBeNull();
  });
});
