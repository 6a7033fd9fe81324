import { confirmedEmailAt } from "../customers/email-confirmed";
import { requireCustomer } from "../customers/require-customer";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { NewsletterConsent } from "../graphql/resolvers.generated";
import { parseDetails } from "./newsletter-details";
import { isOwnSource, readSteps, withoutStrangersDetails } from "./newsletter-history";

/** Steps that change the subscription. */
const STATUS_AFTER: Record<string, string> = {
  asked: "pending",
  subscribed: "subscribed",
  unsubscribed: "unsubscribed",
};

/**
 * The current customer's consent, with its time and the details entered, unless a stranger may have entered them. Without
 * a confirmed address, earlier consent and all details given elsewhere are hidden: they may be another person's.
 * @throws GraphQLError of category authorization for guests
 */
export async function viewConsent(context: EngineContext): Promise<NewsletterConsent> {
  const customer = await requireCustomer(context);
  const { store_code, email } = customer;
  const all = await readSteps(context.db, { storeCode: store_code, email });
  const isConfirmed = confirmedEmailAt(customer) !== null;
  const steps = isConfirmed ? withoutStrangersDetails(all) : sinceOwnFirst(all, customer);
  const last = steps.find(({ kind }) => Object.hasOwn(STATUS_AFTER, kind))?.kind;
  return {
    status: last ? STATUS_AFTER[last] : "none",
    history: steps.map(({ kind, source, created_at, details }) => ({
      kind,
      source,
      created_at,
      details: details && (isConfirmed || isOwnSource(source)) ? parseDetails(details) : null,
    })),
  };
}

/** @param steps latest first */
function sinceOwnFirst(steps: Row<"newsletter_event">[], { created_at }: Row<"customer">) {
  const first = steps.findLastIndex((step) => isOwnSource(step.source) && step.created_at >= created_at);
  return steps.slice(0, first + 1);
}
