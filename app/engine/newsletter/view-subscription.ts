import type { EngineContext } from "../graphql/context";
import type { NewsletterSubscription } from "../graphql/resolvers.generated";
import { readConfirmToken, readUnsubscribeToken } from "./newsletter-links";
import { findSubscriber } from "./subscriber";

/** What the page of an email's link shows; null when the link is forged or too old. */
export async function viewSubscription(
  { db, settings }: EngineContext,
  token: string,
): Promise<NewsletterSubscription | null> {
  const claims = readConfirmToken(settings, token) ?? readUnsubscribeToken(settings, token);
  const subscriber = claims && (await findSubscriber(db, claims));
  return subscriber ? { email: subscriber.email, status: subscriber.status } : null;
}
