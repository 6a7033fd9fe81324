import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { type NewsletterStep, recordStep } from "./newsletter-history";
import type { SubscriptionClaims } from "./newsletter-links";

type SubscriberStatus = "pending" | "subscribed" | "unsubscribed";

const STEPS: Record<SubscriberStatus, NewsletterStep> = {
  pending: "asked",
  subscribed: "subscribed",
  unsubscribed: "unsubscribed",
};

/** Undefined for an address that never requested emails. */
export function findSubscriber(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
): Promise<Row<"newsletter_subscriber"> | undefined> {
  return subscriberQuery(db, { storeCode, email }).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockSubscriber(
  db: Connection,
  claims: SubscriptionClaims,
): Promise<Row<"newsletter_subscriber"> | undefined> {
  return lockRows(db, subscriberQuery(db, claims)).executeTakeFirst();
}

/**
 * Changes an address's subscription, including that of its customer.
 * @param source where the change was made, such as "email"
 */
export async function setStatus(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
  status: SubscriberStatus,
  source: string,
): Promise<void> {
  const now = new Date().toISOString();
  await recordStep(db, { storeCode, email }, STEPS[status], source);
  await db
    .updateTable("newsletter_subscriber")
    .set({ status, updated_at: now, ...(status === "subscribed" && { confirmed_at: now }) })
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .execute();
  if (status !== "pending") await setOnCustomer(db, { storeCode, email }, status);
}

/** Stores on the customer with that address, if any, whether it is subscribed. */
export async function setOnCustomer(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
  status: "subscribed" | "unsubscribed",
): Promise<void> {
  await db
    .updateTable("customer")
    .set({ is_subscribed: status === "subscribed" ? 1 : 0 })
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .execute();
}

function subscriberQuery(db: Connection, { storeCode, email }: SubscriptionClaims) {
  return db
    .selectFrom("newsletter_subscriber")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("email", "=", email);
}
