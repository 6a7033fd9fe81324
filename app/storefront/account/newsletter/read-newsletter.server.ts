import { NewsletterConsentDocument, SubscriptionDocument } from "~/provider/contract/documents.generated";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import { consentStep } from "./consent-words";
import type { NewsletterData } from "./newsletter-page";

const STATES = ["none", "pending", "subscribed", "unsubscribed"] as const;

/** What the room of promotional consent shows. @throws Response 404 for a deeper address */
export async function readNewsletter(visit: RoomVisit): Promise<NewsletterData> {
  noDeeper(visit);
  const [{ customer }, extension] = await Promise.all([
    visit.ask(SubscriptionDocument, {}),
    visit.provider.attempt(NewsletterConsentDocument, {}),
  ]);
  const consent = extension.data?.customer?.newsletter;
  const status = consent?.status ?? (customer?.is_subscribed ? "subscribed" : "none");
  return {
    email: customer?.email ?? "",
    status: STATES.find((known) => known === status) ?? "none",
    history: consent ? consent.history.map(consentStep) : null,
  };
}
