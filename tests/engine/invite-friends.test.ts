import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function invite(emails: string, sender: Sender = {}) {
  return engine.graphql("mutation ($emails: String!) { inviteFriends(emails: $emails) }", { emails }, sender);
}

/** A customer with a confirmed address, and unused rate limits. */
async function provenCustomer() {
  const created = await customer(engine);
  const email_confirmed_at = new Date().toISOString();
  await engine.db.updateTable("customer").set({ email_confirmed_at }).where("id", "=", created.id).execute();
  return created;
}

describe("invited friends", () => {
  test("get an email with the customer's own link, each once", async () => {
    const sender = await provenCustomer();
    const { data } = await invite(" one@friends.example, two@friends.example,ONE@friends.example", sender);
    expect(data.inviteFriends).toBe(2);
    const code = (await engine.graphql("{ customer { refer_code } }", {}, sender)).data.customer.refer_code;
    for (const friend of ["one@friends.example", "two@friends.example"]) {
      const messages = await emailsTo(engine, friend);
      expect(messages).toHaveLength(1);
      expect(messages[0].text_body).toContain(`refer_code=${code}`);
      expect(messages[0].text_body).not.toContain(sender.email);
    }
  });

  test("are not flooded, without revealing it", async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await invite("patient@friends.example", await provenCustomer())).data.inviteFriends).toBe(1);
    }
    expect(await emailsTo(engine, "patient@friends.example")).toHaveLength(3);
  });

  test.each([
    ["what is no address", "one@friends.example, somebody"],
    ["six of them", "a@f.example,b@f.example,c@f.example,d@f.example,e@f.example,f@f.example"],
    ["nobody", " , "],
  ])("may not be %s", async (_case, emails) => {
    const { errors } = await invite(emails, await provenCustomer());
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "emails" });
    expect(await emailsTo(engine, "a@f.example")).toEqual([]);
  });

  test("are not emailed for customers without a confirmed address", async () => {
    const { errors } = await invite("three@friends.example", await customer(engine));
    expect(errors?.[0].message).toContain("Please confirm your own email address first");
    expect(await emailsTo(engine, "three@friends.example")).toEqual([]);
  });

  test("are not emailed for guests", async () => {
    const { errors } = await invite("four@friends.example");
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
    expect(await emailsTo(engine, "four@friends.example")).toEqual([]);
  });
});
