import type { Connection, Row } from "../database/schema";
import type { SubscriptionClaims } from "./newsletter-links";

/** asked: the double opt-in email was sent. */
export type NewsletterStep = "asked" | "subscribed" | "unsubscribed";

const MAX_SHOWN = 100;

/** Records a consent step of an address and where it was taken; call it in the step's transaction. */
export async function recordStep(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
  kind: NewsletterStep,
  source: string,
): Promise<void> {
  await db
    .insertInto("newsletter_event")
    .values({ store_code: storeCode, email, kind, source, created_at: new Date().toISOString() })
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
