import { SignedInCustomerDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { MyCreditsData } from "./my-credits-page";

/** @throws Response 404 for a deeper address */
export async function readMyCredits(visit: RoomVisit): Promise<MyCreditsData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SignedInCustomerDocument, {});
  return { email: customer?.email ?? "" };
}
