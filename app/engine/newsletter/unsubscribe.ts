import type { EngineContext } from "../graphql/context";
import type { NewsletterResponse } from "../graphql/resolvers.generated";
import { readUnsubscribeToken } from "./newsletter-links";
import { lockSubscriber, setStatus } from "./subscriber";

/** Unsubscribes; repeating it has no effect and the same response. */
export async function unsubscribe(
  { db, settings }: EngineContext,
  token: string,
): Promise<NewsletterResponse> {
  const claims = readUnsubscribeToken(settings, token);
  if (!claims)
    return { error: true, message: "This link is incomplete. Please open it again from our email." };
  await db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, claims);
    if (subscriber && subscriber.status !== "unsubscribed")
      await setStatus(transaction, claims, { status: "unsubscribed", source: "email" });
  });
  return { error: false, message: "You're unsubscribed from our newsletter." };
}
