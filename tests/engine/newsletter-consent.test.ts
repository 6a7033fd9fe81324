import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailsTo, linkToken } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const SET =
  "mutation ($subscribe: Boolean!) { setNewsletterConsent(subscribe: $subscribe) { error message } }";
const SEE = "{ customer { is_subscribed newsletter { status history { kind source } } } }";
const ENDED = "You're unsubscribed from our newsletter.";

async function set(sender: Sender, subscribe: boolean) {
  const { data, errors } = await engine.graphql(SET, { subscribe }, sender);
  return data?.setNewsletterConsent ?? errors?.[0];
}

async function see(sender: Sender) {
  return (await engine.graphql(SEE, {}, sender)).data.customer;
}

async function proven() {
  const shopper = await customer(engine);
  await engine.db
    .updateTable("customer")
    .set({ email_confirmed_at: new Date().toISOString() })
    .where("id", "=", shopper.id)
    .execute();
  return shopper;
}

async function subjectsTo(email: string): Promise<string[]> {
  return (await emailsTo(engine, email)).map(({ subject }) => subject);
}

describe("a customer with a confirmed address", () => {
  test("is subscribed at once, with the offer the first time only", async () => {
    const ada = await proven();
    expect((await set(ada, true)).message).toContain("50% off");
    expect(await see(ada)).toMatchObject({ is_subscribed: true, newsletter: { status: "subscribed" } });
    await set(ada, false);
    expect((await set(ada, true)).message).not.toContain("50% off");
    expect(await subjectsTo(ada.email)).toEqual([
      "Your code for 50% off your first order",
      "Welcome back to our newsletter",
    ]);
  });

  test("unsubscribes at once and sees their consents, latest first", async () => {
    const ada = await proven();
    await set(ada, true);
    expect(await set(ada, false)).toEqual({ error: false, message: ENDED });
    expect(await see(ada)).toEqual({
      is_subscribed: false,
      newsletter: {
        status: "unsubscribed",
        history: [
          { kind: "unsubscribed", source: "account" },
          { kind: "subscribed", source: "account" },
        ],
      },
    });
  });

  test("changes nothing by repeating it", async () => {
    const ada = await proven();
    await set(ada, true);
    await set(ada, true);
    await set(ada, false);
    await set(ada, false);
    expect((await see(ada)).newsletter.history).toHaveLength(2);
    expect(await subjectsTo(ada.email)).toHaveLength(1);
  });

  test("is subscribed once when requested several times at once", async () => {
    const ada = await proven();
    await Promise.all([1, 2, 3].map(() => set(ada, true)));
    expect(await subjectsTo(ada.email)).toHaveLength(1);
  });
});

describe("a customer with an unconfirmed address", () => {
  test("gets a confirmation email, and is subscribed once it is answered", async () => {
    const ada = await customer(engine);
    await set(ada, true);
    expect(await see(ada)).toMatchObject({
      is_subscribed: false,
      newsletter: { status: "pending", history: [{ kind: "asked", source: "account" }] },
    });
    const token = linkToken((await emailsTo(engine, ada.email))[0]);
    await engine.graphql("mutation ($token: String!) { confirmNewsletter(token: $token) { error } }", {
      token,
    });
    expect((await see(ada)).newsletter).toMatchObject({
      status: "subscribed",
      history: [
        { kind: "subscribed", source: "email" },
        { kind: "asked", source: "account" },
      ],
    });
  });

  test("does not see consents that the owner of the address gave elsewhere", async () => {
    const eve = await customer(engine);
    await engine.graphql(
      "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error } } }",
      { input: { email: eve.email, subscribe: true, subscribe_source: "footer" } },
    );
    const token = linkToken((await emailsTo(engine, eve.email))[0]);
    await engine.graphql("mutation ($token: String!) { confirmNewsletter(token: $token) { error } }", {
      token,
    });
    expect((await see(eve)).newsletter).toEqual({ status: "none", history: [] });
    await engine.db
      .updateTable("customer")
      .set({ email_confirmed_at: new Date().toISOString() })
      .where("id", "=", eve.id)
      .execute();
    expect((await see(eve)).newsletter.status).toBe("subscribed");
  });

  test("can withdraw before, and then the email has no effect", async () => {
    const ada = await customer(engine);
    await set(ada, true);
    await set(ada, false);
    const token = linkToken((await emailsTo(engine, ada.email))[0]);
    const { data } = await engine.graphql(
      "mutation ($token: String!) { confirmNewsletter(token: $token) { error } }",
      { token },
    );
    expect(data.confirmNewsletter.error).toBe(true);
  });
});

