import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { INVALID_DATE } from "~/brand/full-date";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { callRest, REST_ADDRESS } from "./rest-shopper";
import { customer } from "./shopper";

/** PUT customers/me as in Magento: details, the whole address book, defaults, and errors. */

let engine: EngineFixture;
let sender: Sender & { email: string };
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  sender = await customer(engine);
});

const OTHER_ADDRESS = { ...REST_ADDRESS, street: ["9 Elm Street"] };
const MISSING = '"%fieldName" is required. Enter and try again.';

const me = async () => (await callRest(engine, "GET", "/customers/me", { sender })).body;
/** Sends back what was read, with these members changed. */
const save = async (changed: object) =>
  callRest(engine, "PUT", "/customers/me", { sender, body: { customer: { ...(await me()), ...changed } } });

async function withBook() {
  const { body } = await save({ addresses: [REST_ADDRESS, OTHER_ADDRESS] });
  return body as { default_billing: string; addresses: { id: number }[] };
}

describe("details", () => {
  test("are changed, and omitted ones stay", async () => {
    await save({ prefix: "Dr.", middlename: "King", dob: "1990-05-14" });
    const body = {
      customer: {
        email: sender.email.toUpperCase(),
        firstname: "Grace",
        lastname: "Hopper",
        middlename: null,
      },
    };
    const { status, body: saved } = await callRest(engine, "PUT", "/customers/me", { sender, body });
    expect(status).toBe(200);
    expect(saved).toMatchObject({ firstname: "Grace", prefix: "Dr.", middlename: null, dob: "1990-05-14" });
    expect(await me()).toEqual(saved);
  });

  test("may be in camel case, with a time after the date", async () => {
    const { status, body } = await save({
      dob: "1990-05-14 00:00:00",
      extensionAttributes: {},
      websiteId: 1,
    });
    expect({ status, dob: body.dob }).toEqual({ status: 200, dob: "1990-05-14" });
  });

  test.each([
    [{ email: undefined }, "The customer email is missing. Enter and try again."],
    [{ firstname: " " }, '"First Name" is a required value.'],
    [{ lastname: undefined }, '"Last Name" is a required value.'],
    [{ dob: "2190-05-14" }, INVALID_DATE],
  ])("%j are rejected", async (changed, message) => {
    const before = await me();
    const { status, body } = await save(changed);
    expect(status).toBe(400);
    expect(body).toEqual({ message });
    expect(await me()).toEqual(before);
  });

  test("do not include another email address, which needs the password", async () => {
    const { status, body } = await save({ email: "eve@example.com" });
    expect({ status, message: body.message }).toMatchObject({
      status: 400,
      message: expect.stringContaining("updateCustomerEmail"),
    });
    expect((await me()).email).toBe(sender.email);
  });

  test("include the consent to the newsletter, which an unconfirmed address confirms by email", async () => {
    const subscribed = await save({ extension_attributes: { is_subscribed: true } });
    expect(subscribed.status).toBe(200);
    const { data } = await engine.graphql("{ customer { is_subscribed } }", {}, sender);
    expect(subscribed.body.extension_attributes.is_subscribed).toBe(data.customer.is_subscribed);
    const ended = await save({ extension_attributes: { is_subscribed: false } });
    expect(ended.body.extension_attributes.is_subscribed).toBe(false);
  });

  test("are nobody's without a token, and a body without a customer is rejected as in Magento", async () => {
    expect(await callRest(engine, "PUT", "/customers/me", { body: { customer: {} } })).toMatchObject({
      status: 401,
      body: {
        message: "The consumer isn't authorized to access %resources.",
        parameters: { resources: "self" },
      },
    });
    expect(await callRest(engine, "PUT", "/customers/me", { sender, body: {} })).toMatchObject({
      status: 400,
      body: { message: MISSING, parameters: { fieldName: "customer" } },
    });
  });
});

