import { NewsletterConsentDocument, SubscriptionDocument } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { consentStep } from "./consent-words";
import type { NewsletterData } from "./page";

const STATES = ["none", "pending", "subscribed", "unsubscribed"] as const;

/** What the page of promotional consent shows. @throws Response 404 for a deeper address */
export async function readNewsletter(visit: AccountVisit): Promise<NewsletterData> {
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
