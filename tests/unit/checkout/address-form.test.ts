import { describe, expect, it } from "vitest";
import { addressFields, addressValidator } from "~/storefront/checkout/address/address-form";
import { BILLING } from "~/storefront/checkout/address/address-names";
import { INVALID_EMAIL } from "~/storefront/session/email-address";
import { INVALID_PHONE, INVALID_POSTCODE, REQUIRED } from "~/storefront/session/field-rules";

const ofGuest = addressValidator({ isGuest: true, isVirtual: false });
const ofCustomer = addressValidator({ isGuest: false, isVirtual: false });
const nothingSaid = { dropship: false, send_proof: false, business_purchase: false };

const address = {
  firstname: "Ada",
  lastname: "Lovelace",
  company: "",
  street: " 12 Analytical Way ",
  street_2: "",
  city: "Sacramento",
  region: "CA",
  postcode: "95814",
  telephone: "(555) 123-4567",
};
const billing = Object.fromEntries(Object.entries(address).map(([field, value]) => [BILLING + field, value]));
const guest = { email: "ada@example.com", billing_same: "on", ...address };

async function guestErrors(form: Record<string, string | undefined>) {
  return (await ofGuest.validate(form)).error?.fieldErrors;
}

describe("the address form of a guest", () => {
  it("gives email and trimmed address", async () => {
    const { data } = await ofGuest.validate(guest);
    expect(data?.email).toBe("ada@example.com");
    expect(data?.shipping).toEqual({ address: { ...address, street: "12 Analytical Way" }, isSaved: false });
    expect(data?.billing).toBeNull();
  });

  it("reports everything missing at once", async () => {
    const missing = ["email", "firstname", "lastname", "street", "city", "region", "postcode", "telephone"];
    expect(await guestErrors({ billing_same: "on" })).toEqual(
      Object.fromEntries(missing.map((field) => [field, REQUIRED])),
    );
  });

  it.each([
    ["email", "ada@", INVALID_EMAIL],
    ["postcode", "SW1A 1AA", INVALID_POSTCODE],
    ["telephone", "123", INVALID_PHONE],
  ])("reports the error of %s", async (field, value, message) => {
    expect(await guestErrors({ ...guest, [field]: value })).toEqual({ [field]: message });
  });

  it("requires the billing address when it is not the same", async () => {
    const errors = await guestErrors({ ...guest, billing_same: undefined });
    expect(Object.keys(errors ?? {})).toContain(`${BILLING}street`);
    expect(addressFields.filter((field) => errors?.[field])).toEqual([]);
  });

  it("accepts a separate billing address", async () => {
    const { data } = await ofGuest.validate({ ...guest, billing_same: undefined, ...billing });
    expect(data?.billing).toMatchObject({ address: { city: "Sacramento" } });
  });

  it("cannot select an address of an address book", async () => {
    expect(
      await guestErrors({ email: "ada@example.com", billing_same: "on", address_choice: "7" }),
    ).toMatchObject({ street: REQUIRED });
  });
});

describe("the address form of a customer", () => {
  it("accepts a saved address without the fields", async () => {
    const { data } = await ofCustomer.validate({ address_choice: "7", billing_same: "on" });
    expect(data).toEqual({ email: null, shipping: { savedId: 7 }, billing: null, details: nothingSaid });
  });

  it("accepts another saved address for billing", async () => {
    const form = { address_choice: "7", billing_address_choice: "8" };
    const { data } = await ofCustomer.validate(form);
    expect(data).toMatchObject({ shipping: { savedId: 7 }, billing: { savedId: 8 } });
  });

  it("saves a new address on request", async () => {
    const { data } = await ofCustomer.validate({
      ...address,
      address_choice: "new",
      save_in_address_book: "on",
      billing_same: "on",
    });
    expect(data?.shipping).toMatchObject({ isSaved: true });
  });

  it.each(["new", "-1", "7 or 1", "", "1e9"])("reads the choice %j as a new address", async (choice) => {
    const { error } = await ofCustomer.validate({ address_choice: choice, billing_same: "on" });
    expect(error?.fieldErrors.street).toBe(REQUIRED);
  });
});

describe("the address form of an order that is not shipped", () => {
  const ofVirtual = addressValidator({ isGuest: true, isVirtual: true });

  it("asks for the billing address alone", async () => {
    const { data } = await ofVirtual.validate({ email: "ada@example.com", ...address });
    expect(data?.shipping).toBeNull();
    expect(data?.billing).toMatchObject({ address: { city: "Sacramento" } });
  });

  it("names its fields when they are missing", async () => {
    const { error } = await ofVirtual.validate({ email: "ada@example.com" });
    expect(error?.fieldErrors).toMatchObject({ street: REQUIRED, postcode: REQUIRED });
    expect(Object.keys(error?.fieldErrors ?? {}).filter((field) => field.startsWith(BILLING))).toEqual([]);
  });
});

describe("order details", () => {
  const business = { business_purchase: "on", gst_company: " Good Dogs Inc. ", bill_to: "on" };

  it("are empty when nothing is ticked, whatever hidden fields contain", async () => {
    const { data } = await ofGuest.validate({ ...guest, gst_company: "", gst_number: "wrong" });
    expect(data?.details).toEqual(nothingSaid);
  });

  it("can request a parcel without prices", async () => {
    const { data } = await ofGuest.validate({ ...guest, dropship: "on" });
    expect(data?.details).toEqual({ ...nothingSaid, dropship: true });
  });

  it("can request proofs before printing", async () => {
    const { data } = await ofGuest.validate({ ...guest, send_proof: "on" });
    expect(data?.details).toEqual({ ...nothingSaid, send_proof: true });
  });

  it("can name a business, with or without a GST number", async () => {
    const { data } = await ofGuest.validate({ ...guest, ...business });
    expect(data?.details).toEqual({
      ...nothingSaid,
      business_purchase: true,
      gst_company: "Good Dogs Inc.",
      gst_number: "",
      ship_to: false,
      bill_to: true,
    });
    const numbered = await ofGuest.validate({ ...guest, ...business, gst_number: "22AAAAA0000A1Z5" });
    expect(numbered.data?.details.gst_number).toBe("22AAAAA0000A1Z5");
  });

  it("require the name of a business", async () => {
    expect(await guestErrors({ ...guest, business_purchase: "on" })).toEqual({ gst_company: REQUIRED });
  });

  it.each(["22AAAAA0000A1Z", "22AAAAA0000A1Z55", "AAAAAAAAAAAAAAA", "123456789012345", "22AAAAA0000A1Z-"])(
    "reject %s as a GST number, together with other errors",
    async (gst_number) => {
      const errors = await guestErrors({ ...guest, city: "", ...business, gst_number });
      expect(Object.keys(errors ?? {}).sort()).toEqual(["city", "gst_number"]);
      expect(errors?.gst_number).toMatch(/^Please enter a valid GST number/);
    },
  );
});
