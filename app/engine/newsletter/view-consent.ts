import { requireCustomer } from "../customers/require-customer";
import type { EngineContext } from "../graphql/context";
import type { NewsletterConsent } from "../graphql/resolvers.generated";
import { readSteps } from "./newsletter-history";
import { findSubscriber } from "./subscriber";

/** What the asker has agreed to, and when. @throws GraphQLError of category authorization for guests */
export async function viewConsent(context: EngineContext): Promise<NewsletterConsent> {
  const { store_code, email } = await requireCustomer(context);
  const address = { storeCode: store_code, email };
  const [subscriber, steps] = await Promise.all([
    findSubscriber(context.db, address),
    readSteps(context.db, address),
  ]);
  return {
    status: subscriber?.status ?? "none",
    history: steps.map(({ kind, source, created_at }) => ({ kind, source, created_at })),
  };
}
