import { describe, expect, it } from "vitest";
import { bookAddressValidator } from "~/storefront/account/address-book/address-form";
import { bookAddressInput } from "~/storefront/account/address-book/book-address";
import { typedAddress } from "~/storefront/checkout/address/typed-address";

const typed = {
  firstname: "Ada",
  lastname: "Byron",
  company: "",
  street: "12 Harbor Street",
  street_2: "Flat 2",
  city: "Portland",
  region: "ME",
  postcode: "04101",
  telephone: "(207) 555-0142",
};

async function sent(form: Record<string, string>) {
  const { data } = await bookAddressValidator.validate(form);
  if (!data) throw new Error("The form was refused.");
  return bookAddressInput(data);
}

describe("an address of the address book", () => {
  it("is sent in the provider's format", async () => {
    expect(await sent(typed)).toEqual({
      firstname: "Ada",
      lastname: "Byron",
      company: null,
      street: ["12 Harbor Street", "Flat 2"],
      city: "Portland",
      region: { region_code: "ME" },
      postcode: "04101",
      country_code: "US",
      telephone: "(207) 555-0142",
    });
  });

  it("becomes a default if ticked, and stays a default if not ticked", async () => {
    const input = await sent({ ...typed, default_shipping: "on" });
    expect(input.default_shipping).toBe(true);
    expect(input).not.toHaveProperty("default_billing");
  });

  it("is shown in the form as submitted, with further lines merged into the second one", () => {
    const kept = {
      id: 7,
      ...typed,
      company: null,
      default_billing: false,
      default_shipping: true,
      street: ["12 Harbor Street", "Flat 2", "Ring twice"],
      region: { region_code: "ME" },
    };
    expect(typedAddress(kept)).toEqual({ ...typed, street_2: "Flat 2, Ring twice" });
  });
});
