import type { EngineContext } from "../graphql/context";
import type { NewsletterResponse } from "../graphql/resolvers.generated";
import { beginNewsletter } from "./begin-newsletter";
import { readConfirmToken } from "./newsletter-links";
import { lockSubscriber } from "./subscriber";

const EXPIRED = "This link is too old or was used before. Please ask for the newsletter again.";

/** Begins the newsletter, once; a letter of welcome brings the sign-up offer unless the person had it before. */
export async function confirmNewsletter(
  { db, settings, wakeMail }: EngineContext,
  token: string,
): Promise<NewsletterResponse> {
  const claims = readConfirmToken(settings, token);
  if (!claims) return { error: true, message: EXPIRED };
  const message = await db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, claims);
    if (subscriber?.status === "subscribed") return "You get our newsletter already.";
    if (subscriber?.status !== "pending") return null;
    const brought = await beginNewsletter(transaction, settings, claims, "letter");
    return brought
      ? "Thank you! Your address is confirmed, and your code for 50% off is in your mailbox."
      : "Thank you! Your address is confirmed.";
  });
  wakeMail();
  return message ? { error: false, message } : { error: true, message: EXPIRED };
}
