import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailsTo } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { inDays, member } from "./memberships";
import { customer } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const NOT_AUTHORIZED = "The current customer isn't authorized.";
const DETAILS = `firstname middlename lastname prefix suffix email phone_no date_of_birth taxvat gst_number group_name is_subscribed_champ_membership`;

function change(sender: Sender, input: object) {
  return engine.graphql(
    `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { ${DETAILS} } } }`,
    { input },
    sender,
  );
}

async function detailsOf(sender: Sender) {
  return (await engine.graphql(`{ customer { ${DETAILS} } }`, {}, sender)).data.customer;
}

describe("a customer's details", () => {
  // @specification §3 L97-100
  // @specification §7 L239
  test("are stored trimmed; omitted ones are unchanged", async () => {
    const grace = await customer(engine);
    const { data } = await change(grace, {
      firstname: "  Grace ",
      middlename: "Brewster",
      prefix: "Dr.",
      suffix: "PhD",
      phone_no: "(212) 555-0142",
      date_of_birth: "12/09/1996",
      taxvat: " 12-3456789 ",
      gst_number: " 27aapfu0939f1zv ",
    });
    expect(data.updateCustomerV2.customer).toEqual({
      firstname: "Grace",
      middlename: "Brewster",
      lastname: "Hopper",
      prefix: "Dr.",
      suffix: "PhD",
      email: grace.email,
      phone_no: "(212) 555-0142",
      date_of_birth: "1996-12-09",
      taxvat: "12-3456789",
      gst_number: "27AAPFU0939F1ZV",
      group_name: "General",
      is_subscribed_champ_membership: false,
    });
    await change(grace, { lastname: "Murray" });
    expect(await detailsOf(grace)).toMatchObject({ lastname: "Murray", date_of_birth: "1996-12-09" });
  });

  test("are cleared when they are given empty", async () => {
    const grace = await customer(engine);
    await change(grace, { phone_no: "2125550142", gst_number: "27AAPFU0939F1ZV" });
    await change(grace, { phone_no: "", gst_number: null });
    expect(await detailsOf(grace)).toMatchObject({ phone_no: null, gst_number: null });
  });

  test.each([
    ["firstname", " ", "This is a required field."],
    ["lastname", null, "This is a required field."],
    ["middlename", "x".repeat(256), "Please enter no more than 255 characters."],
    ["prefix", "Dr.\u0000", "Please enter plain text."],
    ["phone_no", "call me", "Please enter a valid phone."],
    ["date_of_birth", "02/30/2001", "Please enter a valid full date."],
    ["date_of_birth", "01/01/2999", "Please enter a valid full date."],
    ["gst_number", "27AAPFU0939F1Z", "Please enter a valid GST number"],
    ["gst_number", "27AAPFU0939F1ZV5", "Please enter a valid GST number"],
    ["gst_number", "123456789012345", "Please enter a valid GST number"],
    ["gst_number", "ABCDEFGHIJKLMNO", "Please enter a valid GST number"],
    ["gst_number", "27AAPFU0939F1Z-", "Please enter a valid GST number"],
  ])("with an invalid %s (%s) are rejected, and the field is named", async (field, value, message) => {
    const grace = await customer(engine);
    const { errors } = await change(grace, { suffix: "Jr.", [field]: value });
    expect(errors?.[0].message).toContain(message);
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field });
    expect((await detailsOf(grace)).suffix).toBeNull();
  });

  // @specification §3 L100
  test("name the customer's group: members, until their membership ends", async () => {
    const groupOf = async (sender: Sender) => (await detailsOf(sender)).group_name;
    expect(await groupOf(await customer(engine))).toBe("General");
    expect(await groupOf(await member(engine))).toBe("Champ Members");
    expect(await groupOf(await member(engine, inDays(-1)))).toBe("General");
  });

  test("are changed for the current customer only, and not for guests", async () => {
    const [grace, eve] = [await customer(engine), await customer(engine)];
    await change(eve, { firstname: "Eve" });
    expect((await detailsOf(grace)).firstname).toBe("Grace");
    expect((await change({}, { firstname: "Nobody" })).errors?.[0].message).toBe(NOT_AUTHORIZED);
  });
});

describe("changing the password", () => {
  const OLD = "Analytical-1";
  const NEW = "Difference-2";

  async function register(email: string): Promise<string> {
    const { data } = await engine.graphql(
      "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer_token } }",
      { input: { firstname: "Ada", lastname: "Byron", email, password: OLD } },
    );
    return data.createCustomer.customer_token;
  }

  function logIn(email: string, password: string) {
    return engine.graphql(
      "mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }",
      { email, password },
    );
  }

  function changePassword(sender: Sender, currentPassword: string, newPassword: string) {
    return engine.graphql(
      `mutation ($current: String!, $new: String!) {
        changeCustomerPassword(currentPassword: $current, newPassword: $new) { email }
      }`,
      { current: currentPassword, new: newPassword },
      sender,
    );
  }

  test("keeps this session, ends the others, and notifies the customer", async () => {
    const email = "new-password@example.com";
    const here = await register(email);
    const elsewhere = (await logIn(email, OLD)).data.generateCustomerToken.token;
    const { data } = await changePassword({ token: here }, ` ${OLD} `, NEW);
    expect(data.changeCustomerPassword.email).toBe(email);

    expect((await detailsOf({ token: here })).email).toBe(email);
    const { errors } = await engine.graphql("{ customer { email } }", {}, { token: elsewhere });
    expect(errors?.[0].message).toBe(NOT_AUTHORIZED);
    expect((await logIn(email, OLD)).errors?.[0].extensions.category).toBe("graphql-authentication");
    expect((await logIn(email, NEW)).errors).toBeUndefined();
    const subjects = (await emailsTo(engine, email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password has been changed");
  });

  // @specification §5 L196
  test("requires the current one", async () => {
    const email = "wrong-current@example.com";
    const token = await register(email);
    const { errors } = await changePassword({ token }, "Not-the-one-1", NEW);
    expect(errors?.[0].extensions).toEqual({ category: "graphql-authentication", field: "currentPassword" });
    expect((await logIn(email, OLD)).errors).toBeUndefined();
  });

  test("requires a strong new one", async () => {
    const token = await register("weak-new@example.com");
    const { errors } = await changePassword({ token }, OLD, "weak");
    expect(errors?.[0].message).toContain("Please enter atleast 8 characters.");
    expect(errors?.[0].extensions).toEqual({ category: "graphql-input", field: "newPassword" });
  });

  test("cannot be used to guess the current one: after many attempts at once the correct one has to wait, too", async () => {
    const token = await register("guessed-current@example.com");
    const guesses = Array.from({ length: 10 }, (_, guess) => `Guess-${guess}-Wrong`);
    await Promise.all(guesses.map((guess) => changePassword({ token }, guess, NEW)));
    const { errors } = await changePassword({ token }, OLD, NEW);
    expect(errors?.[0].extensions).toEqual({ category: "graphql-authentication", field: "currentPassword" });
  });

  test("is rejected for guests", async () => {
    expect((await changePassword({}, OLD, NEW)).errors?.[0].message).toBe(NOT_AUTHORIZED);
  });
});
