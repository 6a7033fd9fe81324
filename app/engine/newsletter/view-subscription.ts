import type { EngineContext } from "../graphql/context";
import type { NewsletterSubscription } from "../graphql/resolvers.generated";
import { parseDetails } from "./newsletter-details";
import { readConfirmToken, readUnsubscribeToken } from "./newsletter-links";
import { findSubscriber } from "./subscriber";

/** The subscription that an email's link refers to; null when the link is forged or expired. */
export async function viewSubscription(
  { db, settings }: EngineContext,
  token: string,
): Promise<NewsletterSubscription | null> {
  const claims = readConfirmToken(settings, token) ?? readUnsubscribeToken(settings, token);
  const subscriber = claims && (await findSubscriber(db, claims));
  if (!subscriber) return null;
  const { email, status, requested_details } = subscriber;
  return { email, status, requested_details: requested_details ? parseDetails(requested_details) : null };
}
