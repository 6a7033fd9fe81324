import type { EngineContext } from "../graphql/context";
import type { NewsletterResponse } from "../graphql/resolvers.generated";
import { parseDetails } from "./newsletter-details";
import { readConfirmToken } from "./newsletter-links";
import { startNewsletter } from "./start-newsletter";
import { confirmDetails, lockSubscriber } from "./subscriber";

const EXPIRED = "This link has expired or was already used. Please sign up for the newsletter again.";

/** Confirms a subscription, once, or new details of a subscribed address. The welcome email contains the sign-up offer unless the person had it before. */
export async function confirmNewsletter(
  { db, settings, wakeMail }: EngineContext,
  token: string,
): Promise<NewsletterResponse> {
  const claims = readConfirmToken(settings, token);
  if (!claims) return { error: true, message: EXPIRED };
  const message = await db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, claims);
    const details = parseDetails(subscriber?.requested_details ?? null);
    if (subscriber?.status === "subscribed") {
      if (subscriber.requested_details === null) return "You're already subscribed to our newsletter.";
      await confirmDetails(transaction, claims, details);
      return "Thank you! We've saved your details.";
    }
    if (subscriber?.status !== "pending") return null;
    const brought = await startNewsletter(transaction, settings, { ...claims, source: "email", details });
    return brought
      ? "Thank you! Your address is confirmed, and your code for 50% off is in your inbox."
      : "Thank you! Your address is confirmed.";
  });
  wakeMail();
  return message ? { error: false, message } : { error: true, message: EXPIRED };
}
