import { confirmedEmailAt } from "../customers/email-confirmed";
import { requireCustomer } from "../customers/require-customer";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { NewsletterConsent } from "../graphql/resolvers.generated";
import { readSteps } from "./newsletter-history";

/** Sources that require being signed in to the account. */
const OWN_SOURCES = ["registration", "account"];

const STATUS_AFTER: Record<string, string> = { asked: "pending" };

/**
 * The current customer's consent, with its time. Without a confirmed address, earlier consent given elsewhere is
 * hidden: it may be another person's.
 * @throws GraphQLError of category authorization for guests
 */
export async function viewConsent(context: EngineContext): Promise<NewsletterConsent> {
  const customer = await requireCustomer(context);
  const { store_code, email } = customer;
  const all = await readSteps(context.db, { storeCode: store_code, email });
  const steps = confirmedEmailAt(customer) ? all : sinceOwnFirst(all, customer);
  const last = steps.at(0)?.kind ?? "none";
  return {
    status: STATUS_AFTER[last] ?? last,
    history: steps.map(({ kind, source, created_at }) => ({ kind, source, created_at })),
  };
}

/** @param steps latest first */
function sinceOwnFirst(steps: Row<"newsletter_event">[], { created_at }: Row<"customer">) {
  const first = steps.findLastIndex(
    (step) => OWN_SOURCES.includes(step.source) && step.created_at >= created_at,
  );
  return steps.slice(0, first + 1);
}
