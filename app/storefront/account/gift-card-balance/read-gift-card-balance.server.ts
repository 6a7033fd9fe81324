import { SignedInCustomerDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { GiftCardBalanceData } from "./gift-card-balance-page";

/** @throws Response 404 for a deeper address */
export async function readGiftCardBalance(visit: RoomVisit): Promise<GiftCardBalanceData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SignedInCustomerDocument, {});
  return { email: customer?.email ?? "" };
}
