import { describe, expect, it } from "vitest";
import {
  addressFields,
  BILLING,
  customerAddressValidator,
  guestAddressValidator,
} from "~/storefront/checkout/address-form";
import { INVALID_EMAIL } from "~/storefront/session/email-address";
import { INVALID_PHONE, INVALID_POSTCODE, REQUIRED } from "~/storefront/session/field-rules";

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
  return (await guestAddressValidator.validate(form)).error?.fieldErrors;
}

describe("the address form of a guest", () => {
  it("gives email and trimmed address", async () => {
    const { data } = await guestAddressValidator.validate(guest);
    expect(data?.email).toBe("ada@example.com");
    expect(data?.shipping).toEqual({ address: { ...address, street: "12 Analytical Way" }, isSaved: false });
    expect(data?.billing).toBeNull();
  });

  it("names everything that is missing at once", async () => {
    const missing = ["email", "firstname", "lastname", "street", "city", "region", "postcode", "telephone"];
    expect(await guestErrors({ billing_same: "on" })).toEqual(
      Object.fromEntries(missing.map((field) => [field, REQUIRED])),
    );
  });

  it.each([
    ["email", "ada@", INVALID_EMAIL],
    ["postcode", "SW1A 1AA", INVALID_POSTCODE],
    ["telephone", "123", INVALID_PHONE],
  ])("says what is wrong with %s", async (field, value, message) => {
    expect(await guestErrors({ ...guest, [field]: value })).toEqual({ [field]: message });
  });

  it("asks for the billing address when it is not the same", async () => {
    const errors = await guestErrors({ ...guest, billing_same: undefined });
    expect(Object.keys(errors ?? {})).toContain(`${BILLING}street`);
    expect(addressFields.filter((field) => errors?.[field])).toEqual([]);
  });

  it("takes a billing address of its own", async () => {
    const { data } = await guestAddressValidator.validate({ ...guest, billing_same: undefined, ...billing });
    expect(data?.billing).toMatchObject({ city: "Sacramento" });
  });

  it("cannot choose an address of a book", async () => {
    expect(
      await guestErrors({ email: "ada@example.com", billing_same: "on", address_choice: "7" }),
    ).toMatchObject({ street: REQUIRED });
  });
});

describe("the address form of a customer", () => {
  it("takes a saved address without the fields", async () => {
    const { data } = await customerAddressValidator.validate({ address_choice: "7", billing_same: "on" });
    expect(data).toEqual({ email: null, shipping: { savedId: 7 }, billing: null });
  });

  it("keeps a new address when asked to", async () => {
    const { data } = await customerAddressValidator.validate({
      ...address,
      address_choice: "new",
      save_in_address_book: "on",
      billing_same: "on",
    });
    expect(data?.shipping).toMatchObject({ isSaved: true });
  });

  it.each(["new", "-1", "7 or 1", "", "1e9"])("reads the choice %j as a new address", async (choice) => {
    const { error } = await customerAddressValidator.validate({ address_choice: choice, billing_same: "on" });
    expect(error?.fieldErrors.street).toBe(REQUIRED);
  });
});
