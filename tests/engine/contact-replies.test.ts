import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSteps } from "./contact-steps";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { customer } from "./shopper";
import { auditOf, callAdmin, staffMember, type TestStaff } from "./staff";

/** Replies of staff to contact messages, whose address may be a stranger's. */

let engine: EngineFixture;
let support: TestStaff;
let steps: ReturnType<typeof contactSteps>;
beforeAll(async () => {
  engine = await openFixture();
  support = await staffMember(engine, "support");
  steps = contactSteps(engine, support);
});
afterAll(() => engine.close());

let count = 0;
const address = () => {
  count += 1;
  return `replied-${count}@example.com`;
};

/** The reply, after the confirmation that the message arrived. */
async function replyTo(email: string) {
  const replies = await emailsTo(engine, email);
  return replies.find(({ subject }) => subject.startsWith("Your message to"));
}

describe("a reply", () => {
  test("is emailed once, recorded without personal data, and leaves the message done or open", async () => {
    const email = address();
    const id = await steps.write({ email });
    const { version } = (await steps.read(id)) ?? {};
    const form = { version, key: "key-of-the-reply-form", is_done: false };
    for (let sent = 0; sent < 2; sent += 1) expect((await steps.reply(id, form)).errors).toBeUndefined();
    expect(await steps.read(id)).toMatchObject({
      status: "OPEN",
      replies: [{ text: "Yes, it is.", staff_name: expect.stringMatching(/^Person/) }],
    });
    const mails = (await emailsTo(engine, email)).filter(({ text_body }) =>
      text_body.includes("Yes, it is."),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0].text_body).toContain("Hello Ada Byron,");
    expect(mails[0].text_body).toContain("> Is the mug dishwasher safe?");
    await steps.reply(id, { text: "And the microwave is fine, too." });
    expect((await steps.read(id))?.status).toBe("DONE");
    const entries = (await auditOf(engine, "contact-message.reply")).filter(
      (entry) => entry.subject_id === id,
    );
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toMatch(/replied-|mug|Ada/);
  });

  test("is not sent when somebody else has changed the message meanwhile", async () => {
    const email = address();
    const id = await steps.write({ email });
    const { version } = (await steps.read(id)) ?? {};
    await steps.setStatus(id, "DONE");
    expect((await steps.reply(id, { version })).errors?.[0].extensions.code).toBe("CHANGED");
    expect(await replyTo(email)).toBeUndefined();
    expect((await steps.reply(id)).errors).toBeUndefined();
    expect(await replyTo(email)).toBeDefined();
  });

  test("needs a text of up to 3,000 characters", async () => {
    const id = await steps.write();
    for (const text of [" ", "x".repeat(3001)])
      expect((await steps.reply(id, { text })).errors?.[0].extensions.field).toBe("text");
  });

  test.each([
    ["a link", "See pills.example.com/buy"],
    ["an address", "Write to win@pills.example.com"],
    ["a price", "You won $1,000,000"],
    ["a hidden link", "See pills。example。com"],
  ])("does not quote %s of somebody who may be a stranger", async (_what, comment) => {
    const email = address();
    await steps.reply(await steps.write({ email, name: "Win at pills.example.com", comment }));
    const mail = await replyTo(email);
    expect(`${mail?.subject} ${mail?.text_body} ${mail?.html_body}`).not.toMatch(/pills|1,000,000/);
    expect(mail?.text_body).toContain("Hello,");
    expect(mail?.text_body).toContain("If you didn't contact us");
  });

  test("quotes everything to a customer who sent it from the address that they have confirmed", async () => {
    const ada = await customer(engine);
    await engine.db
      .updateTable("customer")
      .set({ email_confirmed_at: new Date().toISOString() })
      .where("id", "=", ada.id)
      .execute();
    const comment = "Does it look like\nphotos.example.com/otto?";
    await steps.reply(await steps.write({ email: ada.email, comment }, ada));
    const mail = await replyTo(ada.email);
    expect(mail?.text_body).toContain("> Does it look like\n> photos.example.com/otto?");
    expect(mail?.text_body).not.toContain("If you didn't contact us");
  });
});

describe("a template for replies", () => {
  async function filled(name: string): Promise<string> {
    count += 1;
    const input = {
      store_code: "mpc",
      kind: "CONTACT_MESSAGE",
      key: `key-of-the-template-${count}`,
      title: `Hello ${count}`,
      text: "Hi {{first_name}}. {{staff_name}}, {{shop}}",
    };
    const create = "mutation ($input: CreateReplyTemplateInput!) { createReplyTemplate(input: $input) }";
    expect((await callAdmin(engine, create, { input }, support.token)).errors).toBeUndefined();
    const { id } = await engine.db
      .selectFrom("reply_template")
      .select("id")
      .where("title", "=", input.title)
      .executeTakeFirstOrThrow();
    const query = "query ($id: ID!, $subject: ID!) { filledReplyTemplate(id: $id, subject: $subject) }";
    const variables = { id: String(id), subject: await steps.write({ name }) };
    return String((await callAdmin(engine, query, variables, support.token)).data?.filledReplyTemplate);
  }

  test("has the sender's first name, unless it is none", async () => {
    expect(await filled("Ada Byron")).toMatch(/^Hi Ada\. Person \d+, My Pet Canvas$/);
    expect(await filled("www.pills.example.com")).toMatch(/^Hi there\./);
  });
});
