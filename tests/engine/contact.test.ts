import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture({ shopEmail: "help@shop.example" });
});
afterAll(() => engine.close());

function write(changes: object = {}) {
  return engine.graphql("mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }", {
    input: {
      name: "Ada Byron",
      email: "ada@example.com",
      comment: "Is the mug\ndishwasher safe?",
      ...changes,
    },
  });
}

describe("a message to the store", () => {
  it("reaches the store, which can reply, and is confirmed to its sender", async () => {
    const { data } = await write();
    expect(data.contactUs.status).toBe(true);
    const [message] = await emailsTo(engine, "help@shop.example");
    expect(message.subject).toBe("A message from Ada Byron");
    expect(message.text_body).toContain("Is the mug\ndishwasher safe?");
    expect(message.reply_to).toBe("ada@example.com");
    const [receipt] = await emailsTo(engine, "ada@example.com");
    expect(receipt.subject).toBe("We got your message");
  });

  it("is not repeated in the confirmation, whose address may be a stranger's", async () => {
    await write({ email: "stranger@example.com", name: "Buy pills", comment: "Buy pills at example.org" });
    const [receipt] = await emailsTo(engine, "stranger@example.com");
    expect(receipt.text_body + receipt.html_body).not.toMatch(/pills/);
  });

  it("cannot put markup into the email", async () => {
    await write({ email: "markup@example.com", comment: "<img src=x onerror=alert(1)>" });
    const message = (await emailsTo(engine, "help@shop.example")).at(-1);
    expect(message?.html_body).toContain("&lt;img src=x");
  });

  it.each([
    ["name", { name: " " }, "This is a required field."],
    ["name", { name: "Ada\nBcc: all@example.com" }, "Please enter plain text."],
    ["comment", { comment: "" }, "This is a required field."],
    ["comment", { comment: "x".repeat(6001) }, "Please enter no more than 6000 characters."],
    ["email", { email: "nobody" }, expect.stringContaining("Please enter a valid email address")],
  ])("is rejected for an invalid %s", async (field, input, message) => {
    const { errors } = await write(input);
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: "graphql-input", field } });
  });

  it("always arrives, and is confirmed three times an hour at most", async () => {
    const before = (await emailsTo(engine, "help@shop.example")).length;
    for (let time = 0; time < 4; time += 1) {
      expect((await write({ email: "often@example.com" })).errors).toBeUndefined();
    }
    expect((await emailsTo(engine, "help@shop.example")).length - before).toBe(4);
    expect(await emailsTo(engine, "often@example.com")).toHaveLength(3);
  });
});
