import type { BookAddressFragment, CustomerAddressInput } from "~/provider/contract/documents.generated";
import type { TypedAddress } from "~/storefront/checkout/address-form";
import type { BookAddressForm } from "./address-form";

export const addressBookPath = "/customer/account/address-book";
export const addAddressPath = "/customer/account/add-address";

/** Path of the form that edits an address. */
export function editAddressPath(id: number): string {
  return `/customer/account/edit-address/${id}`;
}

/** Converts an address to form fields. */
export function typedAddress(address: BookAddressFragment): TypedAddress {
  const [street, ...more] = address.street ?? [];
  return {
    firstname: address.firstname ?? "",
    lastname: address.lastname ?? "",
    company: address.company ?? "",
    street: street ?? "",
    street_2: more.filter(Boolean).join(", "),
    city: address.city ?? "",
    region: address.region?.region_code ?? "",
    postcode: address.postcode ?? "",
    telephone: address.telephone ?? "",
  };
}

/** Converts form fields to the provider's input. An unticked default is left unchanged. */
export function addressInput(form: BookAddressForm): CustomerAddressInput {
  const { street, street_2, company, region, default_billing, default_shipping, ...rest } = form;
  return {
    ...rest,
    street: street_2 ? [street, street_2] : [street],
    company: company || null,
    region: { region_code: region },
    country_code: "US",
    ...(default_billing && { default_billing }),
    ...(default_shipping && { default_shipping }),
  };
}
