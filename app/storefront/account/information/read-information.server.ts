import { SignedInCustomerDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { InformationData } from "./information-page";

/** What the customer told of themselves. @throws Response 404 for a deeper address */
export async function readInformation(visit: RoomVisit): Promise<InformationData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SignedInCustomerDocument, {});
  return { email: customer?.email ?? "" };
}
