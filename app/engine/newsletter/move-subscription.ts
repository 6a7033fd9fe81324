import type { Transaction } from "kysely";
import type { Database } from "../database/schema";
import { findSubscriber } from "./subscriber";

interface Move {
  storeCode: string;
  from: string;
  to: string;
}

/**
 * Lets a subscription and its history go along when a customer's address changes. What the new address has decided
 * itself stays; the former one then gets no more letters.
 */
export async function moveSubscription(
  transaction: Transaction<Database>,
  { storeCode, from, to }: Move,
): Promise<void> {
  const known = await findSubscriber(transaction, { storeCode, email: to });
  if (known) await forget(transaction, { storeCode, email: from });
  else await rename(transaction, { storeCode, from, to });
  if (!known) return;
  await transaction
    .updateTable("customer")
    .set({ is_subscribed: known.status === "subscribed" ? 1 : 0 })
    .where("store_code", "=", storeCode)
    .where("email", "=", to)
    .execute();
}

async function rename(transaction: Transaction<Database>, { storeCode, from, to }: Move): Promise<void> {
  for (const table of ["newsletter_subscriber", "newsletter_event"] as const) {
    await transaction
      .updateTable(table)
      .set({ email: to })
      .where("store_code", "=", storeCode)
      .where("email", "=", from)
      .execute();
  }
}

async function forget(
  transaction: Transaction<Database>,
  { storeCode, email }: { storeCode: string; email: string },
): Promise<void> {
  await transaction
    .deleteFrom("newsletter_subscriber")
    .where("store_code", "=", storeCode)
    .where("email", "=", email)
    .execute();
}
