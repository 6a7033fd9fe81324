import { SignedInCustomerDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import type { NewsletterData } from "./newsletter-page";

/** What the room of promotional consent shows. */
export async function readNewsletter(visit: RoomVisit): Promise<NewsletterData> {
  noDeeper(visit);
  const { customer } = await visit.ask(SignedInCustomerDocument, {});
  return { email: customer?.email ?? "" };
}
