import type { CustomerAddressInput } from "~/provider/contract/documents.generated";
import { addressInput } from "~/storefront/checkout/address/typed-address";
import type { BookAddressForm } from "./address-form";

export const addressBookPath = "/customer/account/address-book";
export const addAddressPath = "/customer/account/add-address";

/** The page that changes an address of the book. */
export function editAddressPath(id: number): string {
  return `/customer/account/edit-address/${id}`;
}

/** The form's fields as the provider takes them. A default that was not ticked is not sent, and stays as it is. */
export function bookAddressInput(form: BookAddressForm): CustomerAddressInput {
  const { default_billing, default_shipping, ...address } = form;
  return {
    ...addressInput(address),
    region: { region_code: address.region },
    ...(default_billing && { default_billing }),
    ...(default_shipping && { default_shipping }),
  };
}
