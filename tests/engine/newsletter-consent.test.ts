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
