import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import { type NewsletterDetails, storedDetails } from "./newsletter-details";
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

interface Change {
  status: SubscriberStatus;
  /** Where the change was made, such as "email". */
  source: string;
  /** Entered with it; with the status subscribed they are confirmed. */
  details?: NewsletterDetails;
  /** With the status pending: all details that then await confirmation; by default, those entered with it. */
  requested?: NewsletterDetails;
}

/**
 * Changes an address's subscription, including that of its customer. Whoever unsubscribes gets no text messages either,
 * and details that awaited confirmation no longer do.
 */
export async function setStatus(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
  { status, source, details = {}, requested = details }: Change,
): Promise<void> {
  const now = new Date().toISOString();
  await recordStep(db, { storeCode, email }, { kind: STEPS[status], source, details });
  await db
    .updateTable("newsletter_subscriber")
    .set({
      status,
      updated_at: now,
      requested_details: status === "pending" ? storedDetails(requested) : null,
      ...(status === "subscribed" && { confirmed_at: now, ...asColumns(details) }),
      ...(status === "unsubscribed" && { text_notifications: 0 }),
    })
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .execute();
  if (status !== "pending") await setOnCustomer(db, { storeCode, email }, status);
}

/** Stores details entered for a subscribed address, which await its owner's confirmation. */
export async function requestDetails(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
  details: NewsletterDetails,
): Promise<void> {
  await db
    .updateTable("newsletter_subscriber")
    .set({ requested_details: storedDetails(details), updated_at: new Date().toISOString() })
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .execute();
}

/** Replaces the details of a subscribed address by those its owner confirmed. */
export async function confirmDetails(
  db: Connection,
  { storeCode, email }: SubscriptionClaims,
  details: NewsletterDetails,
): Promise<void> {
  await recordStep(db, { storeCode, email }, { kind: "details-confirmed", source: "email", details });
  await db
    .updateTable("newsletter_subscriber")
    .set({ ...asColumns(details), requested_details: null, updated_at: new Date().toISOString() })
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .execute();
}

function asColumns({ text_notifications, ...texts }: NewsletterDetails) {
  return {
    ...texts,
    ...(text_notifications !== undefined && { text_notifications: text_notifications ? 1 : 0 }),
  };
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