describe("consent is private", () => {
  test("a guest can neither see nor change it", async () => {
    const { data, errors } = await engine.graphql(SET, { subscribe: true });
    expect(data).toBeNull();
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  test("another customer sees and changes only their own", async () => {
    const [ada, eve] = [await proven(), await proven()];
    await set(ada, true);
    await set(eve, false);
    expect((await see(eve)).newsletter.history).toEqual([{ kind: "unsubscribed", source: "account" }]);
    expect((await see(ada)).newsletter.status).toBe("subscribed");
  });
});

// @specification §3 L116
describe("the details of a newsletter request", () => {
  const DETAILS =
    "firstname lastname date_of_birth phone_no category_id popup pop_ups_design text_notifications";
  const HISTORY = `{ customer { newsletter { status history { kind source details { ${DETAILS} } } } } }`;
  const ENTERED = {
    firstname: "Ada",
    lastname: "Byron",
    date_of_birth: "12/10/1985",
    phone_no: "(212) 555-0123",
    category_id: "offers",
    popup: "exit",
    pop_ups_design: "paws",
    text_notifications: true,
  };
  const SHOWN = { ...ENTERED, date_of_birth: "1985-12-10" };

  async function ask(email: string, input: object) {
    const { data } = await engine.graphql(
      "mutation ($input: CpNewsletterInput!) { cpnewsletter(input: $input) { newsletterResponse { error message } } }",
      { input: { email, subscribe: true, subscribe_source: "footer", ...input } },
    );
    return data.cpnewsletter.newsletterResponse;
  }
  async function confirmLatest(email: string) {
    const token = linkToken((await emailsTo(engine, email)).at(-1));
    const { data } = await engine.graphql(
      `query ($token: String!) { newsletterSubscription(token: $token) { requested_details { ${DETAILS} } } }`,
      { token },
    );
    const confirmed = await engine.graphql(
      "mutation ($token: String!) { confirmNewsletter(token: $token) { error message } }",
      { token },
    );
    return {
      requested: data.newsletterSubscription.requested_details,
      response: confirmed.data.confirmNewsletter,
    };
  }
  async function historyOf(sender: Sender) {
    return (await engine.graphql(HISTORY, {}, sender)).data.customer.newsletter;
  }
  function subscriber(email: string) {
    return engine.db
      .selectFrom("newsletter_subscriber")
      .selectAll()
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
  }

  test("are shown before they are confirmed, stored then, and in the consent history", async () => {
    const ada = await proven();
    expect((await ask(ada.email, ENTERED)).error).toBe(false);
    expect(await subscriber(ada.email)).toMatchObject({ lastname: null, text_notifications: 0 });
    expect((await confirmLatest(ada.email)).requested).toEqual(SHOWN);
    expect(await subscriber(ada.email)).toMatchObject({ ...SHOWN, text_notifications: 1 });
    expect(await historyOf(ada)).toEqual({
      status: "subscribed",
      history: [
        { kind: "subscribed", source: "email", details: SHOWN },
        { kind: "asked", source: "footer", details: SHOWN },
      ],
    });
  });

  test.each([
    [{ date_of_birth: "02/30/1985" }, "Please enter a valid full date."],
    [{ phone_no: "call me" }, "Please enter a valid phone."],
    [{ text_notifications: true }, "Please enter your phone number to get text messages."],
    [{ lastname: "x".repeat(256) }, "Please enter no more than 255 characters."],
    [{ popup: "x".repeat(256) }, "Please enter no more than 255 characters."],
  ])("are rejected with a message when invalid: %j", async (wrong, message) => {
    const { email } = await proven();
    expect(await ask(email, wrong)).toEqual({ error: true, message });
    expect(await emailsTo(engine, email)).toEqual([]);
  });

  test("of a subscribed address await their own confirmation", async () => {
    const ada = await proven();
    await set(ada, true);
    await ask(ada.email, ENTERED);
    expect(await historyOf(ada)).toMatchObject({
      status: "subscribed",
      history: [{ kind: "asked-again" }, {}],
    });
    expect(await subscriber(ada.email)).toMatchObject({ status: "subscribed", phone_no: null });
    const { requested, response } = await confirmLatest(ada.email);
    expect(requested).toEqual(SHOWN);
    expect(response).toEqual({ error: false, message: "Thank you! We've saved your details." });
    expect(await subscriber(ada.email)).toMatchObject({ ...SHOWN, text_notifications: 1 });
    expect((await historyOf(ada)).history[0]).toMatchObject({ kind: "details-confirmed", details: SHOWN });
  });

  test("are not lost by a second request without them", async () => {
    const ada = await proven();
    await ask(ada.email, ENTERED);
    await ask(ada.email, { category_id: "newsletter" });
    expect((await confirmLatest(ada.email)).requested).toEqual({ ...SHOWN, category_id: "newsletter" });
  });

  test("of a stranger are hidden from a customer whose address is not confirmed", async () => {
    const eve = await customer(engine);
    await set(eve, true);
    await ask(eve.email, ENTERED);
    expect((await historyOf(eve)).history[0]).toEqual({ kind: "asked", source: "footer", details: null });
  });

  test("no longer include text messages after unsubscribing, which is recorded when requested", async () => {
    const ada = await proven();
    await ask(ada.email, ENTERED);
    await confirmLatest(ada.email);
    await ask(ada.email, { subscribe: false, lastname: "Byron" });
    expect((await historyOf(ada)).history[0]).toMatchObject({
      kind: "asked-to-end",
      details: { lastname: "Byron" },
    });
    await set(ada, false);
    expect((await subscriber(ada.email)).text_notifications).toBe(0);
  });
});
