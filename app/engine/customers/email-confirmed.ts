import type { Row, Transaction } from "../database/schema";
import { adoptOrders } from "../orders/adopt-orders";

/** Step to run, in list order, once a customer's address is confirmed. */
type ConfirmedStep = (transaction: Transaction, customer: Row<"customer">) => Promise<void>;

const steps: ConfirmedStep[] = [adoptOrders];

/** When the customer confirmed the account's address, ISO 8601; null until then. */
export function confirmedEmailAt({ email_confirmed_at }: Pick<Row<"customer">, "email_confirmed_at">) {
  return email_confirmed_at;
}

/**
 * Confirms the account's address and runs the dependent steps; no effect when already confirmed. Called after every
 * proof of an address: a followed link, an entered code.
 */
export async function confirmEmailOf(transaction: Transaction, customerId: number): Promise<void> {
  const customer = await transaction
    .updateTable("customer")
    .set({ email_confirmed_at: new Date().toISOString() })
    .where("id", "=", customerId)
    .where("email_confirmed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (customer) await whenEmailConfirmed(transaction, customer);
}

/** Runs the steps for a customer whose address was just confirmed, or changed to a confirmed one. */
export async function whenEmailConfirmed(transaction: Transaction, customer: Row<"customer">): Promise<void> {
  for (const step of steps) await step(transaction, customer);
}
