import { describe, expect, it } from "vitest";
import { addressLines } from "~/storefront/account/address-lines";
import { cartAddressInput, typedAddress } from "~/storefront/checkout/address/typed-address";

const typed = {
  firstname: "Ada",
  lastname: "Byron",
  company: "",
  street: "12 Main Street",
  street_2: "Apartment 3",
  city: "Austin",
  region: "TX",
  postcode: "78701",
  telephone: "512-555-0100",
};

const kept = {
  firstname: "Ada",
  lastname: "Byron",
  company: null,
  street: ["12 Main Street", "Apartment 3"],
  city: "Austin",
  postcode: "78701",
  telephone: "512-555-0100",
  region: { code: "TX" },
};

// @specification §3 L114
// @specification §9 L292
describe("an address for the cart", () => {
  it("goes with both lines of the street, to the United States, without an empty company", () => {
    expect(cartAddressInput(typed)).toMatchObject({
      street: ["12 Main Street", "Apartment 3"],
      region: "TX",
      company: null,
      country_code: "US",
      save_in_address_book: false,
    });
  });

  it("goes without a second line that is empty, and into the address book when asked to", () => {
    expect(cartAddressInput({ ...typed, street_2: "", company: "Acme" }, true)).toMatchObject({
      street: ["12 Main Street"],
      company: "Acme",
      save_in_address_book: true,
    });
  });

  it("is converted back to the same fields", () => {
    expect(typedAddress(kept)).toEqual(typed);
  });

  it("is formatted line by line", () => {
    expect(addressLines(kept)).toEqual([
      "Ada Byron",
      "12 Main Street",
      "Apartment 3",
      "Austin, TX 78701",
      "+1 512-555-0100",
    ]);
  });
});
