import { describe, expect, it } from "vitest";
import { contactValidator, topics } from "~/storefront/contact/contact-form";
import { codeValidator } from "~/storefront/order-verification/verification-form";
import { sharePhotoValidator } from "~/storefront/sharing/share-photo-form";

const message = { name: "Ada", email: "ada@example.com", topic: topics[0], message: "Hello" };

async function errorsOf(
  validator: { validate: (fields: Record<string, string>) => Promise<{ error?: { fieldErrors: object } }> },
  fields: Record<string, string>,
) {
  return (await validator.validate(fields)).error?.fieldErrors ?? {};
}

describe("the contact form", () => {
  it("requires everything except an order number", async () => {
    expect(await errorsOf(contactValidator, message)).toEqual({});
    expect(Object.keys(await errorsOf(contactValidator, {})).sort()).toEqual([
      "email",
      "message",
      "name",
      "topic",
    ]);
  });

  it("accepts its own topics only", async () => {
    const errors = await errorsOf(contactValidator, { ...message, topic: "Buy pills" });
    expect(errors).toEqual({ topic: "Please choose one of the topics." });
  });
});

describe("the form for a shared photo", () => {
  it("requires consent", async () => {
    const fields = { pet_name: "Otto", email: "ada@example.com" };
    expect(await errorsOf(sharePhotoValidator, fields)).toEqual({ consent: "This is a required field." });
    expect(await errorsOf(sharePhotoValidator, { ...fields, consent: "on" })).toEqual({});
  });
});

describe("the form for a code", () => {
  it.each([["123456"], ["123 456"], [" 123456 "]])("accepts six digits: %j", async (code) => {
    expect(await errorsOf(codeValidator, { code })).toEqual({});
  });

  it.each([["12345"], ["1234567"], ["12345a"]])("rejects %j", async (code) => {
    expect(await errorsOf(codeValidator, { code })).toEqual({
      code: "Please enter the six-digit code.",
    });
  });
});
