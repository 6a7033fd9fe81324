import type { BookAddressFragment, CustomerAddressInput } from "~/provider/contract/documents.generated";
import type { TypedAddress } from "~/storefront/checkout/address/address-form";
import type { BookAddressForm } from "./address-form";

export const addressBookPath = "/customer/account/address-book";
export const addAddressPath = "/customer/account/add-address";

/** Where an address of the book is changed. */
export function editAddressPath(id: number): string {
  return `/customer/account/edit-address/${id}`;
}

/** An address of the book as the form's fields. */
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

/** The form's fields as the provider takes them. A default that was not ticked is left as it is. */
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
