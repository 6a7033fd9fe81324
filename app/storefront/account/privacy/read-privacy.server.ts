import { SignedInCustomerDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { PrivacyData } from "./privacy-page";

/** What the privacy room shows. */
export async function readPrivacy(visit: RoomVisit): Promise<PrivacyData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SignedInCustomerDocument, {});
  return { email: customer?.email ?? "" };
}
