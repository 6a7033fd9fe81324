import { AddressBookDocument, type BookAddressFragment } from "~/provider/contract/documents.generated";
import { readRegions } from "~/storefront/checkout/address/read-regions.server";
import type { AccountVisit } from "../account-visit";
import type { AddAddressData } from "../add-address/page";
import { addressLines } from "../address-lines";
import type { EditAddressData } from "../edit-address/page";
import { noDeeper } from "../no-deeper.server";
import type { AddressEntry } from "./address-card";
import { typedAddress } from "./book-address";
import type { AddressBookData } from "./page";

/** All addresses of the customer, the default ones first. @throws Response 404 for a deeper address */
export async function readAddressBook(visit: AccountVisit): Promise<AddressBookData> {
  noDeeper(visit);
  const entries = (await readBook(visit)).addresses.map(entryOf);
  return { addresses: entries.sort((one, other) => defaultsOf(other) - defaultsOf(one)) };
}

/** What the form of a new address begins with. @throws Response 404 for a deeper address */
export async function readNewAddress(visit: AccountVisit): Promise<AddAddressData> {
  noDeeper(visit);
  const [regions, { firstname, lastname, addresses }] = await Promise.all([readRegions(), readBook(visit)]);
  const isFirst = addresses.length === 0;
  return {
    regions,
    defaults: { firstname, lastname, default_shipping: isFirst, default_billing: isFirst },
    isDefaultShipping: false,
    isDefaultBilling: false,
  };
}

/** The address to be changed. @throws Response 404 when the customer has none with that id */
export async function readAddressToEdit(visit: AccountVisit): Promise<EditAddressData> {
  const { orderId: id, subOrderId } = visit;
  const [regions, { addresses }] = await Promise.all([readRegions(), readBook(visit)]);
  const address = addresses.find((candidate) => String(candidate.id) === id);
  if (!address?.id || subOrderId !== undefined) throw new Response("Page Not Found", { status: 404 });
  return {
    id: address.id,
    regions,
    defaults: typedAddress(address),
    isDefaultShipping: address.default_shipping === true,
    isDefaultBilling: address.default_billing === true,
  };
}

async function readBook(visit: AccountVisit) {
  const { customer } = await visit.ask(AddressBookDocument, {});
  return {
    firstname: customer?.firstname ?? "",
    lastname: customer?.lastname ?? "",
    addresses: customer?.addresses?.flatMap((address) => address ?? []) ?? [],
  };
}

function entryOf(address: BookAddressFragment): AddressEntry {
  return {
    id: address.id ?? 0,
    lines: addressLines({ ...address, region: address.region?.region_code }),
    isDefaultShipping: address.default_shipping === true,
    isDefaultBilling: address.default_billing === true,
  };
}

function defaultsOf({ isDefaultShipping, isDefaultBilling }: AddressEntry): number {
  return 2 * Number(isDefaultShipping) + Number(isDefaultBilling);
}
