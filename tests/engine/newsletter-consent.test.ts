import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { clearUnconfirmedDetails } from "~/engine/newsletter/clear-unconfirmed-details";
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
  async function review(token: string) {
    const { data } = await engine.graphql(
      `query ($token: String!) {
        newsletterSubscription(token: $token) { email status requested_details { ${DETAILS} } details_hash }
      }`,
      { token },
    );
    return data.newsletterSubscription;
  }
  async function confirm(token: string, detailsHash?: string) {
    const { data } = await engine.graphql(
      "mutation ($token: String!, $hash: String) { confirmNewsletter(token: $token, details_hash: $hash) { error message } }",
      { token, hash: detailsHash },
    );
    return data.confirmNewsletter;
  }
  async function latestToken(email: string) {
    return linkToken((await emailsTo(engine, email)).at(-1));
  }
  async function confirmLatest(email: string) {
    const token = await latestToken(email);
    const { requested_details, details_hash } = await review(token);
    return { requested: requested_details, response: await confirm(token, details_hash) };
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

  describe("when a stranger enters others meanwhile", () => {
    const OTHERS = { phone_no: "(646) 555-0199", text_notifications: true };
    const CHANGED = {
      error: true,
      message: "The details changed after you opened this page. Please review them and confirm again.",
    };

    test("are not confirmed by the page opened before, but by the next one", async () => {
      const { email } = await proven();
      await ask(email, { firstname: "Ada" });
      const token = await latestToken(email);
      const { details_hash } = await review(token);
      await ask(email, OTHERS);
      expect(await confirm(token, details_hash)).toEqual(CHANGED);
      expect(await subscriber(email)).toMatchObject({
        status: "pending",
        phone_no: null,
        text_notifications: 0,
      });
      expect((await confirm(token, (await review(token)).details_hash)).error).toBe(false);
      expect((await subscriber(email)).status).toBe("subscribed");
    });

    test("are not confirmed by a page opened without any", async () => {
      const ada = await proven();
      await ask(ada.email, {});
      const token = await latestToken(ada.email);
      const { details_hash } = await review(token);
      await ask(ada.email, OTHERS);
      expect(await confirm(token, details_hash)).toEqual(CHANGED);
    });

    test("are not confirmed for a subscribed address either", async () => {
      const ada = await proven();
      await set(ada, true);
      await ask(ada.email, ENTERED);
      const token = await latestToken(ada.email);
      const { details_hash } = await review(token);
      await ask(ada.email, OTHERS);
      expect(await confirm(token, details_hash)).toEqual(CHANGED);
      expect(await subscriber(ada.email)).toMatchObject({ phone_no: null, text_notifications: 0 });
    });

    test("replace the former, so that phone and text consent come from one request", async () => {
      const { email } = await proven();
      await ask(email, ENTERED);
      await ask(email, { phone_no: OTHERS.phone_no });
      const { requested_details } = await review(await latestToken(email));
      expect(requested_details).toMatchObject({
        phone_no: OTHERS.phone_no,
        text_notifications: null,
        lastname: null,
      });
    });

    test("are discarded by a client that confirms the address alone", async () => {
      const { email } = await proven();
      await ask(email, OTHERS);
      expect((await confirm(await latestToken(email))).error).toBe(false);
      expect(await subscriber(email)).toMatchObject({
        status: "subscribed",
        phone_no: null,
        text_notifications: 0,
        requested_details: null,
      });
    });

    test("are never shown or exported as the owner's", async () => {
      const ada = await proven();
      await set(ada, true);
      await ask(ada.email, { ...OTHERS, lastname: "Stranger" });
      expect((await historyOf(ada)).history[0]).toEqual({
        kind: "asked-again",
        source: "footer",
        details: null,
      });
      const response = await engine.rest("/rest/mpc/V1/customers/me/export", {}, ada);
      const exported = await response.text();
      expect(exported).toContain("asked-again");
      expect(exported).not.toContain("Stranger");
      expect(exported).not.toContain(OTHERS.phone_no);
    });

    test("are not shown as entered in the account", async () => {
      const ada = await proven();
      await set(ada, true);
      await ask(ada.email, { ...OTHERS, subscribe_source: "account" });
      expect((await historyOf(ada)).history[0]).toEqual({
        kind: "asked-again",
        source: "unknown",
        details: null,
      });
    });
  });

  test("are not shown by an unsubscribe link, which never expires", async () => {
    const ada = await proven();
    await set(ada, true);
    const welcome = (await emailsTo(engine, ada.email)).at(-1);
    await ask(ada.email, ENTERED);
    expect(await review(linkToken(welcome))).toEqual({
      email: ada.email,
      status: "subscribed",
      requested_details: null,
      details_hash: null,
    });
  });

  test("are in the email that asks for confirmation, except a name that could be a link", async () => {
    const ada = await proven();
    await ask(ada.email, { ...ENTERED, lastname: "win at evil.example/now" });
    await set(ada, true);
    await ask(ada.email, ENTERED);
    const texts = (await emailsTo(engine, ada.email)).map(({ text_body }) => text_body);
    const details = [
      "Birthday: December 10, 1985",
      "Phone: (212) 555-0123",
      "Text messages: yes, to (212) 555-0123",
    ];
    for (const text of [texts[0], texts.at(-1)]) expect(text).toContain(details.join("\n"));
    expect(texts[0]).not.toContain("evil.example");
    expect(texts.at(-1)).toContain("Name: Ada Byron");
  });

  test("are deleted when nobody confirmed them while the link was valid", async () => {
    const [ada, bob] = [await proven(), await proven()];
    await ask(ada.email, ENTERED);
    await ask(bob.email, ENTERED);
    await confirmLatest(bob.email);
    const daysLater = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    const { db, settings } = engine;
    const clear = (now: Date) =>
      clearUnconfirmedDetails.run({ db, settings, storeCode: "mpc", wakeMail: vi.fn() }, now);
    const eventDetails = async (email: string) => {
      const events = await db
        .selectFrom("newsletter_event")
        .select(["kind", "details"])
        .where("email", "=", email)
        .orderBy("id")
        .execute();
      return events.map(({ kind, details }) => [kind, details !== null]);
    };

    await clear(daysLater(6));
    expect((await review(await latestToken(ada.email))).requested_details).toEqual(SHOWN);
    await clear(daysLater(8));
    expect((await subscriber(ada.email)).requested_details).toBeNull();
    expect(await eventDetails(ada.email)).toEqual([["asked", false]]);
    expect(await subscriber(bob.email)).toMatchObject({ ...SHOWN, text_notifications: 1 });
    expect(await eventDetails(bob.email)).toEqual([
      ["asked", false],
      ["subscribed", true],
    ]);
  });
});
