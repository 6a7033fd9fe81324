import type { Connection, Row } from "../database/schema";
import { isPartOf, type NewsletterDetails, parseDetails, storedDetails } from "./newsletter-details";
import type { SubscriptionClaims } from "./newsletter-links";

/**
 * asked: the double opt-in email was sent. asked-again, asked-to-end: the same was requested, or the end, for a
 * subscribed address, which changes nothing by itself. details-confirmed: the owner confirmed details of the former.
 */
export type NewsletterStep =
  | "asked"
  | "subscribed"
  | "unsubscribed"
  | "asked-again"
  | "details-confirmed"
  | "asked-to-end";

/** Steps that anybody can cause by entering the address; their details are not yet confirmed. */
export const REQUEST_STEPS: NewsletterStep[] = ["asked", "asked-again", "asked-to-end"];

/** Sources that require being signed in to the account. */
const OWN_SOURCES = ["registration", "account"];

interface Step {
  kind: NewsletterStep;
  /** Where it was taken, such as "footer". */
  source: string;
  details?: NewsletterDetails;
}

/** Whether the step was taken in a customer's account, not by a visitor who entered its address. */
export function isOwnSource(source: string): boolean {
  return OWN_SOURCES.includes(source);
}

const MAX_SHOWN = 100;

/** Records a step in the consent of an address; call it in the step's transaction. */
export async function recordStep(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
  { kind, source, details = {} }: Step,
): Promise<void> {
  await db
    .insertInto("newsletter_event")
    .values({
      store_code: storeCode,
      email,
      kind,
      source,
      details: storedDetails(details),
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** The steps of an address, latest first, 100 at most. */
export function readSteps(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
): Promise<Row<"newsletter_event">[]> {
  return db
    .selectFrom("newsletter_event")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(MAX_SHOWN)
    .execute();
}

/**
 * The same steps without details that the owner of the address neither confirmed nor entered in the account: a stranger
 * may have entered them.
 */
export function withoutStrangersDetails(steps: Row<"newsletter_event">[]): Row<"newsletter_event">[] {
  const confirmed = steps.filter(({ kind }) => !isRequest(kind)).map(({ details }) => parseDetails(details));
  return steps.map((step) => {
    if (!isRequest(step.kind) || isOwnSource(step.source)) return step;
    const details = parseDetails(step.details);
    return confirmed.some((others) => isPartOf(details, others)) ? step : { ...step, details: null };
  });
}

function isRequest(kind: string): boolean {
  return REQUEST_STEPS.some((step) => step === kind);
}
