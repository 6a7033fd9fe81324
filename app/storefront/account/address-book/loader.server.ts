import type { BookAddressFragment } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { addressLines } from "../address-lines";
import { readAddresses } from "./read-addresses.server";

/** All addresses of the customer, the default ones first. */
export async function loader(visit: AccountVisit) {
  const entries = (await readAddresses(visit)).addresses.map(entryOf);
  return { addresses: entries.sort((one, other) => defaultsOf(other) - defaultsOf(one)) };
}

export type AddressBookData = Awaited<ReturnType<typeof loader>>;

function entryOf(address: BookAddressFragment) {
  return {
    id: address.id ?? 0,
    lines: addressLines(address),
    isDefaultShipping: address.default_shipping === true,
    isDefaultBilling: address.default_billing === true,
  };
}

export type AddressEntry = ReturnType<typeof entryOf>;

function defaultsOf({ isDefaultShipping, isDefaultBilling }: AddressEntry): number {
  return 2 * Number(isDefaultShipping) + Number(isDefaultBilling);
}
