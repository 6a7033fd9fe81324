import type { Connection, Row } from "../database/schema";
import { type NewsletterDetails, storedDetails } from "./newsletter-details";
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

interface Step {
  kind: NewsletterStep;
  /** Where it was taken, such as "footer". */
  source: string;
  details?: NewsletterDetails;
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
