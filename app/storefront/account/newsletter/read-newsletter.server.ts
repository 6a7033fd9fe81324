import { NewsletterConsentDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import { consentStep } from "./consent-words";
import type { NewsletterData } from "./newsletter-page";

const STATES = ["none", "pending", "subscribed", "unsubscribed"] as const;

/** What the room of promotional consent shows. @throws Response 404 for a deeper address */
export async function readNewsletter(visit: RoomVisit): Promise<NewsletterData> {
  noDeeper(visit);
  const { customer } = await visit.ask(NewsletterConsentDocument, {});
  const { status, history = [] } = customer?.newsletter ?? {};
  return {
    email: customer?.email ?? "",
    status: STATES.find((known) => known === status) ?? "none",
    history: history.map(consentStep),
  };
}
