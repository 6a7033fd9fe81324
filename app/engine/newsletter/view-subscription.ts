import type { EngineContext } from "../graphql/context";
import type { NewsletterSubscription } from "../graphql/resolvers.generated";
import { readConfirmToken, readUnsubscribeToken } from "./newsletter-links";
import { findSubscriber } from "./subscriber";

/** The subscription that an email's link refers to; null when the link is forged or expired. */
export async function viewSubscription(
  { db, settings }: EngineContext,
  token: string,
): Promise<NewsletterSubscription | null> {
  const claims = readConfirmToken(settings, token) ?? readUnsubscribeToken(settings, token);
  const subscriber = claims && (await findSubscriber(db, claims));
  return subscriber ? { email: subscriber.email, status: subscriber.status } : null;
}
