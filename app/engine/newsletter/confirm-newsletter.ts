import type { EngineContext } from "../graphql/context";
import type { NewsletterResponse } from "../graphql/resolvers.generated";
import { readConfirmToken } from "./newsletter-links";
import { startNewsletter } from "./start-newsletter";
import { lockSubscriber } from "./subscriber";

const EXPIRED = "This link has expired or was already used. Please sign up for the newsletter again.";

/** Begins the newsletter, once; an email of welcome brings the sign-up offer unless the person had it before. */
export async function confirmNewsletter(
  { db, settings, wakeMail }: EngineContext,
  token: string,
): Promise<NewsletterResponse> {
  const claims = readConfirmToken(settings, token);
  if (!claims) return { error: true, message: EXPIRED };
  const message = await db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, claims);
    if (subscriber?.status === "subscribed") return "You're already subscribed to our newsletter.";
    if (subscriber?.status !== "pending") return null;
    const brought = await startNewsletter(transaction, settings, claims, "email");
    return brought
      ? "Thank you! Your address is confirmed, and your code for 50% off is in your inbox."
      : "Thank you! Your address is confirmed.";
  });
  wakeMail();
  return message ? { error: false, message } : { error: true, message: EXPIRED };
}