describe("the address book", () => {
  test("is replaced: changed by id, added without, and deleted when left out", async () => {
    const { addresses, default_billing } = await withBook();
    expect(addresses).toMatchObject([
      { street: REST_ADDRESS.street, default_billing: true, region: { region_code: "CA" } },
      { street: ["9 Elm Street"], default_billing: false },
    ]);
    expect(default_billing).toBe(String(addresses[0].id));
    const third = { ...REST_ADDRESS, region: { region_id: 12 }, region_code: undefined, city: "Fresno" };
    const { status, body } = await save({
      addresses: [{ id: addresses[0].id, company: "Paws Inc." }, third],
    });
    expect(status).toBe(200);
    expect(body.addresses).toMatchObject([
      { ...addresses[0], company: "Paws Inc." },
      { city: "Fresno", region_id: 12, default_billing: false },
    ]);
    expect(body.addresses).toHaveLength(2);
    expect((await save({ addresses: undefined })).body.addresses).toEqual(body.addresses);
  });

  test("has another default by its flag, and by its id", async () => {
    const { addresses } = await withBook();
    const [first, second] = addresses;
    const flagged = await save({ addresses: [first, { ...second, default_billing: true }] });
    expect(flagged.body).toMatchObject({
      default_billing: String(second.id),
      default_shipping: String(first.id),
      addresses: [{ default_billing: false }, { default_billing: true }],
    });
    const named = await save({ default_billing: String(first.id), default_shipping: second.id });
    expect(named.body).toMatchObject({
      default_billing: String(first.id),
      default_shipping: String(second.id),
    });
    expect((await save({ default_billing: null })).body.default_billing).toBeNull();
    const both = { addresses: [first, { ...second, default_billing: true }], default_billing: first.id };
    expect((await save(both)).body.default_billing).toBe(String(second.id));
  });

  test("does not lose a default, unless another address takes its place", async () => {
    const { addresses } = await withBook();
    const [first, second] = addresses;
    const rejected = await save({ addresses: [second] });
    expect(rejected).toMatchObject({
      status: 400,
      body: {
        message: `Customer Address ${first.id} is set as default billing address and can not be deleted`,
      },
    });
    expect((await me()).addresses).toEqual(addresses);
    const replaced = await save({
      addresses: [{ ...second, default_billing: true, default_shipping: true }],
    });
    expect(replaced.body.addresses).toMatchObject([{ id: second.id, default_shipping: true }]);
  });

  test("is saved as a whole or not at all", async () => {
    const before = await me();
    const wrong = { ...REST_ADDRESS, postcode: "10001" };
    const { status, body } = await save({ firstname: "Grace", addresses: [REST_ADDRESS, wrong] });
    expect(status).toBe(400);
    expect(body.message).toContain("10001");
    expect(await me()).toEqual(before);
    const many = Array.from({ length: 101 }, () => REST_ADDRESS);
    expect((await save({ addresses: many })).body.message).toContain("100 addresses");
    expect(await me()).toEqual(before);
  });

  test("names what is missing as Magento does: one member, or a list", async () => {
    expect((await save({ addresses: [{ ...REST_ADDRESS, city: "" }] })).body).toEqual({
      message: MISSING,
      parameters: { fieldName: "city" },
    });
    const { street: _street, country_id: _country, ...rest } = REST_ADDRESS;
    expect((await save({ addresses: [rest] })).body).toEqual({
      message: "One or more input exceptions have occurred.",
      errors: [
        { message: MISSING, parameters: { fieldName: "street" } },
        { message: MISSING, parameters: { fieldName: "countryId" } },
      ],
    });
  });

  test("has no address of another customer", async () => {
    const [own] = (await withBook()).addresses;
    sender = await customer(engine);
    expect(await save({ addresses: [{ ...REST_ADDRESS, id: own.id }] })).toMatchObject({
      status: 404,
      body: {
        message: "No such entity with %fieldName = %fieldValue",
        parameters: { fieldName: "addressId", fieldValue: String(own.id) },
      },
    });
  });
});
