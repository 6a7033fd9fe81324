import { SignedInCustomerDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { ReferAndEarnData } from "./refer-and-earn-page";

/** @throws Response 404 for a deeper address */
export async function readReferAndEarn(visit: RoomVisit): Promise<ReferAndEarnData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SignedInCustomerDocument, {});
  return { email: customer?.email ?? "" };
}
