import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mayAsk, mayReceive, mayWrite } from "~/engine/mail/email-rate-limit";
import { mayConfirm } from "~/engine/orders/guest-order-rate-limit";
import { randomId } from "~/engine/shared/secrets";
import { emailsTo, SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { guest, place, readyCart } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.db.deleteFrom("rate_limit").execute();
});

const HOUR = 60 * 60 * 1000;
const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
const newAddress = () => `${randomId().toLowerCase()}@example.com`;

const FORGOT = "mutation ($email: String!) { requestPasswordResetEmail(email: $email) }";
const CODE = "mutation ($email: String!) { loginByEmailOtpData(email: $email) { success message } }";
const NEWSLETTER =
  "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error } } }";
const CONTACT = "mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }";
const REGISTER = "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id } } }";

async function register(email: string, firstname = "Ada") {
  const input = { firstname, lastname: "Byron", email, password: "Analytical1" };
  await engine.graphql(REGISTER, { input }, from("198.51.100.1"));
}

async function contact(email: string, visitor: string) {
  const input = { name: "Ada", email, telephone: "", comment: "Hello" };
  return (await engine.graphql(CONTACT, { input }, from(visitor))).errors?.[0].message ?? null;
}

async function subscribe(email: string, visitor: string) {
  const { data } = await engine.graphql(
    NEWSLETTER,
    { input: { email, subscribe_source: "footer" } },
    from(visitor),
  );
  return data.cpnewsletter.newsletterResponse.error;
}

describe("emails that strangers trigger to one address", () => {
  it("are limited to five a day for all purposes and visitors together", async () => {
    const email = newAddress();
    for (let visitor = 1; visitor <= 6; visitor += 1) {
      await subscribe(email, `203.0.${visitor}.1`);
      await contact(email, `203.0.${visitor}.2`);
    }
    expect(await emailsTo(engine, email)).toHaveLength(5);
  });

  it("do not prevent messages to the store", async () => {
    const email = newAddress();
    const before = (await emailsTo(engine, SHOP_EMAIL)).length;
    for (let time = 0; time < 5; time += 1) expect(await contact(email, `203.0.113.${time}`)).toBeNull();
    expect((await emailsTo(engine, SHOP_EMAIL)).length - before).toBe(5);
    expect(await emailsTo(engine, email)).toHaveLength(3);
  });

  it("do not prevent a password reset or a code", async () => {
    const email = newAddress();
    await register(email);
    for (let time = 0; time < 8; time += 1) {
      await subscribe(email, `203.0.${time}.1`);
      await contact(email, `203.0.${time}.2`);
    }
    await engine.graphql(FORGOT, { email }, from("198.51.100.2"));
    await engine.graphql(CODE, { email }, from("198.51.100.2"));
    const subjects = (await emailsTo(engine, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(["Choose a new password", "Your sign-in code"]));
  });

  it("for one security purpose do not affect another", async () => {
    const email = newAddress();
    await register(email);
    for (let time = 0; time < 20; time += 1) await engine.graphql(CODE, { email }, from(`203.0.${time}.1`));
    await engine.graphql(FORGOT, { email }, from("198.51.100.2"));
    expect((await emailsTo(engine, email)).at(-1)?.subject).toBe("Choose a new password");
  });

  it("never prevent the owner from having a valid reset link, whoever requests more, all day", async () => {
    const email = newAddress();
    const start = Date.now();
    const sent: number[] = [];
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      vi.setSystemTime(start + minute * 60_000);
      if (await mayReceive({ db: engine.db, storeCode: "mpc" }, "password", email)) sent.push(Date.now());
      expect(Date.now() - (sent.at(-1) ?? 0)).toBeLessThan(HOUR);
    }
    vi.useRealTimers();
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.length).toBeLessThan(40);
  });

  it("do not delay the confirmation when its owner registers", async () => {
    const email = newAddress();
    const resend = "mutation ($email: String!) { resendConfirmationEmail(email: $email) }";
    for (let time = 0; time < 6; time += 1) await engine.graphql(resend, { email }, from(`203.0.${time}.1`));
    await register(email);
    const [message] = await emailsTo(engine, email);
    expect(message?.subject).toBe("Please confirm your email address");
  });

  it("are limited to ten unpaid orders a day", async () => {
    const order = (network: string, email: string) =>
      mayConfirm({ db: engine.db, storeCode: "mpc", network }, email);
    for (let time = 0; time < 10; time += 1)
      expect(await order(`203.0.${time}.1`, "a@example.com")).toBe(true);
    expect(await order("203.0.99.1", "a@example.com")).toBe(false);
    expect(await order("203.0.99.1", "b@example.com")).toBe(true);
  });
});

