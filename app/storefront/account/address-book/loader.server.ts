import type { BookAddressFragment } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { addressLines } from "../address-lines";
import type { AddressEntry } from "./address-card";
import type { AddressBookData } from "./page";
import { readAddresses } from "./read-addresses.server";

/** All addresses of the customer, the default ones first. */
export async function loader(visit: AccountVisit): Promise<AddressBookData> {
  const entries = (await readAddresses(visit)).addresses.map(entryOf);
  return { addresses: entries.sort((one, other) => defaultsOf(other) - defaultsOf(one)) };
}

function entryOf(address: BookAddressFragment): AddressEntry {
  return {
    id: address.id ?? 0,
    lines: addressLines(address),
    isDefaultShipping: address.default_shipping === true,
    isDefaultBilling: address.default_billing === true,
  };
}

function defaultsOf({ isDefaultShipping, isDefaultBilling }: AddressEntry): number {
  return 2 * Number(isDefaultShipping) + Number(isDefaultBilling);
}
