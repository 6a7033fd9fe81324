import { SavedAddressesDocument } from "~/provider/contract/documents.generated";
import { addressLines } from "../address-lines";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { AddAddressData } from "./add-address-page";
import type { AddressBookData } from "./address-book-page";
import type { EditAddressData } from "./edit-address-page";

/** All addresses of the customer. @throws Response 404 for a deeper address */
export async function readAddressBook(visit: RoomVisit): Promise<AddressBookData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SavedAddressesDocument, {});
  const addresses = customer?.addresses?.flatMap((address) => address ?? []) ?? [];
  return {
    addresses: addresses.map((address) => ({
      id: address.id ?? 0,
      lines: addressLines({ ...address, region: address.region?.region_code }),
    })),
  };
}

/** What the form for a new address begins with. @throws Response 404 for a deeper address */
export async function readNewAddress(visit: RoomVisit): Promise<AddAddressData> {
  noDeeper(visit);
  return { regions: [] };
}

/** The address to be changed. @throws Response 404 when the customer has none with that id */
export async function readAddressToEdit({ orderId }: RoomVisit): Promise<EditAddressData> {
  return { id: Number(orderId), regions: [] };
}