describe("one visitor", () => {
  const asker = (visitor: string) => ({ db: engine.db, storeCode: "mpc", visitor, network: visitor });

  it("who reaches the limit does not affect others, even nearby ones", async () => {
    for (let time = 0; time < 200; time += 1) {
      await mayWrite(asker("203.0.113.1"), "password", newAddress());
    }
    expect(await mayWrite(asker("203.0.113.1"), "password", newAddress())).toBe("reject");
    expect(await mayWrite(asker("203.0.113.2"), "password", newAddress())).toBe("write");
    expect(await mayWrite(asker("198.51.100.1"), "password", newAddress())).toBe("write");
  });

  it("who reaches the limit of other emails may still reset a password", async () => {
    for (let time = 0; time < 31; time += 1) await mayAsk(asker("203.0.113.1"), "newsletter");
    expect(await mayAsk(asker("203.0.113.1"), "newsletter")).toBe(false);
    expect(await mayAsk(asker("203.0.113.1"), "password")).toBe(true);
  });

  it.each([
    ["a /24", (count: number) => `203.0.113.${count}`, "203.0.112.1"],
    ["a /48", (count: number) => `2001:db8:1:${count.toString(16)}::/64`, "2001:db8:2:1::/64"],
  ])(
    "with many addresses of %s is limited to a hundred, and only there",
    async (_name, address, elsewhere) => {
      const asked = [];
      for (let count = 1; count <= 130; count += 1)
        asked.push(await mayAsk(asker(address(count)), "password"));
      expect(asked.filter(Boolean)).toHaveLength(100);
      expect(await mayAsk(asker(elsewhere), "password")).toBe(true);
    },
  );

  it("who floods other emails from everywhere does not prevent a password reset", async () => {
    const shared = { db: engine.db, storeCode: "mpc" };
    const spent = { points: 999_999, expire: Date.now() + HOUR };
    await mayAsk(asker("203.0.113.1"), "newsletter");
    await engine.db.updateTable("rate_limit").set(spent).where("key", "like", "emails-other-all%").execute();
    expect(await mayAsk({ ...shared, visitor: "198.51.100.1", network: "198.51.100.1" }, "newsletter")).toBe(
      false,
    );
    expect(await mayAsk({ ...shared, visitor: "198.51.100.1", network: "198.51.100.1" }, "password")).toBe(
      true,
    );
  });

  it("who writes reviews under many names does not block the reviews of others", async () => {
    const write = async (visitor: string) => {
      const input = {
        nickname: "Ada",
        summary: "Fine",
        text: "A fine print of a fine dog.",
        rating: 5,
        email: newAddress(),
      };
      const review =
        "mutation ($input: CreateShopReviewInput!) { createShopReview(input: $input) { review { rating } } }";
      return (await engine.graphql(review, { input }, from(visitor))).errors?.[0].message ?? null;
    };
    const messages = [];
    for (let time = 0; time < 210; time += 1) messages.push(await write("203.0.113.1"));
    expect(messages.filter((message) => message === null)).toHaveLength(20);
    expect(await write("198.51.100.1")).toBeNull();
  });
});

describe("text entered by a stranger", () => {
  const WEAPON = "Win $500 at http://evil.example";

  it.each([WEAPON, "Win 500 dollars, call 5551234567!", "Your prize is at evil dot com"])(
    "as a first name, such as “%s”, is not in the confirmation of an account",
    async (firstname) => {
      const email = newAddress();
      await register(email, firstname);
      const [message] = await emailsTo(engine, email);
      expect(message.text_body).toMatch(/^Welcome\n/);
      expect(message.html_body).not.toMatch(/evil|500|prize/);
      expect(message.subject).toBe("Please confirm your email address");
    },
  );
});

describe("text a guest entered for an order by check", () => {
  it("reaches a stranger's mailbox without links, addresses and prices", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const cart = await engine.db
      .selectFrom("cart")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const address = {
      ...JSON.parse(cart.shipping_address ?? "{}"),
      firstname: "Win $500 at http://evil.example",
      company: "Claim it: evil.com",
      street: ["12 Analytical Way", "write to win@evil.com"],
    };
    const typed = JSON.stringify(address);
    await engine.db
      .updateTable("cart")
      .set({ shipping_address: typed, billing_address: typed })
      .where("id", "=", id)
      .execute();
    const { data } = await place(engine, sender, id);
    const { number } = data.placeOrder.orderV2;
    const message = await engine.db
      .selectFrom("mail_outbox")
      .selectAll()
      .where("subject", "=", `Your order ${number}`)
      .executeTakeFirstOrThrow();
    expect(message.text_body).toContain("Hello there,");
    expect(message.text_body).toContain("12 Analytical Way");
    for (const body of [message.text_body, message.html_body]) expect(body).not.toMatch(/evil|\$500/);
  });

  it.each([
    ["gift_message", { to: "Bob", from: "Ada", message: "Look at evil.com for more" }],
    ["gift_to", { to: "bob@evil.com", from: "Ada", message: "Happy birthday" }],
    ["gift_from", { to: "Bob", from: "www.evil.com", message: "Happy birthday" }],
  ])("is rejected by the field %s when it contains an address", async (field, gift_message) => {
    const sender = guest();
    const cart_id = await readyCart(engine, sender);
    const { errors } = await engine.graphql(
      "mutation ($input: SetGiftOptionsOnCartInput!) { setGiftOptionsOnCart(input: $input) { cart { id } } }",
      { input: { cart_id, gift_message } },
      sender,
    );
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Please leave web and email addresses out: we found “.*evil\.com”\.$/),
      extensions: { field },
    });
  });
});
