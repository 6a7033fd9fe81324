import type { CartAddressInput } from "~/provider/contract/documents.generated";
import { type PostalAddress, stateOf } from "~/storefront/account/address-lines";
import type { TypedAddress } from "./address-form";

/** An address of the provider as the form's fields. */
export function typedAddress(address: PostalAddress): TypedAddress {
  const [street, ...more] = address.street ?? [];
  return {
    firstname: address.firstname ?? "",
    lastname: address.lastname ?? "",
    company: address.company ?? "",
    street: street ?? "",
    street_2: more.filter(Boolean).join(", "),
    city: address.city ?? "",
    region: stateOf(address),
    postcode: address.postcode ?? "",
    telephone: address.telephone ?? "",
  };
}

/** The form's fields as the provider takes them; `region` is the code of the state. */
export function addressInput({ street, street_2, company, ...rest }: TypedAddress) {
  return {
    ...rest,
    street: street_2 ? [street, street_2] : [street],
    company: company || null,
    country_code: "US" as const,
  };
}

/** The same for a cart. @param isSaved whether the customer's address book gets it as well */
export function cartAddressInput(address: TypedAddress, isSaved = false): CartAddressInput {
  return { ...addressInput(address), save_in_address_book: isSaved };
}
