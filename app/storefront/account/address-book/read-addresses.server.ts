import { AddressBookDocument } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";

/** The customer's name and all addresses of their book. */
export async function readAddresses(visit: AccountVisit) {
  const { customer } = await visit.ask(AddressBookDocument, {});
  return {
    firstname: customer?.firstname ?? "",
    lastname: customer?.lastname ?? "",
    addresses: customer?.addresses?.flatMap((address) => address ?? []) ?? [],
  };
}
