import type { EngineContext } from "../graphql/context";
import type { NewsletterSubscription } from "../graphql/resolvers.generated";
import { detailsHash, parseDetails } from "./newsletter-details";
import { readConfirmToken, readUnsubscribeToken } from "./newsletter-links";
import { findSubscriber } from "./subscriber";

/**
 * The subscription that an email's link refers to; null when the link is forged or expired. Only a confirmation link
 * shows the details that await confirmation: an unsubscribe link never expires, and is in emails that people forward.
 */
export async function viewSubscription(
  { db, settings }: EngineContext,
  token: string,
): Promise<NewsletterSubscription | null> {
  const confirmClaims = readConfirmToken(settings, token);
  const claims = confirmClaims ?? readUnsubscribeToken(settings, token);
  const subscriber = claims && (await findSubscriber(db, claims));
  if (!subscriber) return null;
  const { email, status, requested_details } = subscriber;
  if (!confirmClaims) return { email, status };
  return {
    email,
    status,
    requested_details: requested_details === null ? null : parseDetails(requested_details),
    details_hash: detailsHash(requested_details),
  };
}
