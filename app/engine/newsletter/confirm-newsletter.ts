import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { NewsletterResponse } from "../graphql/resolvers.generated";
import { detailsHash, parseDetails } from "./newsletter-details";
import { readConfirmToken } from "./newsletter-links";
import { startNewsletter } from "./start-newsletter";
import { confirmDetails, lockSubscriber } from "./subscriber";

const EXPIRED = rejection(
  "This link has expired or was already used. Please sign up for the newsletter again.",
);
const CHANGED = rejection(
  "The details changed after you opened this page. Please review them and confirm again.",
);

/**
 * Confirms a subscription, once, or new details of a subscribed address. The welcome email contains the sign-up offer
 * unless the person had it before.
 * @param reviewedHash of the details that the person reviewed (`detailsHash`); null confirms the address without details.
 *   An error when other details were entered since.
 */
export async function confirmNewsletter(
  { db, settings, wakeMail }: EngineContext,
  token: string,
  reviewedHash: string | null,
): Promise<NewsletterResponse> {
  const claims = readConfirmToken(settings, token);
  if (!claims) return EXPIRED;
  const response = await db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, claims);
    if (!subscriber || subscriber.status === "unsubscribed") return EXPIRED;
    if (reviewedHash !== null && reviewedHash !== detailsHash(subscriber.requested_details)) return CHANGED;
    const details = reviewedDetails(subscriber, reviewedHash);
    if (subscriber.status === "subscribed") {
      if (!details) return success("You're already subscribed to our newsletter.");
      await confirmDetails(transaction, claims, details);
      return success("Thank you! We've saved your details.");
    }
    const isOfferSent = await startNewsletter(transaction, settings, {
      ...claims,
      source: "email",
      details: details ?? {},
    });
    return success(
      isOfferSent
        ? "Thank you! Your address is confirmed, and your code for 50% off is in your inbox."
        : "Thank you! Your address is confirmed.",
    );
  });
  wakeMail();
  return response;
}

function reviewedDetails({ requested_details }: Row<"newsletter_subscriber">, reviewedHash: string | null) {
  return reviewedHash === null || requested_details === null ? null : parseDetails(requested_details);
}

function success(message: string): NewsletterResponse {
  return { error: false, message };
}

function rejection(message: string): NewsletterResponse {
  return { error: true, message };
}
