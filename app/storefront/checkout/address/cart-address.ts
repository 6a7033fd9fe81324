import type { CartAddressFragment, CartAddressInput } from "~/provider/contract/documents.generated";
import { addressLines } from "~/storefront/account/address-lines";
import type { TypedAddress } from "./address-form";

/** The address as the provider takes it. */
export function cartAddressInput(address: TypedAddress, isSaved = false): CartAddressInput {
  const { street, street_2, company, ...rest } = address;
  return {
    ...rest,
    street: street_2 ? [street, street_2] : [street],
    company: company || null,
    country_code: "US",
    save_in_address_book: isSaved,
  };
}

/** The cart's address as the form's fields. */
export function typedAddress(address: CartAddressFragment): TypedAddress {
  const [street, ...more] = address.street;
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company ?? "",
    street: street ?? "",
    street_2: more.filter(Boolean).join(", "),
    city: address.city,
    region: address.region?.code ?? "",
    postcode: address.postcode ?? "",
    telephone: address.telephone ?? "",
  };
}

/** The cart's address as it stands on a parcel, line by line. */
export function cartAddressLines(address: CartAddressFragment): string[] {
  return addressLines({ ...address, region: address.region?.code });
}
