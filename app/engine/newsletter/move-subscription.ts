import type { Transaction } from "../database/schema";
import type { SubscriptionClaims } from "./newsletter-links";
import { findSubscriber } from "./subscriber";

interface Move {
  storeCode: string;
  /** Null when the former address was never confirmed: its subscription may be somebody else's and stays. */
  from: string | null;
  to: string;
}

/**
 * Moves a subscription and its history when a customer's address changes. A decision already made for the new address
 * is kept; the former one gets no more emails.
 */
export async function moveSubscription(transaction: Transaction, { storeCode, from, to }: Move) {
  const existing = await findSubscriber(transaction, { storeCode, email: to });
  if (from !== null && !existing) return rename(transaction, { storeCode, from, to });
  if (from !== null) await deleteSubscription(transaction, { storeCode, email: from });
  await transaction
    .updateTable("customer")
    .set({ is_subscribed: existing?.status === "subscribed" ? 1 : 0 })
    .where("store_code", "=", storeCode)
    .where("email", "=", to)
    .execute();
}

const TABLES = ["newsletter_subscriber", "newsletter_event"] as const;

async function rename(transaction: Transaction, { storeCode, from, to }: Move & { from: string }) {
  for (const table of TABLES) {
    await transaction
      .updateTable(table)
      .set({ email: to })
      .where("store_code", "=", storeCode)
      .where("email", "=", from)
      .execute();
  }
}

/** Deletes the data of an address that no longer gets emails. */
export async function deleteSubscription(transaction: Transaction, { storeCode, email }: SubscriptionClaims) {
  for (const table of TABLES) {
    await transaction
      .deleteFrom(table)
      .where("store_code", "=", storeCode)
      .where("email", "=", email)
      .execute();
  }
}
