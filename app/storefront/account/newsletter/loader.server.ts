import { NewsletterConsentDocument, SubscriptionDocument } from "~/provider/contract/documents.generated";
import type { AccountVisit } from "../account-visit";
import { consentStep } from "./consent-text";

const STATES = ["none", "pending", "subscribed", "unsubscribed"] as const;

/** The state and history of the customer's consent. */
export async function loader(visit: AccountVisit) {
  const [{ customer }, extension] = await Promise.all([
    visit.ask(SubscriptionDocument, {}),
    visit.provider.attempt(NewsletterConsentDocument, {}),
  ]);
  const consent = extension.data?.customer?.newsletter;
  const status = consent?.status ?? (customer?.is_subscribed ? "subscribed" : "none");
  return {
    email: customer?.email ?? "",
    /** The next click then subscribes, without an email. */
    isAddressConfirmed: Boolean(customer?.email_confirmed_at),
    status: STATES.find((state) => state === status) ?? "none",
    /** The latest first; null when the provider keeps no history. */
    history: consent?.history ? consent.history.map(consentStep) : null,
  };
}

export type NewsletterData = Awaited<ReturnType<typeof loader>>;
