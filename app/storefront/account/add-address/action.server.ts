import { CreateAddressDocument } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { saveAddress } from "../address-book/save-address.server";

/** Adds the address to the book and shows it there. */
export async function action(visit: AccountVisit): Promise<Response> {
  return saveAddress(visit, (input) => visit.provider.attempt(CreateAddressDocument, { input }));
}
